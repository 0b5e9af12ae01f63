/** An element of a small XML document; text is left out, because our drawings contain none. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
}

/** Upper limits, larger than any icon; a larger document is not read. */
const LIMITS = { characters: 200_000, elements: 4000, depth: 48 } as const;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (_, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return character(Number.parseInt(hex, 16));
      if (decimal !== undefined) return character(Number.parseInt(decimal, 10));
      return name !== undefined && Object.hasOwn(ENTITIES, name) ? (ENTITIES[name] ?? '') : '';
    },
  );

/**
 * Parts skipped between elements: instructions, comments, character data, and a DOCTYPE without an internal
 * subset.
 */
const ASIDE = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<!DOCTYPE[^<>[\]]*>|[^<]+/iy;
const OPENING = /<([a-z_][\w:.-]*)/iy;
const ATTRIBUTE = /\s+([a-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/iy;
const END_OF_OPENING = /\s*(\/?)>/y;
const CLOSING = /<\/([a-z_][\w:.-]*)\s*>/iy;

interface Open {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: Open[];
}

/**
 * Reads well-formed XML into a tree without the browser's parsers, which Trusted Types forbid. Null when the
 * text is not well-formed, has a DOCTYPE with declarations of its own, or is too large.
 */
export const readXml = (text: string): XmlElement | null => {
  if (text.length > LIMITS.characters) return null;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let root: Open | null = null;
  let elements = 0;
  const path: Open[] = [];
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < text.length) {
    const aside = take(ASIDE);
    if (aside) {
      const [words] = aside;
      if (path.length === 0 && !words.startsWith('<') && words.trim() !== '') return null;
      continue;
    }
    const closing = take(CLOSING);
    if (closing) {
      if (path.pop()?.name !== closing[1]) return null;
      continue;
    }
    const name = take(OPENING)?.[1];
    const parent = path.at(-1);
    elements += 1;
    if (name === undefined || (root !== null && parent === undefined)) return null;
    if (elements > LIMITS.elements || path.length >= LIMITS.depth) return null;
    const element: Open = { name, attributes: new Map(), children: [] };
    for (let found = take(ATTRIBUTE); found; found = take(ATTRIBUTE)) {
      const [, key = '', double, single] = found;
      if (element.attributes.has(key)) return null;
      element.attributes.set(key, decoded(double ?? single ?? ''));
    }
    const end = take(END_OF_OPENING);
    if (!end) return null;
    if (parent) parent.children.push(element);
    else root = element;
    if (end[1] === '') path.push(element);
  }
  return path.length === 0 ? root : null;
};
