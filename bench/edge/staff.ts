import { createHash } from 'node:crypto';

/** Session cookie of the staff member who opens the agency's page. */
export const STAFF_SESSION = 'o'.repeat(43);

const SITE = 'duinzicht';
const PERSON = '0a1b2c3d4e5f';
const EMAIL = 'an@office.example';
const VISITOR = '"firstname":"Eva","lastname":"Peeters","email":"eva@example.be","locale":"nl"';

/** Numbers 1 to n, oldest first: limits count what came within a day. */
const many = (n: number, sql: string): string =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n}) ${sql}`;
const ago = (n: number): string => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (${n} - i) || ' hours')`;

const links = (kind: string, letter: string, n: number): string =>
  many(
    n,
    'INSERT INTO answer_links (site_id, hash, kind, subject_id, deed, mail_id, mailed_to, created_at, expires_at) ' +
      `SELECT '${SITE}', 'bench-${letter}' || i, '${kind}', 'bench-${letter}' || i, 'answered', 'bench', '${EMAIL}', ` +
      "'2026-01-01', '2099-01-01' FROM n WHERE true ON CONFLICT DO NOTHING",
  );

/** 500 stays in ten extra units, 2,000 messages of which 40 are unanswered, their links, and a signed-in person. */
const SQL: readonly string[] = [
  `INSERT INTO staff (site_id, id, name, email, email_key, sees, created_at) VALUES ('${SITE}', '${PERSON}', ` +
    `'An Smet', '${EMAIL}', '${createHash('sha256').update(EMAIL).digest('hex')}', 'all', '2026-01-01') ON CONFLICT DO NOTHING`,
  'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) VALUES ' +
    `('${SITE}', '${createHash('sha256').update(STAFF_SESSION).digest('hex')}', 'bench', '${PERSON}', 'bench', ` +
    "'2026-01-01', '2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z') ON CONFLICT DO NOTHING",
  many(
    2000,
    'INSERT INTO submissions (site_id, id, kind, sender_key, created_at, answered_at, doc) ' +
      `SELECT '${SITE}', 'bench-m' || i, 'contact', 'bench' || i, ${ago(2000)}, iif(i > 1960, NULL, '2026-01-01'), ` +
      `'{"kind":"general","message":"Is het nog vrij?",${VISITOR}}' FROM n WHERE true ON CONFLICT DO NOTHING`,
  ),
  many(
    10,
    'INSERT INTO rental_units (site_id, id, max_occupation, withdrawn_at, doc) ' +
      `SELECT '${SITE}', 'bench-u' || i, 9, NULL, '{"id":"bench-u","general":{}}' FROM n WHERE true ON CONFLICT DO NOTHING`,
  ),
  many(
    500,
    'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, lapses_at, doc, created_at) ' +
      `SELECT '${SITE}', 'bench-s' || i, 'bench-u' || (1 + i % 10), date('now', (i / 10 * 7) || ' days'), ` +
      "date('now', (i / 10 * 7 + 7) || ' days'), iif(i > 480, 'requested', 'confirmed'), 'bench' || i, 2, " +
      `'2099-01-01T00:00:00.000Z', '{"request":{${VISITOR}},"breakdown":{"total":900}}', ${ago(500)} FROM n ` +
      'WHERE true ON CONFLICT DO NOTHING',
  ),
  // Keeps the extra units out of visitors' searches.
  `UPDATE rental_units SET withdrawn_at = '2026-01-01' WHERE site_id = '${SITE}' AND id LIKE 'bench-u%'`,
  links('contact', 'm', 2000),
  links('stay', 's', 500),
];

/** The part of D1's interface that is needed. */
interface Database {
  prepare(sql: string): { first(): Promise<unknown>; run(): Promise<unknown> };
}

/** Fills the database once with the cases of a busy agency. */
export async function fillStaff(db: Database): Promise<void> {
  if ((await db.prepare("SELECT 1 FROM staff_sessions WHERE id = 'bench'").first()) !== null) return;
  for (const sql of SQL) await db.prepare(sql).run();
}
