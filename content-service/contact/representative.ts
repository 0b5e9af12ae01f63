import type { ContactRequest } from '../../domain/forms/contact.ts';
import { findContact } from '../estates/contact-infos.ts';
import { findRentalUnitState } from '../estates/rental-units.ts';
import { gone, notFound } from '../platform/errors/content-error.ts';

/** The representative's address, if what the request is about names one; throws when it is not there. */
export async function representativeFor(
  db: D1Database,
  siteId: string,
  request: ContactRequest,
): Promise<string | null> {
  switch (request.kind) {
    case 'general':
      return null;
    case 'estate': {
      const stored = await findContact(db, siteId, request.estateId);
      if (stored === null) throw notFound('estate');
      if (stored.withdrawn) throw gone('estate');
      return stored.contact?.email ?? null;
    }
    case 'rental': {
      const state = await findRentalUnitState(db, siteId, request.rentalUnitId);
      if (state === null) throw notFound('rental unit');
      if (state.withdrawn) throw gone('rental unit');
      return null;
    }
  }
}
