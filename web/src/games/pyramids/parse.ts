// The notation of decisions.

export type Action =
  | { kind: 'keep'; cards: [number, number] }
  | { kind: 'mark' | 'bonus'; card: number; cells: string[] }
  | { kind: 'take'; card: number | 'deck' };

export function parse(text: string): Action {
  const [kind = '', ...rest] = text.split(' ');
  switch (kind) {
    case 'keep':
      return { kind, cards: [Number(rest[0]), Number(rest[1])] };
    case 'mark':
    case 'bonus':
      return { kind, card: Number(rest[0]), cells: rest.slice(1) };
    case 'take':
      return { kind, card: rest[0] === 'deck' ? 'deck' : Number(rest[0]) };
    default:
      throw new Error(`no action of this game: ${text}`);
  }
}
