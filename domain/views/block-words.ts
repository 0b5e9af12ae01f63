import type { Locale } from '../locale.ts';
import type { RichText } from './rich-text.ts';

/** Texts of every block; languages only when they differ from the page's. */
export interface BlockWords {
  /** Empty when it has none. */
  readonly heading: string;
  readonly headingLang?: Locale;
  readonly body: RichText;
  readonly bodyLang?: Locale;
}

export interface BlockLinkView {
  readonly label: string;
  readonly href: string;
  readonly lang?: Locale;
}
