import type { SocialPicture } from '../../../domain/views/frame.ts';
import type { PictureView } from '../../../domain/views/picture.ts';

/** What Open Graph's readers draw at full width: 1200 × 630 px. */
const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** A picture of the content service as pages address it, in whichever width. */
const ASSET = /^\/media\/\d+\/([A-Za-z0-9_-]{1,64})\.webp(?:\?|$)/;

/** A picture of the site's own as it is shared elsewhere, by its name. */
export const assetForSharing = (name: string, alt: string, origin: string): SocialPicture => ({
  href: `${origin}/media/social/${name}.jpg`,
  alt,
  size: SOCIAL_SIZE,
});

/**
 * The address of a picture as it is shared elsewhere: cut to the right shape where it is an asset. One of
 * another host is passed on as it is, in a size nobody here knows.
 */
export function socialPicture({ src, alt }: Pick<PictureView, 'src' | 'alt'>, origin: string): SocialPicture {
  const name = ASSET.exec(src)?.[1];
  if (name !== undefined) return assetForSharing(name, alt, origin);
  return { href: new URL(src, origin).href, alt, size: null };
}

/** The name under which the content service keeps a picture cut for sharing. */
export const socialAssetName = (name: string): string => `${name}-social`;
