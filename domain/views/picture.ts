import type { Locale } from '../locale.ts';

/** A picture on a page: addresses on the site's own host, in the fixed widths. */
export interface PictureView {
  readonly src: string;
  readonly srcSet: string;
  /** Pixels of the original, so that the layout does not shift while it loads. */
  readonly width: number;
  readonly height: number;
  /** Empty when the text beside the picture already says it. */
  readonly alt: string;
  /** Language of `alt`, when it is not the page's own. */
  readonly lang?: Locale;
  /** A floor plan: always shown whole, never cropped. */
  readonly plan?: true;
  /** Its JPEG for link previews exists. */
  readonly social?: true;
  /** It was fetched from another host, and is served from here. */
  readonly fetched?: true;
}

/** The picture at the head of a page. */
export interface HeroView extends PictureView {
  /** Replaces it in the dark colour scheme. */
  readonly dark?: Pick<PictureView, 'src' | 'srcSet' | 'width' | 'height'>;
}
