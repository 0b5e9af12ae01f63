import type { PictureView } from '#domain/views/picture.ts';
import { sizesOf, type Tile } from './tiles.ts';

interface Props {
  readonly picture: PictureView;
  /** The tile it fills, which decides which file width the browser takes. */
  readonly tile: Tile;
  /** Whether it is in view when the page opens and loads at once. Other pictures load when they come near. */
  readonly eager?: boolean;
  /** Replaces the picture's own alt text; '' where the words beside it already describe it. */
  readonly alt?: string;
}

/**
 * A picture in the width that the screen needs; its proportions are known, so nothing shifts while it loads.
 */
export const Picture = ({ picture, tile, eager = false, alt = picture.alt }: Props) => (
  <img
    className={picture.plan ? 'plan' : undefined}
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizesOf(tile, picture)}
    width={picture.width}
    height={picture.height}
    alt={alt}
    lang={alt === '' ? undefined : picture.lang}
    loading={eager ? undefined : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
  />
);
