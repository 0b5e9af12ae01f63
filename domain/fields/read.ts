/** Values of wire documents, which come untyped: every reader answers null for what it cannot read. */

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

/** A number, also when it comes as text ("3" or "3.5"); else null. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value.trim()) ? Number(value) : null;
}

/** A text that says something: not blank, and neither of the figures that stand for "not filled in". */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' || text === '0' || text === '-1' ? null : text;
}

/** A code or an id, as text; 0 and -1 are none. */
export const codeOf = (value: unknown): string | null =>
  typeof value === 'number' && Number.isFinite(value) ? textOf(String(value)) : textOf(value);

/** An object's own entry. */
export const entryOf = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Several languages' texts, as far as they are texts. */
export function localizedOf(value: unknown): Readonly<Record<string, string>> | null {
  if (!isObject(value)) return null;
  const texts = Object.entries(value).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  return texts.length === 0 ? null : Object.fromEntries(texts);
}
