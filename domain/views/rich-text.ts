import type { Locale } from '../locale.ts';

/**
 * Text with structure, as an agency writes it. A closed list of shapes: what is not named here cannot be
 * said, so nothing that came as HTML can be anything but words, lists, tables and links.
 */
export type RichInline =
  | string
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly content: readonly RichInline[] }
  /** `href` is a path of this site, or an address for http(s), mail or telephone. */
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly RichInline[] };

export interface RichCell {
  readonly head: boolean;
  /** Language of its words, where it is not that of the text. */
  readonly lang?: Locale;
  readonly content: readonly RichInline[];
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly RichInline[] }
  /** `rank` counts from 0 within its text; the level in the page follows from where the text stands. */
  | { readonly kind: 'heading'; readonly rank: number; readonly content: readonly RichInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly blocks: RichText }
  | { readonly kind: 'table'; readonly rows: readonly (readonly RichCell[])[] };

export type RichText = readonly RichBlock[];
