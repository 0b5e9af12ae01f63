/** A site moves to another database by the command, while twenty clients read its pages and ten send forms. */
import { expect, test } from '@playwright/test';
import { createClient } from '../../scripts/gevel/client.ts';
import { localOperatorToken } from '../../scripts/lib/local-operator.ts';
import { gevelTo } from '../support/gevel-process.ts';
import { freeViewings, type Sent, signedIn, startClients } from '../support/twenty-clients.ts';
import { startTwoDatabases, type TwoDatabases } from '../support/two-databases.ts';

const SITE = 'duinzicht';
const OTHERS = ['huis-haard', 'ardenne'] as const;

let both: TwoDatabases;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  both = await startTwoDatabases();
});
test.afterAll(() => both.stop());

/** Tables that mean something for hours only, or say where a site is. */
const PASSING =
  /^(?:changed_sites|idempotent_answers|imports|network_uses|staff_asks|staff_sessions|staff_sign_ins|staged_\w+|asked_homes|traffic|restores|holds|site_shards|hostnames|claimed_hostnames|previews)$/;

type Rows = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Rows of a site in a database by table and key, without numbers that count over the database. */
async function rowsOf(database: number, site: string): Promise<Rows> {
  const tables = await both.rows(
    database,
    "SELECT m.name, (SELECT group_concat(p.name) FROM pragma_table_info(m.name) AS p WHERE p.pk > 0) AS key FROM sqlite_master AS m WHERE m.type = 'table' AND m.sql LIKE '%site_id%'",
  );
  const found: Record<string, ReadonlyMap<string, string>> = {};
  for (const { name, key } of tables.filter((one) => !PASSING.test(String(one.name)))) {
    const rows = await both.rows(database, `SELECT * FROM ${name} WHERE site_id = ?`, site);
    const entries = rows.map(({ num: _num, seq: _seq, seen_event: _seen, upto: _upto, ...row }) => {
      const keys = String(key ?? '')
        .split(',')
        .filter((one) => Object.hasOwn(row, one));
      const whole = JSON.stringify(row);
      return [keys.length < 2 ? whole : JSON.stringify(keys.map((one) => row[one])), whole] as const;
    });
    found[String(name)] = new Map(entries);
  }
  return found;
}

/** Tables in which the clients' writes have rows. */
const WRITTEN =
  /^(?:submissions|appointments?|appointment_\w+|stays|stay_\w+|case_numbers|agenda_closures|outbox|mail_days|mailed_tokens|answer_links|confirmed_addresses|journal|lead_\w+|agendas)$/;

const accepted = (sent: readonly Sent[], kind: Sent['kind']): string[] =>
  sent.flatMap((one) => (one.kind === kind && one.answer.status === 303 ? [one.key] : [])).toSorted();

const keysIn = async (sql: string): Promise<string[]> =>
  (await both.rows(1, sql)).map(({ key }) => String(key)).toSorted();

test('reads never fail, forms are delivered, bookings wait ten seconds at most, and every row is there once', async () => {
  test.setTimeout(420_000);
  const { port } = both;
  const origin = `http://content.localhost:${port}`;
  const operator = createClient({ origin, token: localOperatorToken() });
  const write = (sql: string, ...params: readonly string[]) => both.rows(0, sql, ...params);
  const session = await signedIn(operator, write, 'An');
  const viewings = await freeViewings(operator, 80);
  const before = await rowsOf(0, SITE);
  const others = await Promise.all(OTHERS.map((site) => rowsOf(0, site)));

  const clients = startClients({ port, session, viewings });
  const moved = gevelTo(origin, localOperatorToken(), 'site', 'move', SITE, 'DB_1');
  const faster = setTimeout(() => clients.pace(500), 66_000);
  const slower = setTimeout(() => clients.pace(4_000), 95_000);
  const { code, stdout, stderr } = await moved;
  clearTimeout(faster);
  clearTimeout(slower);
  await clients.stop();
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('duinzicht is in DB_1');

  // Reads.
  expect(clients.reads.length).toBeGreaterThan(100);
  expect(clients.reads.filter(({ status }) => status === 0 || status >= 400)).toEqual([]);

  // Writes through the site: accepted, or refused as unavailable for ten seconds at most, with what was typed.
  const refused = clients.sent.filter(({ answer }) => answer.status === 503);
  // All clients of this machine are one sender, whose forms are limited.
  expect(clients.sent.filter(({ answer }) => ![303, 429, 503].includes(answer.status))).toEqual([]);
  expect(refused.filter(({ kind }) => kind === 'contact')).toEqual([]);
  expect(new Set(refused.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  // Each attempt holds the site for ten seconds at most; a slow machine may need a second one.
  const attempts = stderr.split('retry in').length;
  const times = refused.map(({ at }) => at).toSorted((one, other) => one - other);
  const pauses = times.filter((time, at) => time - (times[at - 1] ?? time) > 4_000).length;
  expect(pauses).toBeLessThan(attempts);
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeLessThan(attempts * 12_000 + pauses * 6_000);
  for (const { kind, answer, typed } of refused) {
    expect([kind, Number(answer.headers['retry-after'])]).toEqual([kind, expect.any(Number)]);
    expect(Number(answer.headers['retry-after']), kind).toBeGreaterThan(0);
    expect(answer.text, kind).toContain(typed);
  }

  // What was accepted is there, once.
  await expect(async () => {
    expect(
      await keysIn(
        "SELECT doc ->> '$.email' AS key FROM submissions WHERE site_id = 'duinzicht' AND kind = 'contact' AND doc ->> '$.email' LIKE 'contact%'",
      ),
    ).toEqual(accepted(clients.sent, 'contact'));
  }).toPass({ timeout: 60_000, intervals: [500] });
  expect(
    await keysIn(
      "SELECT doc ->> '$.email' AS key FROM appointments WHERE site_id = 'duinzicht' AND doc ->> '$.email' LIKE 'viewing%'",
    ),
  ).toEqual(accepted(clients.sent, 'appointment'));
  for (const kind of ['contact', 'appointment', 'staff-hours'] as const)
    expect(accepted(clients.sent, kind).length, kind).toBeGreaterThan(2);

  // Everything else, table by table and key by key.
  const after = await rowsOf(1, SITE);
  for (const [name, rows] of Object.entries(before)) {
    if (!WRITTEN.test(name))
      expect([name, Object.fromEntries(after[name] ?? [])]).toEqual([name, Object.fromEntries(rows)]);
    else if (name !== 'mail_days')
      expect(
        [...rows.keys()].filter((key) => !after[name]?.has(key)),
        name,
      ).toEqual([]);
  }
  const left = await rowsOf(0, SITE);
  expect(Object.entries(left).filter(([, rows]) => rows.size > 0)).toEqual([]);
  expect(await Promise.all(OTHERS.map((site) => rowsOf(0, site)))).toEqual(others);
  // Every mail about them left once.
  await expect(async () => {
    const waiting = await both.rows(
      1,
      "SELECT kind, state, count(*) AS n FROM outbox WHERE site_id = 'duinzicht' AND state <> 'sent' GROUP BY 1, 2",
    );
    expect(waiting).toEqual([]);
  }).toPass({ timeout: 60_000, intervals: [500] });
});
