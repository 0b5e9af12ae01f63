import * as z from 'zod';
import type { Bindings } from '../env.ts';
import { prepare } from '../platform/db/prepare.ts';
import { inEach, type WithDatabase } from '../platform/db/shards.ts';
import { addressKey } from '../platform/hash.ts';
import { createLog } from '../platform/log.ts';
import type { Engines } from '../platform/manifest.ts';
import { findSite } from '../platform/sites.ts';
import { outboxStatement } from './outbox.ts';
import { recipientOf } from './recipient.ts';

type EndAddress = Engines['endAddress'];

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

/** Ends an address at a site that wrote to it, and tells the agency, at most once a day. */
async function endAt(
  siteId: string,
  address: string,
  why: 'bounced' | 'complained',
  { DB }: WithDatabase,
  now: Date,
  endAddress: EndAddress,
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
  await DB.batch([...endAddress(siteId, key, now), ...telling].map((one) => prepare(DB, one)));
}

/**
 * Handles a mail event: an address that does not exist, or whose owner reported spam, gets no more alerts of
 * any site that wrote to it in the last month, and those agencies are told.
 */
export async function takeMailEvent(
  body: unknown,
  env: Bindings,
  now: Date,
  endAddress: EndAddress,
): Promise<void> {
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
    for (const { site_id: siteId } of results) await endAt(siteId, address, why, one, now, endAddress);
  });
}
