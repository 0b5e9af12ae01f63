import type { Locale } from '../locale.ts';
import type { RichText } from './rich-text.ts';

/** What every block may say; languages only where they are not the page's own. */
export interface BlockWords {
  /** Empty where it has none. */
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
