/** How this person likes to play: kept by the browser. */
class Habits {
  skips = $state(localStorage.getItem("siegestorm.skips") === "yes"); // steps in which nothing can be done go on by themselves

  toggle(): void {
    this.skips = !this.skips;
    localStorage.setItem("siegestorm.skips", this.skips ? "yes" : "no");
  }
}

export const habits = new Habits();
