import type { PictureView } from '#domain/views/picture.ts';

/** Address of the widest version in a `srcset`; that of `src` when there is none. */
export function largestSource(picture: PictureView): string {
  let best = { address: picture.src, width: 0 };
  for (const candidate of picture.srcSet.split(',')) {
    const [address, descriptor = ''] = candidate.trim().split(/\s+/);
    const width = Number.parseInt(descriptor, 10);
    if (address && width > best.width) best = { address, width };
  }
  return best.address;
}
