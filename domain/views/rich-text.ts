import type { Locale } from '../locale.ts';

/**
 * Structured text of an agency. A closed list of node types: HTML input can only become text, lists, tables
 * and links.
 */
export type RichInline =
  | string
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly content: readonly RichInline[] }
  /** `href` is a path of this site, or an http(s), mail or telephone address. */
  | { readonly kind: 'link'; readonly href: string; readonly content: readonly RichInline[] };

export interface RichCell {
  readonly head: boolean;
  /** Language of the content, when it differs from the text's. */
  readonly lang?: Locale;
  readonly content: readonly RichInline[];
}

export type RichBlock =
  | { readonly kind: 'paragraph'; readonly content: readonly RichInline[] }
  /** `rank` counts from 0 within the text; the heading level on the page depends on the text's position. */
  | { readonly kind: 'heading'; readonly rank: number; readonly content: readonly RichInline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'quote'; readonly blocks: RichText }
  | { readonly kind: 'table'; readonly rows: readonly (readonly RichCell[])[] };

export type RichText = readonly RichBlock[];
