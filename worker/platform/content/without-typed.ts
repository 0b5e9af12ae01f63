/** Shorter texts are codes and words of everybody's: taking them out would leave nothing to read. */
const SHORTEST = 3;

/** Every text within a value, long ones first: what holds another must go before it. */
const textsWithin = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsWithin);
};

/** As a text may stand in an answer: by itself, within JSON, and on an address. */
const spellings = (text: string): readonly string[] => {
  const trimmed = text.trim();
  return [text, trimmed, JSON.stringify(trimmed).slice(1, -1), encodeURIComponent(trimmed.toWellFormed())];
};

/**
 * An answer for the log, without what the visitor typed: services quote what they refuse. Each text of the body that
 * was sent becomes an ellipsis, whatever its case.
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
