import type { PictureFile } from '#wire/picture-file.ts';
import { AVIF } from './kinds/avif.ts';
import { JPEG } from './kinds/jpeg.ts';
import { type PictureKind, PictureRefused } from './kinds/picture-kind.ts';
import { PNG } from './kinds/png.ts';
import { SVG } from './kinds/svg.ts';
import { WEBP_KIND } from './kinds/webp.ts';

const KINDS: readonly PictureKind[] = [AVIF, WEBP_KIND, JPEG, PNG, SVG];

const LONGEST_SIDE = 10_000;
const MOST_PIXELS = 40_000_000;

/**
 * Determines the kind of a picture from its bytes alone, ignoring the caller's claim. Walks its structure
 * from the first byte to the last, so that a truncated file or one with trailing data is refused; pixels are
 * not decoded. Throws PictureRefused with the reason.
 */
export function inspectPicture(bytes: Uint8Array): Omit<PictureFile, 'hash'> {
  const kind = KINDS.find(({ begins }) => begins(bytes));
  if (kind === undefined) throw new PictureRefused('unknown');
  const { width, height } = kind.read(bytes);
  if (Math.min(width, height) < 1 || Math.max(width, height) > LONGEST_SIDE) throw new PictureRefused('side');
  if (width * height > MOST_PIXELS) throw new PictureRefused('area');
  return { contentType: kind.contentType, width, height, bytes: bytes.byteLength };
}
