/**
 * Texts in paths of the content service. Each kind has its allow-list; anything else is refused before a
 * call is made (contract, "Conventions").
 */
import { type EstateId, parseEstateId } from '#domain/estate-id.ts';
import type { Locale } from '#domain/locale.ts';
import { isSegment } from '#domain/path-segment.ts';
import { NotFound } from '../errors/app-error.ts';

/** A checked and encoded part of a path; only the functions below make one. */
export interface Segment {
  readonly encoded: string;
  /** Whether it gives access to something, so that logs must not contain it. */
  readonly secret?: boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{16,128}$/;
const SLUG = /^[A-Za-z0-9_-]{1,64}$/;
const HOSTNAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const MAX_PAGE_URL = 300;

export const isSlug = (text: string): boolean => SLUG.test(text);
/** Whether it is a DNS name in lower case; an IPv4 address is not. */
export const isHostname = (text: string): boolean => HOSTNAME.test(text) && !IPV4.test(text);
/** The address of a page within its language: segments without dots, slashes or control characters. */
export const isPageUrl = (url: string): boolean =>
  url.length <= MAX_PAGE_URL && url.split('/').every(isSegment);

function segment(kind: string, valid: boolean, text: string): Segment {
  if (!valid) throw new NotFound(`refused as ${kind}: ${JSON.stringify(text.slice(0, 80))}`);
  return { encoded: encodeURIComponent(text) };
}

/** Id of a site, name of a menu or of an asset: `[A-Za-z0-9_-]{1,64}`. Throws NotFound. */
export const slugSegment = (text: string): Segment => segment('slug', isSlug(text), text);
/** A token from a mail. Throws NotFound, without repeating it. */
export function tokenSegment(text: string): Segment {
  if (!TOKEN.test(text)) throw new NotFound('refused as token');
  return { encoded: text, secret: true };
}
/** An estate id in the format of its source. Throws NotFound. */
export const estateSegment = (id: EstateId): Segment =>
  segment('estate id', parseEstateId(id.id)?.source === id.source, id.id);
/** Throws NotFound. */
export const hostnameSegment = (text: string): Segment => segment('hostname', isHostname(text), text);
/** One segment even when the page's address has slashes, which are encoded. Throws NotFound. */
export const pageUrlSegment = (text: string): Segment => segment('page url', isPageUrl(text), text);
export const localeSegment = (locale: Locale): Segment => ({ encoded: locale });

/** A path of the content service; only made by the tag below. */
export interface ContentPath {
  readonly path: string;
  /** The path for logs, without secrets. */
  readonly shown: string;
}

const filled = (parts: TemplateStringsArray, texts: readonly string[]): string =>
  parts.map((part, index) => part + (texts[index] ?? '')).join('');

/** Tag: contentPath`/sites/${slugSegment(id)}/pages/`; accepts only checked segments. */
export const contentPath = (parts: TemplateStringsArray, ...segments: readonly Segment[]): ContentPath => ({
  path: filled(
    parts,
    segments.map(({ encoded }) => encoded),
  ),
  shown: filled(
    parts,
    segments.map(({ encoded, secret }) => (secret === true ? '…' : encoded)),
  ),
});
