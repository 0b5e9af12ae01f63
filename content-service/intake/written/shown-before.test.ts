/** What visitors were shown of a home, after an action that is taken back (decisions 153 and 155). */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ActionDone } from '#wire/written-homes.ts';
import { anAgency, done, HOME, takenBack } from '../../testing/desk.ts';
import { rowsOf } from '../../testing/messages.ts';
import { putRecord } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord } from '../../testing/written-homes.ts';

let site = '';
const ask = (price: number) => putRecord(site, 'estate', '501', aHomeRecord(501, price));
const setState = (state: string) =>
  store([{ sql: "UPDATE sites SET doc = json_set(doc, '$.state', ?) WHERE id = ?", params: [state, site] }]);
/** Lets so many days pass for what was shown. */
const pass = (days: number) =>
  store([
    {
      sql:
        "UPDATE shown_prices SET since = strftime('%Y-%m-%dT%H:%M:%fZ', since, ?1), " +
        "until = strftime('%Y-%m-%dT%H:%M:%fZ', until, ?1) WHERE site_id = ?2",
      params: [`-${days} days`, site],
    },
  ]);
const shown = async () => ({
  histories: await rowsOf('home_histories', site),
  prices: await rowsOf('shown_prices', site),
  cuts: await rowsOf('price_cuts', site),
});

beforeEach(async () => {
  site = await anAgency();
  await setState('live');
});

const ACTIONS = [
  ['changeHomeStatus', { to: 'gone' }],
  ['withdrawHome', {}],
  ['changeHomePrice', { price: -1 }],
  ['changeHomePrice', { price: 95_000 }],
] as const;

describe('an action that is taken back', () => {
  it.each(ACTIONS)('leaves history, prices and reduction as they were: %s %o', async (id, body) => {
    await pass(5);
    await ask(390_000);
    const before = await shown();
    expect(before.cuts).toHaveLength(1);
    await takenBack(site, id, body);
    expect(await shown()).toEqual(before);
  });

  it('makes no event of the reduction that it gives back', async () => {
    await store([
      { sql: "INSERT INTO alert_sites (site_id, since) VALUES (?, '2026-11-01')", params: [site] },
    ]);
    await pass(5);
    await ask(390_000);
    const before = await rowsOf('estate_events', site);
    expect(before).toHaveLength(1);
    await takenBack(site, 'changeHomeStatus', { to: 'gone' });
    expect(await rowsOf('estate_events', site)).toEqual(before);
  });

  it('bears no reduction from a price above the lowest of the last thirty days (art. VI.18 WER)', async () => {
    await ask(390_000);
    await pass(5);
    await ask(400_000);
    await pass(3);
    await takenBack(site, 'changeHomeStatus', { to: 'gone' });
    await pass(2);
    await ask(395_000);
    expect(await rowsOf('price_cuts', site)).toEqual([]);
  });

  it('gives back nothing older than the site’s own beginning', async () => {
    await ask(390_000);
    const { at: when } = await done<ActionDone>('changeHomePrice', site, 'an', { ...HOME, price: 380_000 });
    await setState('closed');
    await setState('live');
    const [begun] = await rowsOf<{ since: string }>('home_histories', site);
    await done('undoHome', site, 'an', { ...HOME, at: when }, 1);
    const [after] = await rowsOf<{ since: string }>('home_histories', site);
    expect(after?.since).toBe(begun?.since);
  });
});
