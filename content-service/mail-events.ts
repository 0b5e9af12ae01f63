import * as z from 'zod';
import { endStatements } from './alerts/subscriptions.ts';
import type { Bindings } from './env.ts';
import { outboxStatement } from './mail/outbox.ts';
import { recipientOf } from './mail/recipient.ts';
import { prepare } from './platform/db/prepare.ts';
import { inEach, type WithDatabase } from './platform/db/shards.ts';
import type { Statement } from './platform/db/statement.ts';
import { addressKey } from './platform/hash.ts';
import { createLog } from './platform/log.ts';
import { findSite } from './platform/sites.ts';

/** The fields that are read of an Email Service event (its "Event subscriptions"). */
const EventSchema = z.object({
  type: z.string(),
  payload: z.object({
    recipient: z.string(),
    bounce: z.object({ type: z.string() }).optional(),
  }),
});

/** Why an address gets no more mail; null for an event without that effect, such as a full mailbox. */
function endOf({ type, payload }: z.infer<typeof EventSchema>): 'bounced' | 'complained' | null {
  if (type.endsWith('.complained')) return 'complained';
  return type.endsWith('.bounced') && payload.bounce?.type !== 'soft' ? 'bounced' : null;
}

/** Statements that end an address at a site: its alerts, and waiting mails. */
const ending = (siteId: string, key: string, now: Date): Statement[] => {
  const { sql, params } = endStatements(
    siteId,
    'SELECT id FROM subscriptions WHERE site_id = ?2 AND email_key = ?3',
    now,
  );
  return [
    { sql, params: [...params, key] },
    {
      sql:
        "UPDATE outbox SET state = 'void', recipient = '', data = '{}' " +
        // Those being sent too: a failing one must not become due again.
        "WHERE site_id = ? AND recipient_key = ? AND state IN ('due', 'sending', 'failed')",
      params: [siteId, key],
    },
  ];
};

/** Ends an address at a site that wrote to it, and tells the agency, at most once a day. */
async function endAt(
  siteId: string,
  address: string,
  why: 'bounced' | 'complained',
  { DB }: WithDatabase,
  now: Date,
): Promise<void> {
  const key = addressKey(address);
  const site = await findSite(DB, siteId);
  const agency = site === null ? null : recipientOf(site, null);
  // The agency's own mailbox fails: only an operator can reach it another way.
  const own = agency !== null && addressKey(agency) === key;
  if (own) createLog()('error', 'mail.agency_bounced', { site: siteId, why });
  const id = `address-${why}-${key.slice(0, 32)}-${now.toISOString().slice(0, 10)}`;
  const telling =
    own || agency === null
      ? []
      : [
          outboxStatement(
            {
              siteId,
              id,
              recipient: agency,
              mail: { kind: 'address-ended', data: { address, why } },
              where: {
                sql: 'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE site_id = ? AND id = ?)',
                params: [siteId, id],
              },
            },
            now,
          ),
        ];
  await DB.batch([...ending(siteId, key, now), ...telling].map((one) => prepare(DB, one)));
}

/**
 * Handles a mail event: an address that does not exist, or whose owner reported spam, gets no more alerts of
 * any site that wrote to it in the last month, and those agencies are told.
 */
export async function takeMailEvent(body: unknown, env: Bindings, now: Date): Promise<void> {
  const read = EventSchema.safeParse(body);
  if (!read.success) {
    createLog()('warn', 'mail.event_unreadable', { cause: read.error.message.slice(0, 500) });
    return;
  }
  const why = endOf(read.data);
  if (why === null) return;
  const address = read.data.payload.recipient.trim();
  await inEach(env, async (one) => {
    const { results } = await one.DB.prepare('SELECT DISTINCT site_id FROM outbox WHERE recipient_key = ?')
      .bind(addressKey(address))
      .all<{ site_id: string }>();
    for (const { site_id: siteId } of results) await endAt(siteId, address, why, one, now);
  });
}
