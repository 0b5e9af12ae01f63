import type { MailContext } from '../mail/mail-context.ts';
import { prepare } from '../platform/db/prepare.ts';
import { tokenFor, tokenHash } from '../platform/tokens.ts';
import type { StoredAppointment } from './find-appointment.ts';

/**
 * The secret id of an appointment for a mail to the visitor. If the secret has changed since the booking, the
 * id differs from the first one: its hash is stored before the mail is sent, and both ids work.
 */
export async function mailedId(
  { id, seed }: Pick<StoredAppointment, 'id' | 'seed'>,
  { db, site, tokenSecret }: MailContext,
): Promise<string> {
  const token = tokenFor({ siteId: site.id, purpose: 'appointment', seed }, tokenSecret);
  const hash = tokenHash(token);
  if (hash !== id) {
    await prepare(db, {
      sql:
        'INSERT INTO appointment_links (site_id, hash, appointment_id) SELECT site_id, ?, id FROM appointments ' +
        'WHERE site_id = ? AND id = ? ON CONFLICT DO NOTHING',
      params: [hash, site.id, id],
    }).run();
  }
  return token;
}
