import type { CalledKind } from '#wire/lead.ts';
import type { MailData } from '../kinds.ts';
import type { BaseManifest } from '../platform/manifest.ts';
import type { AskedLead, LeadContext, WrittenLead, WrittenSearch } from './lead-context.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import type { MailKind } from './outbox.ts';

/** Writes a queued mail of a kind from current data; null when there is nothing left to send. Throws MailWaits. */
export type WriteMail<K extends MailKind> = (
  data: MailData[K],
  context: MailContext,
) => Promise<MailContent | null>;

/** Writes a queued lead from current data; null when there is nothing left to send. */
export type WriteLead = (
  lead: AskedLead,
  context: LeadContext,
) => Promise<WrittenLead | WrittenSearch | null>;

/** What a capability says of itself. */
export interface Manifest extends BaseManifest {
  readonly mails?: { readonly [K in MailKind]?: WriteMail<K> };
  readonly leads?: Readonly<Partial<Record<CalledKind, WriteLead>>>;
}
