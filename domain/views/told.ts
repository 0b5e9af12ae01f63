import type { Locale } from '../locale.ts';

export interface DocumentView {
  readonly label: string;
  /** Language of the label, where it is not the page's own. */
  readonly lang?: Locale;
  readonly href: string;
  /** "PDF", "JPG"; null when the address does not tell. */
  readonly kind: string | null;
}

/** A link of the measured chain: number, unit, name ("212", "m²", "bewoonbaar"). */
export interface KeyFactView {
  readonly value: string;
  readonly unit: string | null;
  readonly name: string;
}
