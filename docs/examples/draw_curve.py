"""Draw curves of maskable_ppo.py as one picture: python draw_curve.py broadsides.csv onboard.csv > ppo.svg"""

import csv
import sys
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP = 720, 340, 56, 24
COLOURS = ["#1f5f8b", "#b5482a", "#5b7f3a"]

curves = {}
for name in sys.argv[1:]:
    with Path(name).open(newline="") as file:
        curves[Path(name).stem] = [(float(row["minutes"]), float(row["points"])) for row in csv.DictReader(file)]
longest = max(minutes for points in curves.values() for minutes, _ in points)


def x(minutes):
    return LEFT + (WIDTH - LEFT - 130) * minutes / longest


def y(share):
    return TOP + (HEIGHT - TOP - 48) * (1 - share)


def text(place, height, words, anchor="middle", fill="#444"):
    return f'<text x="{place:.0f}" y="{height:.0f}" text-anchor="{anchor}" fill="{fill}">{words}</text>'


lines = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
]
for tenth in range(0, 11, 2):
    lines.append(
        f'<path d="M{LEFT} {y(tenth / 10):.1f}H{x(longest):.1f}" stroke="{"#999" if tenth == 0 else "#ddd"}"/>'
    )
    lines.append(text(LEFT - 8, y(tenth / 10) + 4, f"{tenth * 10} %", "end"))
lines.append(f'<path d="M{LEFT} {y(0.5):.1f}H{x(longest):.1f}" stroke="#888" stroke-dasharray="4 4"/>')
for minute in range(0, int(longest) + 1, max(1, round(longest / 8))):
    lines.append(text(x(minute), HEIGHT - 28, f"{minute}"))
lines.append(text((LEFT + x(longest)) / 2, HEIGHT - 8, "minutes of one core"))
lines.append(text(LEFT, TOP - 8, "points against random (a win 1, a draw half)", "start"))
for (name, points), colour in zip(curves.items(), COLOURS, strict=False):
    way = " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, share in points)
    lines.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
    lines.append(text(x(points[-1][0]) + 8, y(points[-1][1]) + 4, f"{name} {points[-1][1]:.0%}", "start", colour))
print("\n".join([*lines, "</svg>"]))
