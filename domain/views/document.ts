import type { Locale } from '../locale.ts';

export interface DocumentView {
  readonly label: string;
  /** Language of the label, when it is not the page's own. */
  readonly lang?: Locale;
  readonly href: string;
  /** "PDF", "JPG"; null when the address has no file type. */
  readonly kind: string | null;
}

/** A key figure: number, unit, name ("212", "m²", "bewoonbaar"). */
export interface KeyFactView {
  readonly value: string;
  readonly unit: string | null;
  readonly name: string;
}
