import type { PictureView } from '../../../domain/views/picture.ts';
import { sizesOf, type Tile } from './tiles.ts';

interface Props {
  readonly picture: PictureView;
  /** What it fills, which decides how wide a file the browser takes. */
  readonly tile: Tile;
  /** In view when the page opens: loaded at once. Everything else waits until it comes near. */
  readonly eager?: boolean;
  /** Replaces the picture's own text; '' where the words beside it already say it. */
  readonly alt?: string;
}

/** A picture in the width the screen needs; its proportions are known, so nothing shifts. */
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
