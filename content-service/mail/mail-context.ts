import type { Site } from '#wire/site.ts';

/** Context for writing a mail, beside its data. */
export interface MailContext {
  readonly db: D1Database;
  readonly site: Site;
  readonly tokenSecret: string | undefined;
  /** Time at which the mail is written. */
  readonly now: Date;
  /** Sender's address. */
  readonly from: string;
  /** The mail's id in the outbox. */
  readonly mailId: string;
  /** Recipient's address. */
  readonly to: string;
}
