// Legal texts that what was typed may become: those that begin with it first, then those that have all its words.

const MOST = 40;

export function completions(legal: readonly string[], typed: string): string[] {
  const start = typed.trimStart().replace(/\s+/g, ' ').toLowerCase();
  const beginning = legal.filter((text) => text.toLowerCase().startsWith(start));
  const words = start.split(' ').filter(Boolean);
  const holding = legal.filter((text) => {
    const lower = text.toLowerCase();
    return !lower.startsWith(start) && words.every((word) => lower.includes(word));
  });
  return [...beginning, ...holding].slice(0, MOST);
}
