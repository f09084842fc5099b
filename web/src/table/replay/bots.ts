// A record calls a bot by the id of its level. Nobody reads ids: before it is played again, and told in sentences, its
// bots get the names that they have at a table. Names prove nothing, so the record stays as good as it was.

import { say, words } from '../../words.svelte';
import { personOf } from '../faces/people';
import { botName } from '../names';

export function withBotNames(record: string): string {
  const end = record.indexOf('\n\n');
  const game = record.match(/^game (\S+)/m)?.[1] ?? '';
  const met: Record<string, number> = {};
  const header = record.slice(0, end).replace(/^name ([A-D]) (\S+)$/gm, (line, seat: string, name: string) => {
    const level = name.split(':')[0]!;
    const nth = (met[level] ??= 0);
    met[level] = nth + 1;
    const person = personOf(game, level, nth);
    if (person) return `name ${seat} ${person}`;
    return words.knows(`bot-${name}`) ? `name ${seat} ${say('table-bot-seat', { bot: botName(name), seat })}` : line;
  });
  return header + record.slice(end);
}
