import type { EndSession, StaffDevices, StaffMe } from '#wire/staff.ts';
import { prepare } from '../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../platform/db/refuse-where.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { journalOfChange } from '../platform/journal.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { findSite } from '../platform/sites.ts';
import { tokenHash } from '../platform/tokens.ts';
import { SESSION_LASTS } from './open-session.ts';
import { RIGHTS_OF, withRights } from './rights.ts';
import { SIGNED_IN } from './signed-in.ts';

/** A used session is renewed at most this often. */
const RENEWED_EVERY = 60 * 60_000;

interface SessionRow extends Omit<StaffMe, 'renewed' | 'rights'> {
  /** JSON. */
  readonly rights: string;
  readonly seen_at: string;
}

/** The same error for an unknown or old session, a removed person, another agency, or a disabled page. */
const nobody = (): ContentError => new ContentError('role_missing', 'Nobody is signed in.');

/** Name of a staff member in the journal. */
export const staffCaller = ({ id }: Pick<StaffMe, 'id'>): string => `staff:${id}`;

/** Renews a session; false while the site moves: reading goes on, and a later page renews it. */
async function renew(db: D1Database, key: readonly string[], now: Date): Promise<boolean> {
  try {
    await prepare(db, {
      sql: 'UPDATE staff_sessions SET seen_at = ?3, expires_at = ?4 WHERE site_id = ?1 AND hash = ?2',
      params: [...key, now.toISOString(), new Date(now.getTime() + SESSION_LASTS).toISOString()],
    }).run();
    return true;
  } catch (error) {
    if (refusalOf(error) !== 'site_moving') throw error;
    return false;
  }
}

/** The person of a session, which is renewed; throws role_missing for an invalid one. */
export async function whoseSession(
  siteId: string,
  session: string,
  { env: { DB }, now }: CallContext,
): Promise<StaffMe> {
  const at = now.toISOString();
  const key = [siteId, tokenHash(session)];
  const [site, row] = await Promise.all([
    findSite(DB, siteId),
    prepare(DB, {
      sql:
        `SELECT p.id, p.name, p.email, p.sees, ${RIGHTS_OF} AS rights, s.seen_at ` +
        `FROM ${SIGNED_IN('?1', '?2', '?3')}`,
      params: [...key, at],
    }).first<SessionRow>(),
  ]);
  if (row === null || !site?.settings.features.includes('staff')) throw nobody();
  const { seen_at, ...me } = withRights(row);
  const isDue = now.getTime() - Date.parse(seen_at) >= RENEWED_EVERY;
  return { ...me, renewed: isDue && (await renew(DB, key, now)) };
}

/** A person's signed-in devices, last used first. */
export async function listDevices(
  siteId: string,
  session: string,
  context: CallContext,
): Promise<StaffDevices> {
  const me = await whoseSession(siteId, session, context);
  const { results } = await prepare(context.env.DB, {
    sql:
      'SELECT id, device, seen_at AS seenAt, created_at AS createdAt, hash = ?3 AS here FROM staff_sessions ' +
      'WHERE site_id = ?1 AND staff_id = ?2 AND expires_at > ?4 ORDER BY seen_at DESC, id',
    params: [siteId, me.id, tokenHash(session), context.now.toISOString()],
  }).all<Omit<StaffDevices['devices'][number], 'here'> & { readonly here: number }>();
  return { me, devices: results.map((row) => ({ ...row, here: row.here === 1 })) };
}

/** Ends this session, another device's of the same person, or all of theirs. */
export async function endSessions(
  siteId: string,
  { session, which }: EndSession,
  context: CallContext,
): Promise<null> {
  const { env, now } = context;
  const me = await whoseSession(siteId, session, context);
  const event = { siteId, who: staffCaller(me), deed: 'staff.signed_out', what: which, count: 1 } as const;
  const statements = [
    // Another call may have ended it in between: then nobody was signed in.
    refuseWhere('session_ended', 'NOT EXISTS (SELECT 1 FROM staff_sessions WHERE site_id = ? AND hash = ?)', [
      siteId,
      tokenHash(session),
    ]),
    {
      sql:
        'DELETE FROM staff_sessions WHERE site_id = ?1 AND staff_id = ?2 ' +
        "AND (?3 = 'all' OR id = ?3 OR (?3 = 'here' AND hash = ?4))",
      params: [siteId, me.id, which, tokenHash(session)],
    },
    journalOfChange(event, now),
  ];
  try {
    await env.DB.batch(statements.map((one) => prepare(env.DB, one)));
  } catch (error) {
    throw refusalOf(error) === 'session_ended' ? nobody() : error;
  }
  return null;
}
