"""Learn to beat a player of the box: python maskable_ppo.py broadsides --minutes 15 --out broadsides.csv

pip install 'warbox[gym]' torch sb3-contrib. Many tables learn side by side (`warbox.adapters.vector`), in one process
and on one core; minutes are those of its processor, so that a busy machine learns as much in them as an idle one. The
curve has the share of points (a win 1, a draw half) against the opponent in games that are not learned from, as many
from each seat. At the end more games are played: the share of those that were won is printed with its 95 % interval.
"""

import argparse
import csv
import time
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from warbox.adapters.vector import VectorEnv
from warbox.lab.statistics import wilson

SLOTS, COLUMNS = 512, 1024
TABLES = 32
LONGEST = 2000  # answers in a measured game


class Tables(VecEnv):
    """The vector environment as Stable-Baselines3 wants it."""

    def __init__(self, slug, opponent, seed):
        self.tables = VectorEnv(slug, TABLES, opponent, shaping=1.0, slots=SLOTS, columns=COLUMNS)
        self.render_mode = None
        super().__init__(TABLES, self.tables.single_observation_space, self.tables.single_action_space)
        self.first = seed

    def reset(self):
        seen, _ = self.tables.reset(seed=self.first)
        return seen

    def step_async(self, actions):
        self.actions = actions

    def step_wait(self):
        seen, rewards, over, cut, info = self.tables.step(self.actions)
        told = [{} for _ in range(TABLES)]
        for place in np.flatnonzero(over | cut):
            last = info["final_obs"][place]
            told[place] = {"terminal_observation": last, "TimeLimit.truncated": bool(cut[place])}
        return seen, rewards.astype(np.float32), over | cut, told

    def env_method(self, method_name, *arguments, indices=None, **named):
        return getattr(self.tables, method_name)(*arguments, **named)  # action_masks: a row for each table

    def has_attr(self, attr_name):
        return hasattr(self.tables, attr_name)

    def get_attr(self, attr_name, indices=None):
        return [getattr(self, attr_name)] * TABLES

    def set_attr(self, attr_name, value, indices=None):
        setattr(self, attr_name, value)

    def env_is_wrapped(self, wrapper_class, indices=None):
        return [False] * TABLES

    def close(self):
        pass


def results(model, slug, opponent, games, seed):
    """What so many games paid, as many from each seat: 1 a win, 0 a draw or no end, -1 a loss."""
    letters = VectorEnv(slug, 1).setting.letters
    paid = []
    for letter in letters:
        count = games // len(letters)
        tables = VectorEnv(slug, count, opponent, letter, most=LONGEST, slots=SLOTS, columns=COLUMNS)
        seen, info = tables.reset(seed=seed)
        found = np.full(count, np.nan)
        while np.isnan(found).any():
            numbers, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, rewards, over, cut, info = tables.step(numbers)
            first = (over | cut) & np.isnan(found)  # a table that is done plays on, and is not looked at
            found[first] = rewards[first]
        paid += found.tolist()
    return np.array(paid)


class Curve(BaseCallback):
    """Measures every so many seconds, writes the curve, stops when the time is up."""

    def __init__(self, slug, opponent, minutes, every, games, file):
        super().__init__()
        self.slug, self.opponent, self.games = slug, opponent, games
        self.seconds, self.every, self.file = minutes * 60, every, file
        self.began = self.last = time.process_time()

    def measure(self):
        points = (results(self.model, self.slug, self.opponent, self.games, seed=10**6) + 1) / 2
        minutes = (time.process_time() - self.began) / 60  # measuring counts
        row = [round(minutes, 2), self.num_timesteps, round(points.mean(), 3)]
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
    arguments.add_argument("--last", type=int, default=400, help="games in the last measurement")
    arguments.add_argument("--gamma", type=float, default=0.9, help="what a point is worth an answer later")
    arguments.add_argument("--trace", type=float, default=0.6, help="how far back an answer is praised: GAE's lambda")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--out", type=Path, default=Path("curve.csv"))
    given = arguments.parse_args()
    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        Tables(given.game, given.opponent, given.seed),
        n_steps=64,
        batch_size=128,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=given.gamma,
        gae_lambda=given.trace,
        ent_coef=0.003,
        policy_kwargs={"net_arch": [64, 64]},
        seed=given.seed,
    )
    curve = Curve(given.game, given.opponent, given.minutes, given.every, given.games, given.out)
    model.learn(10**9, callback=curve)
    model.save(given.out.with_suffix(""))
    paid = results(model, given.game, given.opponent, given.last, seed=2 * 10**6)
    wins, losses = int((paid > 0).sum()), int((paid < 0).sum())
    rate = wilson(wins, len(paid))
    print(f"{wins} won, {losses} lost, {len(paid) - wins - losses} drawn or cut short:", end=" ")
    print(f"{rate.rate:.1%} won, from {rate.low:.1%} to {rate.high:.1%}")
