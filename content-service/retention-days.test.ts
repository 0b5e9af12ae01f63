/** Retention of visitors' requests chosen by an agency (decision 88). */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { siteStatements } from './intake/index.ts';
import { sweep } from './sweep.ts';
import { put } from './testing/call.ts';
import { aSite } from './testing/fixtures.ts';
import { rowsOf } from './testing/messages.ts';
import { store } from './testing/store.ts';

const NOW = new Date('2026-11-23T09:17:00Z');
const ago = (days: number): string => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const AGES = [29, 31, 364, 366, 729, 731];

const withDays = (id: string, retentionDays: object) => {
  const site = aSite(id);
  return { ...site, settings: { ...site.settings, keptDays: retentionDays } };
};
const SITES = {
  usual: {},
  short: { contact: 30, valuation: 30, viewing: 30, stay: 30 },
  long: { contact: 730, valuation: 730, viewing: 730, stay: 730 },
};

/** A row in each table, this many days old. */
const left = (site: string, days: number) => {
  const at = ago(days);
  const row = (table: string, columns: Readonly<Record<string, string | number>>) => ({
    sql: `INSERT INTO ${table} (${Object.keys(columns).join(', ')}) VALUES (${Object.keys(columns).map(() => '?')})`,
    params: Object.values(columns),
  });
  const own = { site_id: site, id: `d${days}`, created_at: at };
  return [
    row('submissions', { ...own, kind: 'contact', sender_key: 'k', doc: '{}' }),
    row('valuations', {
      ...own,
      seed: 's',
      origin: 'https://x.test',
      reference: 'ABC123',
      locale: 'nl',
      sender_key: 'k',
      doc: '{}',
    }),
    row('appointments', {
      ...own,
      seed: 's',
      estate_id: '1',
      agent_id: 'an',
      starts_at: at,
      ends_at: ago(days - 0.01),
      occupied_until: ago(days - 0.01),
      origin: 'https://x.test',
      email_key: `k${days}`,
      doc: '{}',
    }),
    row('stays', {
      ...own,
      unit_id: 'flat',
      from_day: ago(days + 2).slice(0, 10),
      to_day: at.slice(0, 10),
      state: 'confirmed',
      email_key: `k${days}`,
      persons: 2,
      doc: '{}',
    }),
  ];
};

beforeAll(() =>
  store(
    ...Object.entries(SITES).flatMap(([id, retentionDays]) => [
      siteStatements(withDays(id, retentionDays) as never),
      [{ sql: "INSERT INTO rental_units (site_id, id, doc) VALUES (?, 'flat', '{}')", params: [id] }],
      ...AGES.map((days) => left(id, days)),
    ]),
  ),
);

it('is swept by each agency’s own days, and by the defaults otherwise', async () => {
  await sweep(env.DB, NOW);
  for (const table of ['submissions', 'valuations', 'appointments', 'stays']) {
    const stored = async (site: string) =>
      (await rowsOf<{ id: string }>(table, site))
        .map(({ id }) => Number(id.slice(1)))
        .toSorted((a, b) => a - b);
    expect([table, await stored('usual')]).toEqual([table, [29, 31, 364]]);
    expect([table, await stored('short')]).toEqual([table, [29]]);
    expect([table, await stored('long')]).toEqual([table, [29, 31, 364, 366, 729]]);
  }
});

it.each([29, 731, 30.5, '90'])('refuses %j days', async (contact) => {
  const answer = await put('/sites/other', withDays('other', { contact }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('settings.keptDays.contact');
});
