import type { Locale } from '../locale.ts';

/** When an office receives people. */
export interface HoursView {
  /** "Nu open, tot 18 u", as it is while the page is made; null on pages that are kept. */
  readonly now: string | null;
  readonly open: boolean;
  readonly days: readonly { readonly days: string; readonly times: string }[];
  readonly holidays: string | null;
  readonly note: string | null;
  readonly lang?: Locale;
}

/** A place where people are received. */
export interface OfficeView {
  readonly id: string;
  readonly name: string;
  /** Street, zip and city, each line; empty where nobody says. */
  readonly address: readonly string[];
  /** The address on a map of somebody else's, opened when it is pressed; null without one. */
  readonly mapHref: string | null;
  readonly ways: readonly {
    readonly text: string;
    readonly href: string;
    readonly icon: 'phone' | 'chat' | 'mail';
  }[];
  readonly hours: HoursView | null;
  /** The form with this office chosen; null where there is one alone. */
  readonly writeHref: string | null;
}
