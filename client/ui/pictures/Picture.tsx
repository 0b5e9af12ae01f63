import type { PictureView } from '../../../domain/views/picture.ts';

interface Props {
  readonly picture: PictureView;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** In view when the page opens: loaded at once. Everything else waits until it comes near. */
  readonly eager?: boolean;
  /** Replaces the picture's own text; '' where the words beside it already say it. */
  readonly alt?: string;
}

/** A picture in the width the screen needs; its proportions are known, so nothing shifts. */
export const Picture = ({ picture, sizes, eager = false, alt = picture.alt }: Props) => (
  <img
    className={picture.plan ? 'plan' : undefined}
    src={picture.src}
    srcSet={picture.srcSet}
    sizes={sizes}
    width={picture.width}
    height={picture.height}
    alt={alt}
    lang={alt === '' ? undefined : picture.lang}
    loading={eager ? undefined : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
  />
);
