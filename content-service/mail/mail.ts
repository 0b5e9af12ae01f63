import type { Locale } from '#domain/locale.ts';
import type { StatusView } from '#domain/rules/standing.ts';

/** An estate's card in a mail. */
export interface MailCard {
  readonly title: string;
  /** Absent for anything that has none, such as a holiday home. */
  readonly status?: StatusView;
  /** Street if it may be shown, zip and city. */
  readonly place: string;
  /** Empty when the price is hidden. */
  readonly price: string;
  /** "verlaagd op 3 nov, was € 420.000"; empty if the price was not lowered. */
  readonly before: string;
  readonly href: string;
  /** URL of a photograph; null without one. */
  readonly picture: string | null;
}

/** A block of a mail, the source of both HTML and plain text. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'estate'; readonly estate: MailCard }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** A mail address, with an optional display name. */
export interface Mailbox {
  readonly email: string;
  readonly name?: string;
}

export interface Attachment {
  readonly filename: string;
  /** Media type, with its parameters. */
  readonly type: string;
  readonly content: string;
}

/** A mail's content, independent of its format. */
export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  /** Preview text that an inbox shows after the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Reason for the mail, shown in the footer. */
  readonly why: string;
  /** Links of the footer. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  /** Address for replies, by default the agency's. Has no name, because a visitor could type anything there. */
  readonly replyTo?: string;
  /** URL for one-click unsubscribe (RFC 8058). */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail ready to send. */
export interface Mail {
  readonly from: Mailbox;
  readonly to: string;
  readonly replyTo: Mailbox | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly Attachment[];
}

/** Sends a mail; throws when the mail service refuses it. */
export type SendMail = (mail: Mail) => Promise<void>;
