import type { Locale } from '../../domain/locale.ts';

/** An estate as a mail shows it. */
export interface MailCard {
  readonly title: string;
  /** Street as far as it may be shown, zip and city. */
  readonly place: string;
  /** Empty when it is hidden. */
  readonly price: string;
  /** "verlaagd op 3 nov, was € 420.000"; empty where it was not lowered. */
  readonly before: string;
  readonly href: string;
  /** Address of a photograph; null without one. */
  readonly picture: string | null;
}

/** A piece of a mail; the HTML and the plain text are both written from these. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'quote'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'estate'; readonly estate: MailCard }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string };

/** Somebody's address, perhaps with a name. */
export interface Mailbox {
  readonly email: string;
  readonly name?: string;
}

/** A file that comes with a mail. */
export interface Attachment {
  readonly filename: string;
  /** Media type, with its parameters. */
  readonly type: string;
  readonly content: string;
}

/** What a mail says, before it is drawn. */
export interface MailContent {
  readonly locale: Locale;
  readonly subject: string;
  /** First words that an inbox shows behind the subject. */
  readonly preview: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Why it came; below the line. */
  readonly why: string;
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  /** Address that gets an answer, without a name that anybody may have typed; the agency's otherwise. */
  readonly replyTo?: string;
  /** Where one click ends it (RFC 8058). */
  readonly unsubscribe?: string;
  readonly attachments?: readonly Attachment[];
}

/** A mail as it is handed over to be sent. */
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

/** Hands a mail over; throws when it is not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
