import type { ContactRequest } from '#domain/forms/contact.ts';
import { chosenOffice } from '#domain/team/looks-after.ts';
import type { Site } from '#wire/site.ts';
import { findContact } from '../estates/contact-infos.ts';
import { rentalRecipient } from '../estates/in-charge.ts';
import { findRentalUnitState } from '../estates/rental-units.ts';
import { addressOf, recipientFor, recipientOf } from '../mail/recipient.ts';
import { ContentError, gone, notFound } from '../platform/errors/content-error.ts';

const NO_SUCH_OFFICE = new ContentError('invalid_request', 'The agency has no such office.', {
  office: 'invalid',
});

/** The recipient of a request; throws when the home, unit or chosen office does not exist. */
export async function recipientOfRequest(
  db: D1Database,
  site: Site,
  request: ContactRequest,
): Promise<string | null> {
  switch (request.kind) {
    case 'general': {
      if (request.office === undefined) return recipientFor(site, { deed: 'contact' });
      const chosen = chosenOffice(site.settings.team, request.office);
      if (chosen.office === null) throw NO_SUCH_OFFICE;
      return recipientOf(site, addressOf(chosen));
    }
    case 'estate': {
      const stored = await findContact(db, site.id, request.estateId);
      if (stored === null) throw notFound('estate');
      if (stored.withdrawn) throw gone('estate');
      return recipientFor(site, { deed: 'contact', ...stored.subject }, stored.contact?.email);
    }
    case 'rental': {
      const state = await findRentalUnitState(db, site.id, request.rentalUnitId);
      if (state === null) throw notFound('rental unit');
      if (state.withdrawn) throw gone('rental unit');
      return rentalRecipient(db, site, 'contact', request.rentalUnitId);
    }
  }
}
