"""A small set of rows in which every two values of two columns meet."""

import itertools
import random


def rows(columns, seed):
    """Greedy: of some random rows, always the one that brings the most new pairs.

    `columns` maps a name to its values; the same seed gives the same rows.
    """
    dice = random.Random(seed)
    names = list(columns)
    missing = {
        frozenset([(a, x), (b, y)])
        for a, b in itertools.combinations(names, 2)
        for x in columns[a]
        for y in columns[b]
    }
    chosen = []
    while missing:
        # One missing pair is in every candidate, so each round makes progress.
        wanted = dict(min(missing, key=sorted))
        candidates = [
            {name: wanted.get(name) or dice.choice(columns[name]) for name in names} for _ in range(50)
        ]
        best = max(candidates, key=lambda row: len(missing & met(row)))
        missing -= met(best)
        chosen.append(best)
    return chosen


def met(row):
    """The pairs of values that meet in a row."""
    return {frozenset(pair) for pair in itertools.combinations(row.items(), 2)}
