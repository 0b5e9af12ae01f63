/** Shortest text that is removed, characters: shorter ones are codes and common words. */
const SHORTEST = 3;
/** Beginning of a text by which it is found: engines refuse expressions of some hundred thousand characters. */
const BEGINNING = /^.{1,1000}/su;

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
 * becomes an ellipsis, in upper or lower case; with a long one, so does all that follows.
 */
export function withoutTyped(answer: string, sent: unknown): string {
  const typed = [...new Set(textsWithin(sent).flatMap(spellings))]
    .filter((text) => text.length >= SHORTEST)
    .toSorted((a, b) => b.length - a.length);
  return typed.reduce((left, text) => {
    const [begins = ''] = BEGINNING.exec(text) ?? [];
    const written = begins.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const all = begins === text ? written : `${written}.*`;
    return left.replaceAll(new RegExp(all, 'gisu'), () => '…');
  }, answer);
}
