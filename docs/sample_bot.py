"""A player for Mastaba's arena: it never passes a chance by, and is otherwise guided by luck.

    mastaba arena kheops --seats "exec:python3 docs/sample_bot.py,apprentice" --games 10

docs/bot-protocol.md says what goes over the lines.
"""

import json
import random
import sys

random.seed(1)

for line in sys.stdin:
    question = json.loads(line)
    legal = question["legal"]
    # Every legal action is a text; this player knows no game, only that doing something beats doing nothing.
    lively = [action for action in legal if action not in ("pass", "end", "done", "none", "no")]
    print(random.choice(lively or legal), flush=True)
