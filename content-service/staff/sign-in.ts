import { randomInt } from 'node:crypto';
import type { AskSignIn, OpenSession } from '../../wire/staff.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { ContentError, notFound } from '../platform/errors/content-error.ts';
import { addressKey, newId } from '../platform/hash.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { ORIGIN_HEADER, originOf } from '../platform/site-origin.ts';
import { findSite } from '../platform/sites.ts';
import { newSeed, tokenFor, tokenHash } from '../platform/tokens.ts';

const MINUTE = 60_000;
/** Validity of a mailed link. */
const LINK_LASTS = 15 * MINUTE;
/** Validity of a session since its last use. */
export const SESSION_LASTS = 30 * 24 * 60 * MINUTE;

/** Maximum mails per hour: to an address, by a sender, and for a site. */
const MOST_AN_HOUR = { address: 5, sender: 20, site: 200 } as const;

/** Words that are the same in all four languages. */
const WORDS = [
  'Alfa',
  'Bravo',
  'Delta',
  'Kilo',
  'Lima',
  'Nova',
  'Orion',
  'Polka',
  'Radio',
  'Salsa',
  'Tango',
  'Zebra',
];

const newSign = (): string => `${WORDS[randomInt(WORDS.length)]} ${randomInt(10, 100)}`;

/** The token of a link, derived for its mail, so that the database only stores its hash. */
export const signInToken = (siteId: string, id: string, secret: string | undefined): string =>
  tokenFor({ siteId, purpose: 'staff', seed: id }, secret);

/**
 * Requests a link. An unknown address causes exactly the same work: the same statements in one batch, two of
 * which only take effect for staff, the same answer, and mails are sent after it.
 */
export async function askSignIn(
  siteId: string,
  { email, browser, sender, locale }: AskSignIn,
  { env, now, request, waitUntil, deliver }: CallContext,
): Promise<{ readonly sign: string }> {
  const site = await findSite(env.DB, siteId);
  if (site === null || !site.settings.features.includes('staff')) throw notFound('site');
  const origin = originOf(site, request.headers.get(ORIGIN_HEADER), env);
  const [id, sign, at] = [newId(), newSign(), now.toISOString()];
  const to = email.trim().toLowerCase();
  const key = addressKey(to);
  const since = new Date(now.getTime() - 60 * MINUTE).toISOString();
  const mailId = `staff-sign-in-${id}`;
  const asked: Statement = {
    sql: 'INSERT INTO staff_asks (site_id, email_key, sender_key, created_at) VALUES (?, ?, ?, ?)',
    params: [siteId, key, sender ?? '', at],
  };
  const link: Statement = {
    sql:
      'INSERT INTO staff_sign_ins (site_id, id, hash, staff_id, browser_hash, sign, locale, origin, created_at, expires_at) ' +
      'SELECT ?1, ?2, ?3, p.id, ?4, ?5, ?6, ?7, ?8, ?9 FROM staff AS p ' +
      'WHERE p.site_id = ?1 AND p.email_key = ?10 AND p.removed_at IS NULL ' +
      'AND (SELECT count(*) FROM staff_asks WHERE site_id = ?1 AND email_key = ?10 AND created_at > ?11) <= ?12 ' +
      "AND (?13 = '' OR (SELECT count(*) FROM staff_asks WHERE site_id = ?1 AND created_at > ?11 " +
      'AND sender_key = ?13) <= ?14) ' +
      'AND (SELECT count(*) FROM staff_sign_ins WHERE site_id = ?1 AND created_at > ?11) < ?15',
    params: [
      siteId,
      id,
      tokenHash(signInToken(siteId, id, env.TOKEN_SECRET)),
      tokenHash(browser),
      sign,
      locale,
      origin,
      at,
      new Date(now.getTime() + LINK_LASTS).toISOString(),
      key,
      since,
      MOST_AN_HOUR.address,
      sender ?? '',
      MOST_AN_HOUR.sender,
      MOST_AN_HOUR.site,
    ],
  };
  const mail = { kind: 'staff-sign-in', data: { signInId: id } } as const;
  const where = { sql: 'SELECT 1 FROM staff_sign_ins WHERE site_id = ? AND id = ?', params: [siteId, id] };
  const queued = outboxStatement({ siteId, id: mailId, recipient: to, mail, where }, now);
  await env.DB.batch([asked, link, queued].map((one) => prepare(env.DB, one)));
  waitUntil(deliver(siteId, [mailId]));
  return { sign };
}

interface SignInRow {
  readonly id: string;
  readonly staff_id: string;
  readonly expires_at: string;
  readonly used_at: string | null;
}

/**
 * Opens a session by a link, once, and only in the browser that requested it. Throws not_found for an unknown
 * link or another browser, link_used and expired.
 */
export async function openSession(
  siteId: string,
  { token, browser, device }: OpenSession,
  { env: { DB }, now }: CallContext,
): Promise<{ readonly session: string }> {
  const row = await prepare(DB, {
    sql:
      'SELECT id, staff_id, expires_at, used_at FROM staff_sign_ins ' +
      'WHERE site_id = ? AND hash = ? AND browser_hash = ?',
    params: [siteId, tokenHash(token), tokenHash(browser)],
  }).first<SignInRow>();
  if (row === null) throw notFound('link');
  const used = () => new ContentError('link_used', 'The link has been used.');
  if (row.used_at !== null) throw used();
  const at = now.toISOString();
  if (row.expires_at <= at) throw new ContentError('expired', 'The link has expired.');
  const session = newSeed();
  const [opened] = await DB.batch(
    [
      {
        sql: 'UPDATE staff_sign_ins SET used_at = ?3 WHERE site_id = ?1 AND id = ?2 AND used_at IS NULL AND expires_at > ?3',
        params: [siteId, row.id, at],
      },
      {
        sql:
          'INSERT INTO staff_sessions (site_id, hash, id, staff_id, device, created_at, seen_at, expires_at) ' +
          'SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE changes() > 0',
        params: [
          siteId,
          tokenHash(session),
          newId().slice(0, 12),
          row.staff_id,
          device,
          at,
          at,
          new Date(now.getTime() + SESSION_LASTS).toISOString(),
        ],
      },
      {
        sql:
          "INSERT INTO journal (site_id, at, who, deed, what, count) SELECT ?, ?, ?, 'staff.signed_in', ?, 1 " +
          'WHERE changes() > 0',
        params: [siteId, at, `staff:${row.staff_id}`, device],
      },
    ].map((one) => prepare(DB, one)),
  );
  if (opened?.meta.changes === 0) throw used();
  return { session };
}
