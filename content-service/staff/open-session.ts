import type { OpenSession } from '#wire/staff.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { newId } from '../platform/hash.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { newSeed, tokenHash } from '../platform/tokens.ts';
import { newProof } from './browser-proof.ts';
import { codeHash } from './sign-in.ts';

const DAY = 86_400_000;
/** Validity of a session since its last use, milliseconds. */
export const SESSION_LASTS = 30 * DAY;

/** Wrong codes: for a mail, and in a day for an address by browsers that never signed in. */
const MOST_WRONG = { mail: 5, day: 20 } as const;

interface LinkRow {
  readonly expires_at: string;
  readonly used_at: string | null;
}

const used = () => new ContentError('link_used', 'The link has been used.');

/** Uses a mailed link in the browser that asked. Throws not_found, link_used and expired. */
async function byLink(siteId: string, token: string, browser: string, session: string, call: CallContext) {
  const at = call.now.toISOString();
  const key = [siteId, tokenHash(token), tokenHash(browser)];
  const row = await prepare(call.env.DB, {
    sql: 'SELECT expires_at, used_at FROM staff_sign_ins WHERE site_id = ? AND hash = ? AND browser_hash = ?',
    params: key,
  }).first<LinkRow>();
  if (row === null) throw notFound('link');
  if (row.used_at !== null) throw used();
  if (row.expires_at <= at) throw new ContentError('expired', 'The link has expired.');
  return {
    sql:
      'UPDATE staff_sign_ins SET used_at = ?4, used_by = ?5 ' +
      'WHERE site_id = ?1 AND hash = ?2 AND browser_hash = ?3 AND used_at IS NULL AND expires_at > ?4',
    params: [...key, at, session],
  };
}

/** Uses the code of a mail, or counts a wrong one against each valid mail that this browser asked for. */
const byCode = (siteId: string, code: string, browser: string, session: string, now: Date): Statement => ({
  sql:
    'UPDATE staff_sign_ins AS s SET tries = tries + (code_hash <> ?3), ' +
    'used_at = CASE WHEN code_hash = ?3 THEN ?4 END, used_by = CASE WHEN code_hash = ?3 THEN ?5 END ' +
    'WHERE site_id = ?1 AND browser_hash = ?2 AND used_at IS NULL AND expires_at > ?4 AND tries < ?6 ' +
    'AND (known = 1 OR (SELECT sum(o.tries) FROM staff_sign_ins AS o WHERE o.site_id = ?1 ' +
    'AND o.staff_id = s.staff_id AND o.known = 0 AND o.created_at > ?8) < ?7)',
  params: [
    siteId,
    tokenHash(browser),
    codeHash(browser, code),
    now.toISOString(),
    session,
    MOST_WRONG.mail,
    MOST_WRONG.day,
    new Date(now.getTime() - DAY).toISOString(),
  ],
});

/**
 * Opens a session by the link or the code of a mail, once, and only in the browser that requested it (decision
 * 116). Throws not_found for an unknown link, another browser, and any code that does not open; for a link also
 * link_used and expired.
 */
export async function openSession(
  siteId: string,
  { token, code = '', browser, device }: OpenSession,
  call: CallContext,
): Promise<{ readonly session: string; readonly proof: string }> {
  const { env, now } = call;
  const [session, at] = [newSeed(), now.toISOString()];
  const hash = tokenHash(session);
  const use =
    token === undefined
      ? byCode(siteId, code, browser, hash, now)
      : await byLink(siteId, token, browser, hash, call);
  const statements: readonly Statement[] = [
    use,
    {
      sql:
        'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
        'SELECT ?1, ?2, ?3, staff_id, ?4, ?5, ?5, ?6 FROM staff_sign_ins WHERE site_id = ?1 AND used_by = ?2 LIMIT 1',
      params: [
        siteId,
        hash,
        newId().slice(0, 12),
        device,
        at,
        new Date(now.getTime() + SESSION_LASTS).toISOString(),
      ],
    },
    {
      sql:
        'INSERT INTO journal (site_id, at, who, deed, what, count) ' +
        "SELECT ?1, ?2, 'staff:' || staff_id, 'staff.signed_in', ?3, 1 FROM staff_sessions " +
        'WHERE site_id = ?1 AND hash = ?4',
      params: [siteId, at, device, hash],
    },
    {
      sql:
        'SELECT p.email_key FROM staff_sessions AS s JOIN staff AS p ON p.site_id = s.site_id AND p.id = s.staff_id ' +
        'WHERE s.site_id = ? AND s.hash = ?',
      params: [siteId, hash],
    },
  ];
  const results = await env.DB.batch<{ email_key: string }>(statements.map((one) => prepare(env.DB, one)));
  const person = results.at(-1)?.results[0];
  if (person === undefined) throw token === undefined ? notFound('code') : used();
  return { session, proof: newProof(siteId, person.email_key, env.TOKEN_SECRET) };
}
