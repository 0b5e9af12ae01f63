import type { Statement } from './db/statement.ts';

/** Actions in the journal: `noun.what_happened`. */
type JournalDeed =
  | 'agenda.closed'
  | 'agenda.open_house_ended'
  | 'agenda.open_house_set'
  | 'agenda.opened'
  | 'appointment.answered'
  | 'appointment.moved'
  | 'calendar.made'
  | 'calendar.read'
  | 'calendar.unread'
  | 'contact.answered'
  | 'feed.decided'
  | 'feed.paused'
  | 'feed.removed'
  | 'feed.resumed'
  | 'feed.written'
  | 'feed_account.set'
  | 'import.committed'
  | 'lead.sent_again'
  | 'lead_key.ended'
  | 'lead_key.made'
  | 'mail.limit_set'
  | 'mail.quota_set'
  | 'mail.sent_again'
  | 'map.removed'
  | 'map.switched'
  | 'message.dropped'
  | 'message.retried'
  | 'person.erased'
  | 'preview.ended'
  | 'preview.made'
  | 'record.deleted'
  | 'record.written'
  | 'service.removed'
  | 'service.written'
  | 'site.moved'
  | 'site.restored'
  | 'site.written'
  | 'staff.added'
  | 'staff.removed'
  | 'staff.signed_in'
  | 'staff.signed_out'
  | 'stay.answered'
  | 'token.made'
  | 'token.revoked'
  | 'valuation.answered';

interface DeedDone {
  /** The site; EVERY_SITE for none in particular. */
  readonly siteId: string;
  /** `caller.who` of the call. */
  readonly who: string;
  readonly deed: JournalDeed;
  /** Id of the changed object. */
  readonly what: string;
  /** Number of changed objects. */
  readonly count: number;
}

/** Logs an action; goes into the same batch as the action, so that neither is stored without the other. */
export const journalStatement = ({ siteId, who, deed, what, count }: DeedDone, now: Date): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) VALUES (?, ?, ?, ?, ?, ?)',
  params: [siteId, now.toISOString(), who, deed, what, count],
});

/** Logs an action with the number of rows that the preceding statement of its batch changed; nothing if there were none. */
export const journalOfChanges = (done: Omit<DeedDone, 'count'>, now: Date): Statement => ({
  sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, changes() WHERE changes() > 0',
  params: [done.siteId, now.toISOString(), done.who, done.deed, done.what],
});

/** Logs an action, if the preceding statement of its batch changed something. */
export const journalOfChange = (done: DeedDone, now: Date): Statement => {
  const { params } = journalStatement(done, now);
  return {
    sql: 'INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, ?, ?, ? WHERE changes() > 0',
    params,
  };
};
