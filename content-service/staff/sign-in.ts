import { randomInt } from 'node:crypto';
import type { AskSignIn } from '#wire/staff.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import { numberOf } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { addressKey, newId } from '../platform/hash.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { ORIGIN_HEADER, originOf } from '../platform/site-origin.ts';
import { findSite } from '../platform/sites.ts';
import { tokenFor, tokenHash } from '../platform/tokens.ts';
import { isProof } from './browser-proof.ts';

const MINUTE = 60_000;
/** Validity of a mailed link. */
const LINK_LASTS = 15 * MINUTE;

/**
 * Maximum mails per hour: to an address for all browsers that never signed in, by a sender, for a site, and to
 * an address for one browser that signed in before, which none of the others count for (decision 116).
 */
const MOST_AN_HOUR = { address: 10, sender: 20, site: 200, own: 5 } as const;

/** Milliseconds of every answer: several times what the database takes (`npm run bench signin`). */
const PACE = 600;
const paceOf = (setting: string | undefined): number =>
  setting !== undefined && /^\d{1,4}$/.test(setting) ? Number(setting) : PACE;

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

/** The six digits of a mail: one in a million, so that their tries are counted. */
export const signInCode = (siteId: string, id: string, secret: string | undefined): string => {
  const bytes = Buffer.from(tokenFor({ siteId, purpose: 'staff', seed: `code\n${id}` }, secret), 'base64url');
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
};

/** The stored form of a code: the browser's secret, which is not stored, keeps it from being found by trying. */
export const codeHash = (browser: string, code: string): string => tokenHash(`${browser}\n${code}`);

/** A limit of asks in the last hour, for browsers without a proof: its condition uses ?1 and ?11. */
const AMONG_UNKNOWN =
  "(SELECT count(*) FROM staff_asks WHERE site_id = ?1 AND created_at > ?11 AND proof_key = '' ";
const WITHIN_LIMITS =
  "CASE WHEN ?13 = '' THEN " +
  `${AMONG_UNKNOWN} AND email_key = ?10) <= ?14 ` +
  `AND (?12 = '' OR ${AMONG_UNKNOWN} AND sender_key = ?12) <= ?15) ` +
  'AND (SELECT count(*) FROM staff_sign_ins WHERE site_id = ?1 AND created_at > ?11 AND known = 0) < ?16 ' +
  'ELSE (SELECT count(*) FROM staff_asks WHERE site_id = ?1 AND email_key = ?10 AND created_at > ?11 ' +
  'AND proof_key = ?13) <= ?17 END';

/**
 * Requests a link. An unknown address causes the same statements in one batch, two of which only take effect for staff,
 * and the same answer after the same time; mails are sent after it.
 */
export async function askSignIn(
  siteId: string,
  { email, browser, sender, locale, proof }: AskSignIn,
  { env, now, request, waitUntil, log }: CallContext,
): Promise<{ readonly sign: string }> {
  const site = await findSite(env.DB, siteId);
  if (site === null || !site.settings.features.includes('staff')) throw notFound('site');
  const origin = originOf(site, request.headers.get(ORIGIN_HEADER), env);
  const [id, sign, at] = [newId(), newSign(), now.toISOString()];
  const to = email.trim().toLowerCase();
  const key = addressKey(to);
  const since = new Date(now.getTime() - 60 * MINUTE).toISOString();
  const mailId = `staff-sign-in-${id}`;
  const proofKey = isProof(proof, siteId, key, env.TOKEN_SECRET) ? tokenHash(proof ?? '') : '';
  const asked: Statement = {
    sql: 'INSERT INTO staff_asks (site_id, email_key, sender_key, proof_key, created_at) VALUES (?, ?, ?, ?, ?)',
    params: [siteId, key, sender ?? '', proofKey, at],
  };
  const link: Statement = {
    sql:
      'INSERT INTO staff_sign_ins (site_id, id, hash, staff_id, browser_hash, sign, locale, origin, created_at, ' +
      "expires_at, code_hash, known) SELECT ?1, ?2, ?3, p.id, ?4, ?5, ?6, ?7, ?8, ?9, ?18, ?13 <> '' " +
      'FROM staff AS p WHERE p.site_id = ?1 AND p.email_key = ?10 AND p.removed_at IS NULL ' +
      `AND ${WITHIN_LIMITS}`,
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
      sender ?? '',
      proofKey,
      MOST_AN_HOUR.address,
      MOST_AN_HOUR.sender,
      MOST_AN_HOUR.site,
      MOST_AN_HOUR.own,
      codeHash(browser, signInCode(siteId, id, env.TOKEN_SECRET)),
    ],
  };
  const mail = { kind: 'staff-sign-in', data: { signInId: id } } as const;
  const where = { sql: 'SELECT 1 FROM staff_sign_ins WHERE site_id = ? AND id = ?', params: [siteId, id] };
  const queued = outboxStatement({ siteId, id: mailId, recipient: to, mail, where }, now);
  // Two more rows are written for a known address, which takes longer: both are answered after the same time.
  await Promise.all([
    env.DB.batch([asked, link, queued].map((one) => prepare(env.DB, one))),
    scheduler.wait(paceOf(env.SIGN_IN_PACE_MS)),
  ]);
  // The mail is rendered by the queue, a second later: beside this answer it would delay those of known addresses.
  const work = { kind: 'deliver', database: numberOf(env) } as const;
  waitUntil(
    env.WORK.send(work, { delaySeconds: 1 }).catch((error: unknown) =>
      log('warn', 'mail.left_to_cron', { site: siteId, error: String(error).slice(0, 500) }),
    ),
  );
  return { sign };
}
