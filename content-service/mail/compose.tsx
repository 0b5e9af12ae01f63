/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import { languageOf } from '#domain/languages.ts';
import type { Site } from '#wire/site.ts';
import { cardStatus } from './card-status.ts';
import { asciiAddress, headerValue, nameText, subjectText } from './header-text.ts';
import { MailPage } from './MailPage.tsx';
import type { Block, Mail, Mailbox, MailCard, MailContent } from './mail.ts';
import { soundAddress } from './recipient.ts';

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
function plainText(content: MailContent, agency: string): string {
  const { colon } = languageOf(content.locale);
  const links = (content.links ?? []).map(({ label, href }) => `${label}${colon}\n${href}`);
  return [
    content.title,
    ...content.blocks.map((block) => blockText(block, colon)),
    `-- \n${[agency, content.why, ...links].join('\n')}\n`,
  ].join('\n\n');
}

/** Both headers of RFC 8058: mail programs show an unsubscribe button that sends a POST. */
const unsubscribeHeaders = (href: string): Record<string, string> => ({
  'List-Unsubscribe': headerValue(`<${href}>`),
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const mailbox = ({ email, name }: Mailbox): Mailbox => ({
  email: asciiAddress(email),
  ...(name === undefined || nameText(name) === '' ? {} : { name: nameText(name) }),
});

/** Recipient of replies: the mail's `replyTo`, otherwise the agency. */
function replyToOf(content: MailContent, site: Site): Mailbox | null {
  if (content.replyTo !== undefined) return mailbox({ email: content.replyTo });
  const email = soundAddress(site.settings.contact.email);
  return email === null ? null : mailbox({ email, name: site.name });
}

function htmlOf(content: MailContent, site: Site): string {
  const page = html`<!doctype html>${<MailPage content={content} agency={site.name} theme={site.theme} />}`;
  if (page instanceof Promise) throw new Error('Components of a mail must not be asynchronous');
  return page.toString();
}

/** A mail of a site as HTML and plain text. The sender is the platform's address with the agency's name. */
export const compose = (content: MailContent, site: Site, from: string, to: string): Mail => ({
  from: mailbox({ email: from, name: site.name }),
  to: asciiAddress(to),
  replyTo: replyToOf(content, site),
  subject: subjectText(content.subject),
  html: htmlOf(content, site),
  text: plainText(content, site.name),
  headers: content.unsubscribe === undefined ? {} : unsubscribeHeaders(content.unsubscribe),
  attachments: content.attachments ?? [],
});
