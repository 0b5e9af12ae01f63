import type { Locale } from '../../../domain/locale.ts';
import type { RichBlock, RichInline, RichText } from '../../../domain/views/rich-text.ts';
import type { TextBlockView } from '../../../domain/views/section.ts';

/** A section that the product writes itself. */
export const textSection = (heading: string, body: RichText): TextBlockView => ({
  kind: 'text',
  heading,
  body,
  picture: null,
  link: null,
});

export const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', content: [text] });

/** A row of a table: what something is called, and what it is. */
interface Fact {
  readonly label: string;
  readonly text: string;
  /** Language of the text, where it is not the page's own. */
  readonly lang?: Locale;
  /** Where the text leads. */
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
