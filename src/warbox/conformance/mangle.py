"""Notation spoilt on purpose: what a tired hand, a broken line or an ill-meaning stranger might send."""

from warbox.engine.sampler import Sampler

LETTERS = "ABCSIabcdefgh0123456789 -:,>#*?=\té٣\x00"


def pick(sampler: Sampler, size: int) -> int:
    return int(sampler.below(size)) if size else 0


def mangled_line(line: str, others: list[str], seats: list[str], sampler: Sampler) -> str:
    """A line of play with one thing wrong: a letter, a word, the seat, or the answer to another question."""
    seat, _, body = line.partition(": ")
    way = pick(sampler, 8)
    if way == 0:
        letters = [*seats, "*", "Z", "", " "]
        return f"{letters[pick(sampler, len(letters))]}: {body}"
    if way == 1 and others:
        return f"{seat}: {others[pick(sampler, len(others))].partition(': ')[2]}"
    if way == 2:
        return line.replace(":", "")
    if way == 3:
        return f"{seat}: " + " ".join([body] * (2 + pick(sampler, 2000)))
    return f"{seat}: {mangled_words(body, sampler)}"


def mangled_words(text: str, sampler: Sampler) -> str:
    """A text with one word dropped, doubled or moved, or one letter dropped, doubled or changed."""
    words = text.split(" ")
    place = pick(sampler, len(words))
    way = pick(sampler, 6)
    if way == 0:
        return " ".join(words[:place] + words[place + 1 :])
    if way == 1:
        return " ".join(words[: place + 1] + words[place:])
    if way == 2:
        word = words.pop(place)
        words.insert(pick(sampler, len(words) + 1), word)
        return " ".join(words)
    place = pick(sampler, len(text))
    letter = LETTERS[pick(sampler, len(LETTERS))]
    return text[:place] + ("" if way == 3 else letter) + text[place + (way != 4) :]


def mangled_position(text: str, others: list[str], sampler: Sampler) -> str:
    """A position with one to three things wrong: lines dropped, doubled, cut, spoilt or taken from another position."""
    for _ in range(1 + pick(sampler, 3)):
        lines = text.splitlines() or [""]
        place = pick(sampler, len(lines))
        way = pick(sampler, 8)
        if way == 0:
            del lines[place]
        elif way == 1:
            lines.insert(place, lines[pick(sampler, len(lines))])
        elif way == 2:
            lines[place] = lines[place][: pick(sampler, len(lines[place]))]
        elif way == 3:
            foreign = [line for line in others if line.partition(" ")[0] == lines[place].partition(" ")[0]]
            lines[place] = foreign[pick(sampler, len(foreign))] if foreign else ""
        elif way == 4:
            words = lines[place].split(" ")
            foreign = others[pick(sampler, len(others))].split(" ") if others else words
            words[pick(sampler, len(words))] = foreign[pick(sampler, len(foreign))]
            lines[place] = " ".join(words)
        else:
            lines[place] = mangled_words(lines[place], sampler)
        text = "\n".join(lines)
    return text + "\n"
