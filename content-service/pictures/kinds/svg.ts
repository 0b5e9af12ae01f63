import { type PictureKind, PictureRefused, type Pixels } from './picture-kind.ts';

/** Maximum bytes of a drawing, since the site inlines it into pages. */
const MOST_BYTES = 64 * 1024;
/** Elements that execute or embed something, with any prefix. */
const FOREIGN = /^(?:\w+:)?(?:script|foreignobject|iframe|object|embed)$/i;
const NAME = /^[A-Za-z_][\w:.-]*/;

/** Starts of non-elements, with their ends. */
const ASIDE = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!DOCTYPE', '>'],
] as const;

/** End of the tag that begins at `at`, ignoring `>` within quoted values. */
function endOfTag(text: string, at: number): number {
  let quote = '';
  for (let next = at; next < text.length; next++) {
    const character = text[next] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return next;
  }
  throw new PictureRefused('markup');
}

/** The root tag of a drawing whose elements are properly nested; a single pass for any input. */
function rootOf(text: string): string {
  const open: string[] = [];
  let root: string | null = null;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const aside = ASIDE.find(([begin]) => text.startsWith(begin, at));
    if (aside !== undefined) {
      const end = text.indexOf(aside[1], at);
      // Entity declarations could expand a small file into a huge one.
      const declares = aside[0] === '<!DOCTYPE' && text.slice(at, end).includes('[');
      if (end === -1 || declares) throw new PictureRefused('markup');
      at = end + aside[1].length;
      continue;
    }
    const end = endOfTag(text, at);
    const tag = text.slice(at + 1, end);
    const closes = tag.startsWith('/');
    const name = NAME.exec(closes ? tag.slice(1) : tag)?.[0];
    if (name === undefined || (root !== null && open.length === 0)) throw new PictureRefused('markup');
    if (FOREIGN.test(name)) throw new PictureRefused('script');
    root ??= tag;
    if (closes ? open.pop() !== name : false) throw new PictureRefused('markup');
    if (!closes && !tag.endsWith('/')) open.push(name);
    at = end + 1;
  }
  if (root === null || open.length > 0 || !/^svg[\s/]?/.test(root)) throw new PictureRefused('markup');
  return root;
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']{1,100})["']`).exec(tag)?.[1]?.trim();

/** A length in pixels; undefined for another unit. */
const length = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(?:\.\d+)?(?:px)?$/.test(text) ? Math.round(Number.parseFloat(text)) : undefined;

function pixelsOf(root: string): Pixels {
  const [, , boxWidth, boxHeight] = (attribute(root, 'viewBox') ?? '').split(/[\s,]+/);
  const width = length(attribute(root, 'width')) ?? length(boxWidth);
  const height = length(attribute(root, 'height')) ?? length(boxHeight);
  if (width === undefined || height === undefined) throw new PictureRefused('markup');
  return { width, height };
}

/** The bytes as UTF-8 text; an empty text if invalid. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) throw new PictureRefused('markup');
    throw error;
  }
}

/** SVG: a drawing for icons. It is served in a sandbox, and pages only inline known elements. */
export const SVG: PictureKind = {
  contentType: 'image/svg+xml',
  begins: (bytes) => /^\uFEFF?\s*<(?:svg[\s>/]|\?xml|!--|!DOCTYPE\s+svg)/.test(head(bytes)),
  read: (bytes) => {
    if (bytes.byteLength > MOST_BYTES) throw new PictureRefused('drawing');
    return pixelsOf(rootOf(decode(bytes)));
  },
};

const head = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 200));
