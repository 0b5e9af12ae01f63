/** The overview of an agency with 500 stays and 2,000 messages: how often and how much it reads. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Desk } from '#wire/staff.ts';
import { callAt } from '../testing/agenda.ts';
import { AN, anAgencyWithAgenda, ask, deliver, later, MINUTE, NOW, signIn } from '../testing/staff-day.ts';

/** The database, counting round trips that were made one after the other. */
function counted(db: D1Database) {
  const seen = { rounds: 0, pending: 0, rows: 0 };
  const trip = async <Result>(go: () => Promise<Result>): Promise<Result> => {
    if (seen.pending === 0) seen.rounds += 1;
    seen.pending += 1;
    const result = await go();
    seen.pending -= 1;
    return result;
  };
  const statements = new WeakMap<object, D1PreparedStatement>();
  const wrap = (inner: D1PreparedStatement): D1PreparedStatement => {
    const outer = {
      bind: (...values: unknown[]) => wrap(inner.bind(...values)),
      first: (column?: string) => trip(() => (column === undefined ? inner.first() : inner.first(column))),
      all: async () => {
        const found = await trip(() => inner.all());
        seen.rows += found.meta.rows_read;
        return found;
      },
      run: () => trip(() => inner.run()),
    } as unknown as D1PreparedStatement;
    statements.set(outer, inner);
    return outer;
  };
  const outer = {
    prepare: (sql: string) => wrap(db.prepare(sql)),
    batch: async (all: D1PreparedStatement[]) => {
      const results = await trip(() => db.batch(all.map((one) => statements.get(one) ?? one)));
      for (const { meta } of results) seen.rows += meta.rows_read;
      return results;
    },
  } as unknown as D1Database;
  return { db: outer, seen };
}

/** Runs a statement for numbers up to n, as `i` of the table `n`. */
const many = (site: string, sql: string, n: number) =>
  env.DB.prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2) ${sql}`)
    .bind(site, n)
    .run();

/** The overview that a person gets, null for who has no session, and what it cost. */
async function opened(site: string, body: object, now = NOW) {
  const { db, seen } = counted(env.DB);
  const params = { siteId: site };
  const { answer } = await callAt('showStaffDesk', { now, params, body, bindings: { DB: db }, deliver });
  return { answer: answer as Desk | null, seen };
}

/** 2,000 messages of which three are unanswered, 500 stays, and all their links. */
async function aBusyAgency(): Promise<{ readonly site: string; readonly session: string }> {
  const site = await anAgencyWithAgenda();
  const session = await signIn(site);
  const at = (i: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', '${NOW}', '-' || (${i}) || ' hours')`;
  const visitor = '"firstname":"Eva","lastname":"P","email":"e@example.be","locale":"nl"';
  await many(
    site,
    'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, answered_at, doc) ' +
      `SELECT ?1, 'm' || i, 'contact', 'k' || i, ${at('2000 - i')}, iif(i <= 3, NULL, '${NOW}'), ` +
      `'{"kind":"general","message":"?",${visitor}}' FROM n`,
    2000,
  );
  await many(
    site,
    "INSERT INTO rental_units (site_id, id, max_occupation, doc) SELECT ?1, 'u' || i, 9, '{}' FROM n",
    10,
  );
  await many(
    site,
    'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, lapses_at, doc, created_at) ' +
      "SELECT ?1, 's' || i, 'u' || (1 + i % 10), date('2026-11-01', (i / 10 * 7) || ' days'), " +
      "date('2026-11-01', (i / 10 * 7 + 7) || ' days'), iif(i > 495, 'requested', 'confirmed'), 'e' || i, 2, " +
      `'2026-12-01T00:00:00.000Z', '{"request":{${visitor}},"breakdown":{"total":900}}', ${at('500 - i')} FROM n`,
    500,
  );
  for (const [kind, letter, n] of [
    ['contact', 'm', 2000],
    ['stay', 's', 500],
  ] as const) {
    await many(
      site,
      'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
        `SELECT ?1, '${letter}' || i, '${kind}', '${letter}' || i, 'answered', 'x', '${AN}', '${NOW}', '2099-01-01' FROM n`,
      n,
    );
  }
  return { site, session };
}

describe('500 stays and 2,000 messages', () => {
  it('need two round trips, which read the waiting cases and the stored stays', async () => {
    const { site, session } = await aBusyAgency();
    const { answer, seen } = await opened(site, { session });
    expect([answer?.counts, answer?.cases.length, (answer?.stays.length ?? 0) > 0, seen.rounds]).toEqual([
      { stay: 5, contact: 3, valuation: 0 },
      8,
      true,
      2,
    ]);
    // The stays three times (waiting cases, their count, the week), and a few other rows: no answered
    // message.
    expect(seen.rows).toBeLessThan(1800);
  });

  it('are searched in the same two trips: each case is read once, and in full only on the page', async () => {
    const { site, session } = await aBusyAgency();
    await ask('putStaff', site, { name: 'Cis Nys', email: 'cis@agency.test', sees: 'own' });
    const cis = await signIn(site, 'cis@agency.test', later(MINUTE));
    await env.DB.prepare(
      "UPDATE answer_links SET mailed_to = 'cis@agency.test' WHERE site_id = ? AND subject_id IN ('m1', 'm2', 's9')",
    )
      .bind(site)
      .run();
    const search = async (who: string) => {
      const { answer, seen } = await opened(site, { session: who, find: 'eva' }, later(MINUTE));
      return { ids: answer?.cases.map(({ id }) => id), ...seen };
    };
    const [all, own, nobody] = [await search(session), await search(cis), await search('x'.repeat(43))];
    // The newest of both kinds, of 2,500.
    expect(all.ids?.slice(0, 4)).toEqual(['s500', 'm2000', 's499', 'm1999']);
    expect([all.ids?.length, all.rounds, nobody.ids]).toEqual([50, 2, undefined]);
    expect(own.ids).toEqual(['s9', 'm2', 'm1']);
    // Each case, its number and the name of a stay's unit; of a person who sees their own, also whose each is.
    expect(all.rows).toBeLessThan(9500);
    expect(own.rows).toBeLessThan(11_700);
    expect(nobody.rows).toBe(0);
  });
});

it('2,000 messages that wait need two round trips, and the first fifty are listed', async () => {
  const site = await anAgencyWithAgenda();
  const session = await signIn(site);
  await many(
    site,
    "INSERT INTO submissions (site_id, id, kind, sender_key, created_at, doc) SELECT ?1, 'm' || i, 'contact', 'k' || i, " +
      `'${NOW}', '{"kind":"general","firstname":"Eva","lastname":"P","email":"e@example.be","message":"?","locale":"nl"}' FROM n`,
    2000,
  );
  const { answer, seen } = await opened(site, { session });
  expect([answer?.counts.contact, answer?.cases.length, seen.rounds]).toEqual([2000, 50, 2]);
});
