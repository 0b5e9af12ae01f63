import type { Site } from '../../wire/site.ts';

/** What a mail is made with beside its data. */
export interface MailContext {
  readonly db: D1Database;
  readonly site: Site;
  readonly tokenSecret: string | undefined;
  /** When it is made. */
  readonly now: Date;
  /** Address that mail comes from. */
  readonly from: string;
  /** Its id in the outbox. */
  readonly mailId: string;
  /** Whom it goes to. */
  readonly to: string;
}
