/**
 * No cell under five can be computed from what is published (decision 175): the answers of which a seller's page, the agency's figures,
 * its files and its list of homes are drawn, and the seller's mail as it is sent, made by the database of two histories that differ
 * only below five. Whatever is drawn of the same answers is the same.
 */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { importAll } from '#content-service/testing/records.ts';
import { FEW } from '#domain/interest/few.ts';
import { MEASURES, type Measure } from '#domain/interest/measures.ts';
import { addDays } from '#domain/stays/day.ts';
import type { Statement } from '../platform/db/statement.ts';
import { callAt } from '../testing/agenda.ts';
import { closedStatement, historyStatement } from '../testing/counted.ts';
import { mailsDue } from '../testing/messages.ts';
import { store } from '../testing/store.ts';
import { aHomeRecord, aWritingAgency, personStatements, sessionOf } from '../testing/written-homes.ts';
import { queueSellerMails } from './seller/mail.ts';

/** Mondays of the weeks that are counted, and homes like each other, of which the first two have a seller's page. */
const WEEKS = ['2026-10-26', '2026-11-02', '2026-11-09'] as const;
const HOMES = ['501', '502', '503', '504', '505', '506', '507'] as const;
const SOLD_BY = HOMES.slice(0, 2);

/** Raw counts by home, week and measure. */
type History = readonly (readonly (readonly number[])[])[];

/** What a seller may know exactly, of the own home alone: they opened the door. */
const isExact = (home: number, measure: number): boolean =>
  MEASURES[measure] === 'visits' && home < SOLD_BY.length;

const count = fc.oneof(fc.nat({ max: FEW - 1 }), fc.integer({ min: FEW, max: 40 }));
const grid = <Cell>(cell: fc.Arbitrary<Cell>): fc.Arbitrary<Cell[][][]> =>
  fc.array(
    fc.array(fc.array(cell, { minLength: MEASURES.length, maxLength: MEASURES.length }), {
      minLength: WEEKS.length,
      maxLength: WEEKS.length,
    }),
    { minLength: HOMES.length, maxLength: HOMES.length },
  );

/**
 * The same history with other numbers behind hidden cells. What the quiet homes of a week had together may be told (decision 177):
 * it stays the same.
 */
function otherwise(history: History, wanted: History): History {
  const other = history.map((weeks) => weeks.map((numbers) => [...numbers]));
  for (const week of WEEKS.keys())
    for (const measure of MEASURES.keys()) {
      const hidden = [...HOMES.keys()].filter(
        (home) => (history[home]?.[week]?.[measure] ?? 0) < FEW && !isExact(home, measure),
      );
      const at = (from: History, home: number): number => from[home]?.[week]?.[measure] ?? 0;
      let left = hidden.reduce((sum, home) => sum + at(history, home) - at(wanted, home), 0);
      for (const home of hidden) {
        const give = Math.max(-at(wanted, home), Math.min(FEW - 1 - at(wanted, home), left));
        const row = other[home]?.[week];
        if (row !== undefined) row[measure] = at(wanted, home) + give;
        left -= give;
      }
    }
  return other;
}

/** The rows of a history: each week's counts on two days, of which `shift` says which. */
const rowsOf = (site: string, history: History, shift: number): Statement[] =>
  history.flatMap((weeks, home) =>
    weeks.flatMap((numbers, week) =>
      [0, 1].map((part): Statement => {
        const counts = numbers.map((one) => (part === 0 ? Math.floor(one / 2) : Math.ceil(one / 2)));
        const day = addDays(WEEKS[week] ?? '', (shift + home + 3 * part) % 7);
        return {
          sql:
            `INSERT INTO home_days (site_id, kind, home_id, day, ${MEASURES.join(', ')}) VALUES (?, 'estate', ?, ?, ` +
            `${MEASURES.map(() => '?').join(', ')})`,
          params: [site, HOMES[home] ?? '', day, ...counts],
        };
      }),
    ),
  );

let made = 0;
let site = '';
let tokens: readonly string[] = [];

async function ask<Answer>(id: string, body: object, now: string): Promise<Answer> {
  const { answer, error } = await callAt(id, { now, params: { siteId: site }, body });
  if (error !== null) throw error;
  return answer as Answer;
}

beforeEach(async () => {
  site = `disclosure-${++made}`;
  await env.DB.exec('DELETE FROM interest_days; DELETE FROM outbox');
  await aWritingAgency(site);
  await store(personStatements(site, 'own', [], 'own'));
  await importAll(
    site,
    HOMES.map((id, at) => ({
      ...aHomeRecord(id, 380_000 + at * 5_000),
      ...(at === 1 || at === 4 ? { contact: { email: 'own@agency.test' } } : {}),
    })),
  );
  await store(HOMES.map((id) => historyStatement(site, id, [['2026-10-26T09:00:00.000Z', 395_000]])));
  const given = { locale: 'nl', email: 'rita@example.be', rhythm: 'week' };
  const made_ = await Promise.all(
    SOLD_BY.map((home) =>
      ask<{ token: string }>(
        'makeSellerPage',
        { session: sessionOf('an'), kind: 'estate', home, ...given },
        '2026-10-27T09:00:00.000Z',
      ),
    ),
  );
  tokens = made_.map(({ token }) => token);
});

/** Everything that is published on the Monday after each week, of a history. */
async function published(history: History, shift: number): Promise<unknown[]> {
  await store([
    { sql: 'DELETE FROM home_days WHERE site_id = ?', params: [site] },
    { sql: 'DELETE FROM interest_days', params: [] },
    { sql: 'DELETE FROM outbox', params: [] },
    { sql: "UPDATE seller_windows SET mailed_on = '2026-10-26' WHERE site_id = ?", params: [site] },
  ]);
  await store(rowsOf(site, history, shift));
  const mondays: unknown[] = [];
  for (const week of WEEKS) {
    await store([closedStatement(addDays(week, 6))]);
    const now = `${addDays(week, 7)}T09:00:00.000Z`;
    await queueSellerMails(env.DB, new Date(now));
    const mails = await mailsDue(now);
    mondays.push({
      pages: await Promise.all(tokens.map((token) => ask('openSellerPage', { token }, now))),
      mails: mails
        .map(({ subject, text, html }) => ({ subject, text, html }))
        .toSorted((one, other) => (one.text < other.text ? -1 : 1)),
      figures: await Promise.all(
        ['an', 'own'].flatMap((person) =>
          (['month', 'quarter'] as const).map((span) =>
            ask('showFigures', { session: sessionOf(person), span }, now),
          ),
        ),
      ),
      lists: await Promise.all(
        ['an', 'own'].map((person) => ask('listHomes', { session: sessionOf(person) }, now)),
      ),
    });
  }
  return mondays;
}

it('two histories that differ only below five publish the same, Monday after Monday', async () => {
  await fc.assert(
    fc.asyncProperty(
      grid(count),
      grid(fc.nat({ max: FEW - 1 })),
      fc.nat({ max: 6 }),
      async (history, wanted, shift) => {
        const one = await published(history, 0);
        expect(await published(otherwise(history, wanted), shift)).toEqual(one);
      },
    ),
    { seed: 175, numRuns: 6 },
  );
}, 240_000);

it('is no test of silence: a shown cell that differs is seen in the page, the mail, the figures and the list', async () => {
  const all = (opened: number): History =>
    HOMES.map(() => WEEKS.map(() => MEASURES.map((measure: Measure) => (measure === 'opened' ? opened : 3))));
  const [seven, eight] = [await published(all(7), 0), await published(all(8), 0)];
  for (const [at, monday] of seven.entries()) {
    const other = eight[at] as Readonly<Record<string, unknown[]>>;
    for (const [what, outputs] of Object.entries(monday as Readonly<Record<string, unknown[]>>)) {
      expect([at, what, outputs.length]).toEqual([
        at,
        what,
        { pages: 2, mails: 2, figures: 4, lists: 2 }[what],
      ]);
      for (const [index, output] of outputs.entries())
        expect([at, what, index, output]).not.toEqual([at, what, index, other[what]?.[index]]);
    }
  }
}, 60_000);
