import type { Locale } from '../locale.ts';

/** Who signs for an agency: beneath a letter, and in a warm foot. */
export interface SignerView {
  readonly name: string;
  readonly role: string | null;
  readonly roleLang?: Locale;
  /** Address of a square picture, small. */
  readonly portrait: string | null;
  readonly phone: { readonly text: string; readonly href: string };
}
