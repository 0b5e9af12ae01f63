import type { SocialPicture } from '../../../domain/views/frame.ts';
import type { PictureView } from '../../../domain/views/picture.ts';
import { hashQuery } from './picture-address.ts';

/** Size that Open Graph consumers show at full width: 1200 × 630 px. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** Pattern of a page's address for a picture of the content service, in any width. */
const ASSET = /^\/media\/\d+\/([A-Za-z0-9_-]{1,64})\.webp(?:\?v=([0-9a-f]+))?$/;

/** A picture of the site's own for sharing, by its name and the hash of its content. */
export const assetForSharing = (
  { name, hash, alt }: { readonly name: string; readonly hash?: string | null; readonly alt: string },
  origin: string,
): SocialPicture => ({
  href: `${origin}/media/social/${name}.jpg${hashQuery(hash)}`,
  alt,
  size: SOCIAL_SIZE,
});

/**
 * Address of a picture for sharing: cropped to the right shape when it is an asset. One of another host is
 * used unchanged, with an unknown size.
 */
export function socialPicture({ src, alt }: Pick<PictureView, 'src' | 'alt'>, origin: string): SocialPicture {
  const [, name, hash] = ASSET.exec(src) ?? [];
  if (name !== undefined) return assetForSharing({ name, ...(hash ? { hash } : {}), alt }, origin);
  return { href: new URL(src, origin).href, alt, size: null };
}

/** The name of a picture's version that is cropped for sharing. */
export const socialAssetName = (name: string): string => `${name}-social`;
