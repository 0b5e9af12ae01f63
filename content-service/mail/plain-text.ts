import type { Block, MailContent, MailHome } from './mail.ts';

const homeText = ({ title, place, price, before, href }: MailHome): string =>
  [title, place, [price, before].filter((text) => text !== '').join(', '), href]
    .filter((text) => text !== '')
    .join('\n');

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min([...block.text].length, 60))}`;
    case 'quote':
      return `${block.title}\n\n${indented(block.text)}`;
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'home':
      return homeText(block.home);
    case 'link':
    case 'button':
      return `${block.label}:\n${block.href}`;
  }
}

/** The mail for readers without HTML. */
export const plainText = (content: MailContent, agency: string): string =>
  [
    content.title,
    ...content.blocks.map(blockText),
    `-- \n${[agency, content.why, ...(content.links ?? []).map(({ label, href }) => `${label}: ${href}`)].join('\n')}`,
  ].join('\n\n');
