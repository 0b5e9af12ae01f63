/** Readers for values of untyped wire documents. Each returns null for a value that it cannot read. */

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The raw value at a dotted path; own properties only, undefined when any part is missing. */
export function valueAt(document: unknown, path: string): unknown {
  let node: unknown = document;
  for (const part of path.split('.')) {
    if (!isObject(node) || !Object.hasOwn(node, part)) return undefined;
    node = node[part];
  }
  return node;
}

/** A number, or a number written as text ("3" or "3.5"); else null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : null;
}

/** A text with content: not blank, and not 0 or -1, which mean "not filled in". */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text === '0' || text === '-1' ? null : text;
}

/** A code or id as text; null for 0 and -1. */
export const codeOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? textOf(String(value)) : textOf(value);

/** An object's own entry. */
export const entryOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** The languages of a localized text that have text. */
export function localizedOf(value: unknown): Readonly<Record<string, string>> | null {
  if (!isObject(value)) return null;
  const texts = Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return texts.length === 0 ? null : Object.fromEntries(texts);
}
