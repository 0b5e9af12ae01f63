const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, ''],
  [/<\/(p|div|h[1-6]|ul|ol|tr)\s*>/gi, '\n\n'],
  [/<(br|li)\b[^>]*>/gi, '\n'],
  [/<\/?[a-z][^>]*>/gi, ''],
];
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euml: 'ë',
  iuml: 'ï',
  sup2: '²',
};

const fromCode = (code: number): string =>
  code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';

const decodeEntity = (whole: string, body: string): string => {
  if (/^#x/i.test(body)) return fromCode(Number.parseInt(body.slice(2), 16));
  if (body.startsWith('#')) return fromCode(Number.parseInt(body.slice(1), 10));
  return ENTITIES[body.toLowerCase()] ?? whole;
};

/**
 * Text of an agency without markup: listings systems export HTML, and the page shows plain words.
 * The result is escaped like any other text when it is rendered.
 */
export function plainText(text: string): string {
  const stripped = MARKUP.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
  return stripped.replace(/&(#x?[0-9a-f]{1,6}|[a-z0-9]{2,8});/gi, decodeEntity);
}

/** Paragraphs of a text: blank lines part them, single line ends become spaces. */
export const paragraphsOf = (text: string): string[] =>
  plainText(text)
    .split(/\r?\n[ \t]*(?:\r?\n)+/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');

/** The first `limit` characters of a text at a word's end, for descriptions in search engines. */
export function excerpt(text: string, limit = 160): string {
  const line = plainText(text).replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).replace(/[\s,.;:–-]+$/, '')}…`;
}
