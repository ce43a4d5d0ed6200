export type SoundName = "cannon" | "dice" | "step" | "clash" | "bell" | "sail" | "card" | "breach" | "end";

/** Small sounds made on the spot, nothing to load. Off until somebody wants them. */
class Sound {
  on = $state(localStorage.getItem("sound") === "on");
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem("sound", this.on ? "on" : "off");
    if (this.on) this.play("bell");
  }

  play(name: SoundName): void {
    if (!this.on) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    const start = context.currentTime;
    switch (name) {
      case "cannon":
        this.#noise(start, 0.7, 180, 0.9);
        this.#tone(start, 70, 0.35, 0.6, "sine", 35);
        break;
      case "dice":
        for (const delay of [0, 0.07, 0.13, 0.22]) this.#noise(start + delay, 0.04, 2600, 0.35);
        break;
      case "step":
        this.#noise(start, 0.06, 500, 0.4);
        break;
      case "sail":
        this.#noise(start, 0.5, 900, 0.12);
        break;
      case "clash":
        this.#tone(start, 1900, 0.25, 0.12, "square", 1500);
        this.#tone(start + 0.02, 2700, 0.3, 0.08, "triangle", 2300);
        break;
      case "card":
        this.#noise(start, 0.09, 3800, 0.22);
        this.#noise(start + 0.06, 0.05, 1400, 0.3);
        break;
      case "breach":
        this.#noise(start, 0.9, 420, 0.9);
        this.#tone(start, 110, 0.5, 0.5, "triangle", 40);
        for (const delay of [0.18, 0.27, 0.4]) this.#noise(start + delay, 0.07, 2200, 0.3);
        break;
      case "end":
        for (const [delay, hertz] of [[0, 392], [0.22, 494], [0.44, 587], [0.66, 784]] as const) this.#tone(start + delay, hertz, 0.7, 0.16, "triangle", hertz * 0.998);
        break;
      case "bell":
        this.#tone(start, 880, 0.9, 0.2, "sine", 878);
        this.#tone(start, 2210, 0.5, 0.07, "sine", 2205);
        break;
    }
  }

  #gain(start: number, seconds: number, volume: number): GainNode {
    const gain = this.#context!.createGain();
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
    gain.connect(this.#context!.destination);
    return gain;
  }

  #tone(start: number, hertz: number, seconds: number, volume: number, type: OscillatorType, end: number): void {
    const tone = this.#context!.createOscillator();
    tone.type = type;
    tone.frequency.setValueAtTime(hertz, start);
    tone.frequency.exponentialRampToValueAtTime(end, start + seconds);
    tone.connect(this.#gain(start, seconds, volume));
    tone.start(start);
    tone.stop(start + seconds);
  }

  #noise(start: number, seconds: number, hertz: number, volume: number): void {
    const context = this.#context!;
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    const source = context.createBufferSource();
    source.buffer = buffer;
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = hertz;
    source.connect(filter);
    filter.connect(this.#gain(start, seconds, volume));
    source.start(start);
  }
}

export const sound = new Sound();
