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
  return Object.hasOwn(ENTITIES, body.toLowerCase()) ? (ENTITIES[body.toLowerCase()] ?? whole) : whole;
};

/**
 * An agency's text without markup: listing systems export HTML, and pages show plain text. The result is not
 * safe HTML: it is escaped like any other text when rendered.
 */
export function plainText(text: string): string {
  const stripped = MARKUP.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
  return stripped.replace(/&(#x?[0-9a-f]{1,6}|[a-z0-9]{2,8});/gi, decodeEntity);
}
