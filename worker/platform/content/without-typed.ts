/** Shortest text that is removed, characters: shorter ones are codes and common words. */
const SHORTEST = 3;

/** All texts in a value, longest first, because a text must be replaced before one that it contains. */
const textsWithin = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
};

/** Forms in which a text may occur in an answer: plain, in JSON, and in an address. */
const spellings = (text: string): readonly string[] => {
  const trimmed = text.trim();
  return [text, trimmed, JSON.stringify(trimmed).slice(1, -1), encodeURIComponent(trimmed.toWellFormed())];
};

/**
 * An error answer for the log without the visitor's input, which services often quote. Each text of the sent body
 * becomes an ellipsis, in upper or lower case.
 */
export function withoutTyped(answer: string, sent: unknown): string {
  const typed = [...new Set(textsWithin(sent).flatMap(spellings))]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  return typed.reduce((left, text) => {
    const written = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return left.replaceAll(new RegExp(written, 'giu'), () => '…');
  }, answer);
}
