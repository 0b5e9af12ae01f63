import { languageOf } from '#domain/languages.ts';
import { cardStatus } from './card-status.ts';
import type { Block, MailCard, MailContent } from './mail.ts';

const cardText = (card: MailCard): string => {
  const { title, place, price, before, href } = card;
  return [title, cardStatus(card), place, [price, before].filter((text) => text !== '').join(', '), href]
    .filter((text) => text !== '')
    .join('\n');
};

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min([...block.text].length, 60))}`;
    case 'quote':
      return `${block.title}\n\n${indented(block.text)}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}${colon} ${value}`).join('\n');
    case 'estate':
      return cardText(block.estate);
    case 'link':
    case 'button':
      return `${block.label}${colon}\n${block.href}`;
  }
}

/** The mail as plain text; its footer follows the signature separator "-- " (RFC 3676 §4.3). */
export function plainText(content: MailContent, agency: string): string {
  const { colon } = languageOf(content.locale);
  const links = (content.links ?? []).map(({ label, href }) => `${label}${colon}\n${href}`);
  return [
    content.title,
    ...content.blocks.map((block) => blockText(block, colon)),
    `-- \n${[agency, content.why, ...links].join('\n')}\n`,
  ].join('\n\n');
}
