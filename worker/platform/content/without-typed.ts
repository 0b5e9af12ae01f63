/** Shorter texts are codes and words of everybody's: taking them out would leave nothing to read. */
const SHORTEST = 3;

/** All texts in a value, long ones first: a text that contains another must be replaced before it. */
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
 * An error answer for the log, without the visitor's input, because services quote what they refuse. Each
 * text of the sent body becomes an ellipsis, in any case.
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
