"""Learn to beat a player of the box: python maskable_ppo.py broadsides --minutes 15 --out curve.csv

pip install 'warbox[gym]' torch sb3-contrib. The curve has the share of points (a win 1, a draw half) against the
opponent, in games that are not learned from, each seat in turn. All is done in one process; minutes are those
of its processor, so that a busy machine learns as much in them as an idle one.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from warbox.adapters.gym import WarboxEnv

SLOTS, COLUMNS = 512, 1024
TABLES = 4


def make(slug, opponent, seed):
    def made():
        env = WarboxEnv(slug, opponent, shaping=1.0, slots=SLOTS, columns=COLUMNS)
        env.reset(seed=seed)
        return env

    return made


def win_rate(model, slug, opponent, games, seed):
    """The share of points in so many games: a draw is half of one."""
    env = WarboxEnv(slug, opponent, slots=SLOTS, columns=COLUMNS)
    points = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=seed if game == 0 else None)
        over = cut = False
        while not (over or cut):
            number, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, cut, _ = env.step(int(number))
        points += (reward + 1) / 2
    return points / games


class Curve(BaseCallback):
    """Measures every so many seconds, writes the curve, stops when the time is up."""

    def __init__(self, slug, opponent, minutes, every, games, file):
        super().__init__()
        self.slug, self.opponent, self.games = slug, opponent, games
        self.seconds, self.every, self.file = minutes * 60, every, file
        self.began = self.last = time.process_time()

    def measure(self):
        rate = win_rate(self.model, self.slug, self.opponent, self.games, seed=10**6)
        row = [round((time.process_time() - self.began) / 60, 2), self.num_timesteps, round(rate, 3)]
        print(*row, flush=True)
        with self.file.open("a", newline="") as out:
            csv.writer(out).writerow(row)

    def _on_training_start(self):
        with self.file.open("w", newline="") as out:
            csv.writer(out).writerow(["minutes", "steps", "points"])
        self.measure()

    def _on_step(self):
        now = time.process_time()
        if now - self.last > self.every:
            self.last = now
            self.measure()
        return now - self.began < self.seconds

    def _on_training_end(self):
        self.measure()


if __name__ == "__main__":
    arguments = argparse.ArgumentParser()
    arguments.add_argument("game")
    arguments.add_argument("--opponent", default="random")
    arguments.add_argument("--minutes", type=float, default=15)
    arguments.add_argument("--every", type=float, default=60, help="seconds between measurements")
    arguments.add_argument("--games", type=int, default=100, help="in a measurement")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("curve.csv"))
    given = arguments.parse_args()
    torch.set_num_threads(1)
    np.random.seed(given.seed)
    tables = DummyVecEnv([make(given.game, given.opponent, given.seed + place) for place in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=512,
        batch_size=128,
        n_epochs=6,
        learning_rate=7e-4,
        gamma=0.99,
        gae_lambda=0.95,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
    )
    curve = Curve(given.game, given.opponent, given.minutes, given.every, given.games, given.out)
    model.learn(10**9, callback=curve)
    model.save(given.out.with_suffix(""))
