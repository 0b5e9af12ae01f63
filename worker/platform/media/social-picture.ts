import type { SocialPicture } from '#domain/views/frame.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { SOCIAL_SIZE } from '#wire/picture-file.ts';
import { hashQuery } from './picture-address.ts';

/** Pattern of a page's address for a picture of the content service, in any width. */
const ASSET = /^\/media\/\d+\/([A-Za-z0-9_-]{1,64})\.webp(?:\?v=([0-9a-f]+))?$/;

/** Pattern of a page's address for a picture that the content service fetched from another host. */
const FETCHED = /^\/media\/proxy\/\d+\/([A-Za-z0-9_-]+)$/;

interface OwnPicture {
  readonly name: string;
  readonly hash?: string | null | undefined;
  readonly alt: string;
  /** Its JPEG exists; otherwise its address answers another size, which is not stated. */
  readonly social: boolean;
}

/** A picture of the site's own for sharing, by its name and the hash of its content. */
export const assetForSharing = ({ name, hash, alt, social }: OwnPicture, origin: string): SocialPicture => ({
  href: `${origin}/media/social/${name}.jpg${hashQuery(hash)}`,
  alt,
  size: social ? SOCIAL_SIZE : null,
});

/**
 * Address of a picture for sharing, with its size as far as it is known: the JPEG of an asset, or of a picture that
 * was fetched from another host. One that is passed on is used unchanged.
 */
export function socialPicture(
  { src, alt, social, fetched }: Pick<PictureView, 'src' | 'alt' | 'social' | 'fetched'>,
  origin: string,
): SocialPicture {
  const [, name, hash] = ASSET.exec(src) ?? [];
  if (name !== undefined) {
    return assetForSharing({ name, ...(hash ? { hash } : {}), alt, social: social === true }, origin);
  }
  const address = fetched === true ? FETCHED.exec(src)?.[1] : undefined;
  if (address !== undefined)
    return { href: `${origin}/media/social/proxy/${address}.jpg`, alt, size: SOCIAL_SIZE };
  return { href: new URL(src, origin).href, alt, size: null };
}
