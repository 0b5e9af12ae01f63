import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { mailTexts } from '#locales/mails.ts';
import type { MailContent } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { tokenHash } from '../platform/tokens.ts';
import { signInCode, signInToken } from './sign-in.ts';

interface Data {
  readonly signInId: string;
}

interface Row {
  readonly sign: string;
  readonly locale: Locale;
  readonly origin: string;
}

/** Mail with the sign-in link, and the word and number shown on the screen. */
export async function signInMail({ signInId }: Data, context: MailContext): Promise<MailContent | null> {
  const { db, site, now, tokenSecret } = context;
  const row = await prepare(db, {
    sql:
      'SELECT sign, locale, origin FROM staff_sign_ins ' +
      'WHERE site_id = ? AND id = ? AND used_at IS NULL AND expires_at > ?',
    params: [site.id, signInId, now.toISOString()],
  }).first<Row>();
  if (row === null) return null;
  const { sign, locale, origin } = row;
  const t = mailTexts(locale, site.settings.figures);
  const agency = { agency: site.name };
  const token = signInToken(site.id, signInId, tokenSecret);
  // Requested under an earlier secret: the mailed link must work.
  await prepare(db, {
    sql: 'UPDATE staff_sign_ins SET hash = ?1 WHERE site_id = ?2 AND id = ?3 AND hash <> ?1',
    params: [tokenHash(token), site.id, signInId],
  }).run();
  return {
    locale,
    subject: t('staff.subject', { sign, ...agency }),
    preview: t('staff.body'),
    title: t('staff.title'),
    blocks: [
      {
        kind: 'facts',
        rows: [
          [t('staff.sign'), sign],
          [t('staff.code'), signInCode(site.id, signInId, tokenSecret)],
        ],
      },
      { kind: 'text', text: t('staff.body') },
      { kind: 'text', text: t('staff.secret') },
      { kind: 'button', label: t('staff.open'), href: origin + pathTo('staff-enter', locale, { token }) },
      { kind: 'text', text: t('staff.other') },
    ],
    why: t('staff.why', agency),
  };
}
