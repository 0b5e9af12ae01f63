/** Alerts of each rhythm, homes that are published at an instant, and the minutes of cron, queue and mails after it. */
import { env } from 'cloudflare:workers';
import type { Criteria } from '#domain/forms/criteria.ts';
import type { Rhythm } from '#domain/forms/rhythm.ts';
import { advanceAtOnce } from '../alerts/at-once.ts';
import { matchAtOnce, matchPiece } from '../alerts/match-piece.ts';
import { matchRentals } from '../alerts/rentals/match-rentals.ts';
import { changeStatements } from '../alerts/subscriptions.ts';
import { estateStatements, siteStatements } from '../intake/index.ts';
import type { Work } from '../kinds.ts';
import { alertStatements, aQueue, runOf } from './alerts.ts';
import { aCity, anEstate, aSite } from './fixtures.ts';
import { mailsDue, rowsOf } from './messages.ts';
import { store } from './store.ts';

const KNOKKE = aCity(1201, '8300', 'Knokke', 51.35, 3.28);
const OCTOBER = new Date('2026-10-01T10:00:00Z');
/** An instant of November 2026, in winter time: Brussels is an hour ahead. The 24th is a Tuesday. */
export const at = (day: number, time: string) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${time.padEnd(8, ':00')}Z`);

let sites = 0;

/** A site with a confirmed alert on everything for each rhythm, and others by their ids. */
export async function aSiteOf(...rhythms: readonly Rhythm[]): Promise<string> {
  const site = `rhythm${++sites}`;
  await store(siteStatements(aSite(site)));
  for (const rhythm of rhythms) await subscribe(site, rhythm, rhythm);
  return site;
}

export const subscribe = (
  site: string,
  id: string,
  rhythm: Rhythm,
  criteria: Criteria = { everything: true },
): Promise<void> =>
  store(alertStatements(site, id, OCTOBER, { email: `${id}@${site}.be`, criteria, rhythm }));

export const change = (site: string, id: string, rhythm: Rhythm) =>
  store(changeStatements(site, id, { locale: 'nl', criteria: { everything: true }, rhythm }));

/** Publishes homes at an instant of the tests' clock: the database writes its own. */
export async function publish(site: string, when: Date, ...ids: readonly number[]): Promise<void> {
  // The day's run has begun.
  await cron(site, new Date(`${when.toISOString().slice(0, 10)}T06:00:00Z`));
  const [news] = await rowsOf<{ first_at: string | null; due_at: string | null }>('alerts_at_once', site);
  const last = await env.DB.prepare('SELECT max(seq) AS seq FROM estate_events').first<number | null>('seq');
  await store(
    ...ids.map((id) => estateStatements(site, anEstate(id, { price: { value: 300_000 }, address: KNOKKE }))),
  );
  await env.DB.batch([
    env.DB.prepare('UPDATE alerts_at_once SET first_at = ?, due_at = ? WHERE site_id = ?').bind(
      news?.first_at ?? null,
      news?.due_at ?? null,
      site,
    ),
    env.DB.prepare(
      "INSERT INTO estate_events (site_id, estate_id, kind, created_at) SELECT site_id, estate_id, kind, ? FROM estate_events WHERE site_id = ? AND seq > ? AND kind = 'new' ORDER BY seq",
    ).bind(when.toISOString(), site, last ?? 0),
    env.DB.prepare('DELETE FROM estate_events WHERE site_id = ? AND seq > ? AND created_at <> ?').bind(
      site,
      last ?? 0,
      when.toISOString(),
    ),
  ]);
}

/** The cron of a minute, and what it enqueued for the site. */
export async function cron(site: string, now: Date): Promise<Work[]> {
  const runs = await runOf(site, now);
  const queue = aQueue();
  await advanceAtOnce(env.DB, queue, now);
  return [...runs, ...queue.messages.filter((work) => 'siteId' in work && work.siteId === site)];
}

export async function work(messages: readonly Work[], now: Date): Promise<void> {
  for (const message of messages) {
    if (message.kind === 'match') await matchPiece(env.DB, message, now);
    if (message.kind === 'match-at-once') await matchAtOnce(env.DB, message, now);
    if (message.kind === 'match-rentals') await matchRentals(env.DB, message, now);
  }
}

/** The mails of a site that are sent at an instant: whose, and of which homes, by their numbers. */
export const sent = async (site: string, now: Date) =>
  (await mailsDue(now))
    .filter(({ to }) => to.endsWith(`@${site}.be`))
    .map((mail) => ({
      mail,
      to: mail.to.split('@')[0] ?? '',
      homes: [...mail.text.matchAll(/\/(\d{1,3})(?=\s)/g)]
        .map(([, id]) => Number(id))
        .toSorted((a, b) => a - b),
    }));

/** Runs the cron, the queue and the mails of some minutes: "10:04 at_once 1 2". */
export async function minutes(site: string, ...instants: readonly Date[]): Promise<string[]> {
  const announced: string[] = [];
  for (const now of instants) {
    await work(await cron(site, now), now);
    for (const { to, homes } of await sent(site, now)) {
      announced.push([now.toISOString().slice(8, 16), to, ...homes].join(' '));
    }
  }
  return announced.toSorted();
}
