import type { Locale } from '#domain/locale.ts';
import { PICTURE_WIDTHS, type PictureWidth } from '#domain/picture-widths.ts';
import { localizedIn } from '#domain/text.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { foreign } from '#domain/worded.ts';
import type { Picture } from '#wire/picture.ts';
import { encodeText } from './base64url.ts';
import type { HostRule } from './picture-hosts.ts';
import { readForeignUrl, readPictureUrl } from './proxy-address.ts';

const ASSET_NAME = /^[A-Za-z0-9_-]{1,64}$/;
/** Parameter with the hash of a picture's content, so that a replaced one has another address. */
export const HASH_PARAMETER = 'v';
/** Assumed for a picture without a size: 3 by 2, like most photographs of estates. */
const UNKNOWN_SIZE = { width: 1600, height: 1067 } as const;
/** Widest candidate where a picture does not fill the screen, px. */
const USUAL_MAX: PictureWidth = 1600;
/** For browsers without srcset. */
const PLAIN_WIDTH: PictureWidth = 800;

/** The page's site: its language, and the foreign hosts whose pictures may be shown. */
export interface PictureContext {
  readonly locale: Locale;
  readonly allowsHost: HostRule;
}

interface PictureOptions {
  /** Fills the screen: offered up to 2400 px if the original is that wide. */
  readonly hero?: boolean;
}

interface Candidate {
  readonly href: string;
  /** Real width in px, for srcset. */
  readonly width: number;
}

const isSize = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 1 && value <= 50_000;

function sizeOf({ width, height }: Picture): { readonly width: number; readonly height: number } {
  return isSize(width) && isSize(height)
    ? { width: Math.round(width), height: Math.round(height) }
    : UNKNOWN_SIZE;
}

/** Hash part of an address; empty when the content has no hash. */
export const hashQuery = (hash: string | null | undefined): string =>
  hash ? `?${HASH_PARAMETER}=${hash.toLowerCase()}` : '';

/** The site's own address of a picture in a width; contains the hash of its content if known. */
export const assetAddress = (name: string, width: PictureWidth, hash?: string | null): string =>
  `/media/${width}/${name}.webp${hashQuery(hash)}`;
/** The site's own address of a drawing that may be built into a page. */
export const iconAddress = (name: string): string => `/media/icon/${name}.svg`;
const proxyAddress = (url: URL, width: PictureWidth): string =>
  `/media/proxy/${width}/${encodeText(url.href)}`;

/** Real width of the file that is served for a requested width: the first that is large enough, or the largest. */
const servedWidth = ({ widths }: Picture, asked: PictureWidth, originalWidth: number): number =>
  Math.min(widths?.find((width) => width >= asked) ?? asked, originalWidth);

/** Widths up to the first that is as large as the original. */
const usefulWidths = (originalWidth: number, max: PictureWidth): PictureWidth[] =>
  PICTURE_WIDTHS.filter((width, index) => width <= max && (PICTURE_WIDTHS[index - 1] ?? 0) < originalWidth);

/** All widths below the original's, and the first that contains all of it; each file once. */
function assetCandidates(picture: Picture, originalWidth: number, max: PictureWidth): Candidate[] {
  const candidates = usefulWidths(originalWidth, max).map((asked) => ({
    href: assetAddress(picture.file, asked, picture.hash),
    width: servedWidth(picture, asked, originalWidth),
  }));
  return candidates.filter(({ width }, index) => width !== candidates[index + 1]?.width);
}

/** Foreign pictures that are stored here have our widths. */
const cachedCandidates = (file: URL, originalWidth: number, max: PictureWidth): Candidate[] =>
  usefulWidths(originalWidth, max).map((width) => ({
    href: proxyAddress(file, width),
    width: Math.min(width, originalWidth),
  }));

/** Other foreign pictures are passed on unchanged: the thumbnail, if any, and the original. */
function foreignCandidates(
  picture: Picture,
  originalWidth: number,
  { allowsHost, max }: { readonly allowsHost: HostRule; readonly max: PictureWidth },
): Candidate[] {
  const file = readForeignUrl(picture.file);
  if (file !== null && isFetched(picture.file, allowsHost)) return cachedCandidates(file, originalWidth, max);
  return passedCandidates(picture, originalWidth, allowsHost);
}

/** Whether a picture of another host is stored here. */
function isFetched(address: string, allowsHost: HostRule): boolean {
  const file = ASSET_NAME.test(address) ? null : readForeignUrl(address);
  return file !== null && allowsHost(file.host) === 'kept';
}

function passedCandidates(picture: Picture, originalWidth: number, allowsHost: HostRule): Candidate[] {
  const allowed = (address: string): URL | null => {
    const url = readPictureUrl(address);
    return url !== null && allowsHost(url.hostname) === 'passed' ? url : null;
  };
  const file = allowed(picture.file);
  if (file === null) return [];
  const thumbnail = allowed(picture.thumbnail ?? '');
  const original = { href: proxyAddress(file, USUAL_MAX), width: originalWidth };
  const distinct = thumbnail !== null && thumbnail.href !== file.href && originalWidth > 400;
  return distinct ? [{ href: proxyAddress(thumbnail, 400), width: 400 }, original] : [original];
}

/**
 * A picture for pages: addresses under /media/ on the site's own host, in the fixed widths. null when its file is
 * neither an asset's name nor an https address of an allowed host: a placeholder is shown then.
 */
export function pictureView(
  picture: Picture,
  { locale, allowsHost }: PictureContext,
  options: PictureOptions = {},
): PictureView | null {
  const size = sizeOf(picture);
  const max = options.hero === true ? 2400 : USUAL_MAX;
  const candidates = ASSET_NAME.test(picture.file)
    ? assetCandidates(picture, size.width, max)
    : foreignCandidates(picture, size.width, { allowsHost, max });
  const plain = candidates.findLast((candidate) => candidate.width <= PLAIN_WIDTH) ?? candidates[0];
  if (plain === undefined) return null;
  const alt = localizedIn(picture.alt, locale);
  const lang = foreign(alt, locale);
  return {
    src: plain.href,
    srcSet: candidates.map(({ href, width }) => `${href} ${width}w`).join(', '),
    ...size,
    alt: alt.text,
    ...(lang === null ? {} : { lang }),
    ...(picture.plan === true ? { plan: true } : {}),
    ...(picture.social === true ? { social: true } : {}),
    ...(isFetched(picture.file, allowsHost) ? { fetched: true } : {}),
  };
}
