import type { Locale } from '../locale.ts';

/** A picture as a page shows it: addresses on the site's own host, in the fixed widths. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the original, so that nothing shifts while it loads. */
  readonly width: number;
  readonly height: number;
  /** Empty when the text beside the picture already says it. */
  readonly alt: string;
  /** Language of `alt`, where it is not the page's own. */
  readonly lang?: Locale;
  /** A drawn plan: shown whole, never cut to a shape. */
  readonly plan?: true;
}

/** The picture at the head of a page. */
export interface HeroView extends PictureView {
  /** Takes its place where dark colours are preferred. */
  readonly dark?: Pick<PictureView, 'src' | 'srcSet' | 'width' | 'height'>;
}
