import type { Block } from '#content-service/mail/mail.ts';
import type { MailContext } from '#content-service/mail/mail-context.ts';
import { prepare } from '#content-service/platform/db/prepare.ts';
import { tokenFor, tokenHash } from '#content-service/platform/tokens.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { MailTexts } from '#locales/mails.ts';
import { type AgencyStayRow, readStay, stayForAgency } from '../stay-for-agency.ts';
import { findStay, type RequestedStay } from '../stays.ts';
import { guestMay } from './guest-may.ts';

/**
 * Address of the guest's own page of a stay, for mails to the guest only. The token is the same in all of them; after
 * a change of the secret it is another one, and both work.
 */
async function stayAddress(
  { id, origin, request: { locale } }: Pick<RequestedStay, 'id' | 'origin' | 'request'>,
  { db, site, tokenSecret }: MailContext,
): Promise<string> {
  const token = tokenFor({ siteId: site.id, purpose: 'stay', seed: id }, tokenSecret);
  await prepare(db, {
    sql: 'INSERT INTO stay_links (site_id, hash, stay_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    params: [site.id, tokenHash(token), id],
  }).run();
  return origin + ownStayPath(locale, token);
}

/** The link to that page, which promises only what the page will offer. */
export async function ownStayLink(
  stay: Pick<RequestedStay, 'id' | 'origin' | 'request'>,
  context: MailContext,
  t: MailTexts,
): Promise<Block> {
  const { db, site, now } = context;
  const row = await prepare(db, readStay(site.id, stay.id, now)).first<AgencyStayRow>();
  const may = row === null ? null : guestMay(stayForAgency(row), brusselsDay(now));
  const actions = may?.change ? 'all' : may?.cancel ? 'cancel' : 'view';
  return { kind: 'link', label: t(`stays.own.${actions}`), href: await stayAddress(stay, context) };
}

const ownStayPath = (locale: Locale, token: string): string => pathTo('own-stay', locale, { token });

/** The stay of a guest's token; null for an unknown one, or one of another site. */
export async function findLinkedStay(
  db: D1Database,
  siteId: string,
  token: string,
): Promise<RequestedStay | null> {
  const id = await db
    .prepare('SELECT stay_id FROM stay_links WHERE site_id = ? AND hash = ?')
    .bind(siteId, tokenHash(token))
    .first<string>('stay_id');
  return id === null ? null : findStay(db, siteId, id);
}
