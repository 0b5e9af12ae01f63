import type { ContactRequest } from '../../domain/forms/contact.ts';
import { chosenOffice } from '../../domain/team/looks-after.ts';
import type { Site } from '../../wire/site.ts';
import { findContact } from '../estates/contact-infos.ts';
import { rentalRecipient } from '../estates/in-charge.ts';
import { findRentalUnitState } from '../estates/rental-units.ts';
import { outboxStatement, withinLimit } from '../mail/outbox.ts';
import { addressOf, recipientFor, recipientOf } from '../mail/recipient.ts';
import { tellAgency } from '../mail/tell-agency.ts';
import { ContentError, gone, notFound } from '../platform/errors/content-error.ts';
import { messageContext } from '../platform/message-context.ts';
import type { Plan } from '../platform/operation/idempotent.ts';
import type { CallContext } from '../platform/operation/operation.ts';
import { submissionStatement } from './submissions.ts';

/** A stranger could enter anybody's address: nobody gets more receipts than this in a day. */
const MOST_RECEIPTS = 3;

/** Each cap of the database by its name there (migration 0012). */
const REFUSALS = {
  cap_of_sender: new ContentError(
    'too_many',
    'This sender has reached the daily maximum of contact requests.',
    {
      email: 'too_many',
    },
  ),
  cap_of_site: new ContentError('too_many', 'The site has reached its daily maximum of contact requests.'),
};

const NO_SUCH_OFFICE = new ContentError('invalid_request', 'The agency has no such office.', {
  office: 'invalid',
});

/** Where a request goes; throws when what it is about, or the office that was chosen, is not there. */
async function recipientOfRequest(
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

/** A contact request: stored, mailed to whom it concerns, and acknowledged to the visitor. */
export async function sendContact(
  siteId: string,
  request: ContactRequest,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const recipient = await recipientOfRequest(env.DB, site, request);
  const submissionId = crypto.randomUUID();
  const data = { submissionId, origin };
  const [notice, receipt] = [crypto.randomUUID(), crypto.randomUUID()];
  const told = tellAgency(
    {
      site,
      deed: 'contact',
      subjectId: submissionId,
      origin,
      recipient,
      mailId: notice,
      mail: { kind: 'contact-notice', data },
    },
    now,
  );
  return {
    answer: { id: submissionId },
    statements: [
      submissionStatement(siteId, submissionId, { kind: 'contact', doc: request }, now),
      ...told.statements,
      outboxStatement(
        {
          siteId,
          id: receipt,
          recipient: request.email,
          mostADay: MOST_RECEIPTS,
          where: withinLimit(siteId, 'contact-receipt', 'receipt_hour', now),
          mail: { kind: 'contact-receipt', data },
        },
        now,
      ),
    ],
    refusals: REFUSALS,
    afterwards: async () => {
      if (told.ids.length === 0) context.log('warn', 'contact.without_recipient', { submissionId });
      await context.deliver(siteId, [...told.ids, receipt]);
    },
  };
}
