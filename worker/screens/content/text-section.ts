import type { Locale } from '#domain/locale.ts';
import type { RichBlock, RichInline, RichText } from '#domain/views/rich-text.ts';
import type { TextBlockView } from '#domain/views/section.ts';

/** A section written by the product. */
export const textSection = (heading: string, body: RichText): TextBlockView => ({
  kind: 'text',
  heading,
  body,
  picture: null,
  link: null,
});

export const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', content: [text] });

/** A row of a table: label and value. */
interface Fact {
  readonly label: string;
  readonly text: string;
  /** Language of the text, if it differs from the page's. */
  readonly lang?: Locale;
  /** Link target of the text. */
  readonly href?: string;
}

const contentOf = ({ text, href }: Fact): RichInline =>
  href === undefined ? text : { kind: 'link', href, content: [text] };

export const table = (facts: readonly Fact[]): RichBlock => ({
  kind: 'table',
  rows: facts.map((fact) => [
    { head: true, content: [fact.label] },
    { head: false, ...(fact.lang === undefined ? {} : { lang: fact.lang }), content: [contentOf(fact)] },
  ]),
});
