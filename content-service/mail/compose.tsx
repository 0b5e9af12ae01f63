/** @jsxImportSource hono/jsx */
import { html } from 'hono/html';
import type { Site } from '#wire/site.ts';
import { asciiAddress, headerValue, nameText, subjectText } from './header-text.ts';
import { MailPage } from './MailPage.tsx';
import type { Mail, Mailbox, MailContent } from './mail.ts';
import { plainText } from './plain-text.ts';
import { soundAddress } from './recipient.ts';

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
