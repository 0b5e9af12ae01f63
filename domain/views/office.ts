import type { Locale } from '../locale.ts';

/** Opening hours of an office. */
export interface HoursView {
  /** "Nu open, tot 18 u", when the page is made; null on cached pages. */
  readonly now: string | null;
  readonly open: boolean;
  readonly days: readonly { readonly days: string; readonly times: string }[];
  /** The days ahead that differ from the week. */
  readonly others: readonly { readonly days: string; readonly times: string }[];
  readonly holidays: string | null;
  readonly note: string | null;
  readonly lang?: Locale;
}

/** An office that visitors can come to. */
export interface OfficeView {
  readonly id: string;
  readonly name: string;
  /** Lines of the address: street, zip and city; empty if unknown. */
  readonly address: readonly string[];
  /** Link to the address on an external map; null without an address. */
  readonly mapHref: string | null;
  readonly ways: readonly {
    readonly text: string;
    readonly href: string;
    readonly icon: 'phone' | 'chat' | 'mail';
  }[];
  readonly hours: HoursView | null;
  /** Link to the form with this office chosen; null for a single office. */
  readonly writeHref: string | null;
}
