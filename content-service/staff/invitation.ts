/** The mail to a person whom a colleague has added: the address of the page, where they sign in (decision 159). */
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { outboxStatement } from '../mail/outbox.ts';
import { prepare } from '../platform/db/prepare.ts';
import { numberOf } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { notFound } from '../platform/errors/content-error.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { ORIGIN_HEADER, originOf } from '../platform/site-origin.ts';
import { findSite } from '../platform/sites.ts';

export interface Invitation {
  readonly personId: string;
  readonly locale: Locale;
  readonly origin: string;
}

/** Queues the mail, if the person was added by the statement before. */
export async function invitationStatement(
  siteId: string,
  { id, email }: { readonly id: string; readonly email: string },
  { env, now, request, locale }: CallContext,
): Promise<Statement> {
  const site = await findSite(env.DB, siteId);
  if (site === null) throw notFound('site');
  const origin = originOf(site, request.headers.get(ORIGIN_HEADER), env);
  const mail = { kind: 'staff-invitation', data: { personId: id, locale, origin } } as const;
  const where = { sql: 'SELECT 1 FROM staff WHERE site_id = ? AND id = ?', params: [siteId, id] };
  return outboxStatement(
    { siteId, id: `staff-invitation-${id}`, recipient: email, mail, where, byForm: true },
    now,
  );
}

/** Has queued mails sent after the answer; what is not sent then, the cron sends. */
export const deliverLater = (siteId: string, { env, log, waitUntil }: CallContext): void =>
  waitUntil(
    env.WORK.send({ kind: 'deliver', database: numberOf(env) }).catch((error: unknown) =>
      log('warn', 'mail.left_to_cron', { site: siteId, error: String(error).slice(0, 500) }),
    ),
  );

/** The mail; null for a person who is removed by then. It contains nothing that was typed. */
export async function invitationMail(
  { personId, locale, origin }: Invitation,
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const known = await prepare(db, {
    sql: 'SELECT 1 FROM staff WHERE site_id = ? AND id = ? AND removed_at IS NULL',
    params: [site.id, personId],
  }).first();
  if (known === null) return null;
  const t = mailTexts(locale, site.settings.figures);
  const agency = { agency: site.name };
  return {
    locale,
    subject: t('staff.invited.subject', agency),
    preview: t('staff.invited.body'),
    title: t('staff.invited.title'),
    blocks: [
      { kind: 'text', text: t('staff.invited.body') },
      { kind: 'button', label: t('staff.invited.open'), href: origin + pathTo('staff', locale) },
      { kind: 'text', text: t('staff.invited.rights') },
    ],
    why: t('staff.invited.why', agency),
  };
}
