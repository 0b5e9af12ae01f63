import type { Locale } from '../locale.ts';

/** The person who signs for an agency: beneath a letter, and in the "warm" footer. */
export interface SignerView {
  readonly name: string;
  readonly role: string | null;
  readonly roleLang?: Locale;
  /** Address of a small square picture. */
  readonly portrait: string | null;
  readonly phone: { readonly text: string; readonly href: string };
}
