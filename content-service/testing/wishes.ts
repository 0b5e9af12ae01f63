import { env } from 'cloudflare:workers';
import { addDays } from '#domain/stays/day.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { store } from './store.ts';

/** The guest of a site's only confirmed stay asks for the week after; its mail to an address of the agency is queued. */
export async function wishOtherDays(siteId: string, recipient: string, now: string): Promise<void> {
  const stay = await env.DB.prepare(
    "SELECT id, to_day, doc FROM stays WHERE site_id = ? AND state = 'confirmed' AND doc IS NOT NULL",
  )
    .bind(siteId)
    .first<{ id: string; to_day: string; doc: string }>();
  if (stay === null) throw new Error('no confirmed stay');
  const { breakdown } = JSON.parse(stay.doc) as { breakdown: object };
  const wish = JSON.stringify({ from: stay.to_day, to: addDays(stay.to_day, 7), breakdown });
  const mail = { kind: 'stay-wish-notice', data: { stayId: stay.id } } as const;
  await store([
    {
      sql: 'UPDATE stays SET wish = ?, wished_at = ? WHERE site_id = ? AND id = ?',
      params: [wish, now, siteId, stay.id],
    },
    outboxStatement({ siteId, id: `wish-${stay.id}`, recipient, mail }, new Date(now)),
  ]);
}
