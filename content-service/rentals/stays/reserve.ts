import { addDays } from '#domain/stays/day.ts';
import { breakdownOf } from '#domain/stays/stay.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Agreement } from '#wire/agreements.ts';
import type { StayRequest, StayReservation } from '#wire/stay-reservation.ts';
import { rentalRecipient } from '../../estates/in-charge.ts';
import { HELD_FOR, networkStatements } from '../../platform/addresses.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { messageContext } from '../../platform/message-context.ts';
import type { Plan } from '../../platform/operation/idempotent.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { seasonOfYear } from '../../rental-units/season.ts';
import { unitOnOffer } from '../unit-on-offer.ts';
import { findAgreements } from './agreements.ts';
import { heldMail, stayMails, tellOf } from './queue-mails.ts';
import { DATES_TAKEN, PRICE_CHANGED, stayRefusal } from './refusals.ts';
import { releaseStatement, type StayDocument, stayStatement } from './stays.ts';

/** Days for the agency to confirm (decision 23). */
const RESERVED_DAYS = 7;

const tooMany = (fields?: Readonly<Record<string, string>>) =>
  new ContentError('too_many', 'The daily maximum of reservations has been reached.', fields);

/** Errors by the name of the database rule. */
const REFUSALS = {
  'UNIQUE constraint failed: stay_nights.': DATES_TAKEN,
  unit_withdrawn: new ContentError('gone', 'This rental unit has been withdrawn.', {
    rentalUnitId: 'invalid',
  }),
  too_many_persons: new ContentError(
    'invalid_request',
    'The rental unit does not accept this many persons.',
    {
      persons: 'persons',
    },
  ),
  cap_of_sender: tooMany({ email: 'too_many' }),
  cap_of_site: tooMany(),
  cap_of_network: tooMany(),
};

/** The unit on offer; for an unknown one, the error names the field. */
const unitAskedFor = (db: D1Database, siteId: string, request: StayRequest, today: string) =>
  unitOnOffer(db, siteId, request.rentalUnitId, today).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    throw new ContentError(error.code, error.message, { rentalUnitId: 'invalid' });
  });

/** The accepted agreements; throws when a required one is missing, or an id is unknown. */
function accepted(agreements: readonly Agreement[], ids: readonly string[]): StayDocument['agreements'] {
  const refuse = (message: string, code: 'agreement' | 'invalid') => {
    throw new ContentError('invalid_request', message, { agreementIds: code });
  };
  if (agreements.some(({ id, required }) => required && !ids.includes(id))) {
    refuse('A required agreement was not accepted.', 'agreement');
  }
  if (ids.some((wanted) => !agreements.some(({ id }) => id === wanted))) {
    refuse('The site has no such agreement.', 'invalid');
  }
  return agreements.filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title }));
}

/** The seventh day, or the day of arrival if earlier. */
const reservedUntil = (from: string, today: string): string => {
  const last = addDays(today, RESERVED_DAYS);
  return from < last ? from : last;
};

/**
 * A stay request: its nights are reserved, the visitor gets a receipt and the agency the data to confirm.
 * When unconfirmed addresses already hold a tenth of the unit's season, it is held until the visitor presses
 * the link in a mail, and only then the agency is told.
 */
export async function reserve(siteId: string, request: StayRequest, context: CallContext): Promise<Plan> {
  const { env, now } = context;
  const today = brusselsDay(now);
  const { site, origin } = await messageContext(siteId, request.locale, context);
  const [{ offer, samePrices }, agreements, agency] = await Promise.all([
    unitAskedFor(env.DB, siteId, request, today),
    findAgreements(env.DB, siteId, request.locale, site.defaultLocale),
    rentalRecipient(env.DB, site, 'stay', request.rentalUnitId),
  ]);
  const refusal = stayRefusal(request, offer, today);
  if (refusal !== null) throw refusal;
  const doc = {
    request,
    agreements: accepted(agreements, request.agreementIds),
    terms: site.settings.cancellation ?? [],
    payment: site.settings.stays ?? null,
    keptUntil: reservedUntil(request.from, today),
    origin,
  };
  const breakdown = breakdownOf(request, offer);
  if (breakdown === null) throw DATES_TAKEN;
  if (request.total !== undefined && request.total !== breakdown.total) throw PRICE_CHANGED;
  const id = crypto.randomUUID();
  const stay = { siteId, id, ...doc, breakdown, season: seasonOfYear(request.from) };
  const { email } = request;
  const plan = (heldUntil: Date | null): Plan => {
    const mails = heldUntil === null ? stayMails({ ...stay, site }, agency, now) : heldMail(stay, now);
    const state = heldUntil === null ? 'requested' : 'pending';
    const until = heldUntil === null ? {} : { heldUntil: heldUntil.toISOString() };
    const answer: StayReservation = {
      id,
      state,
      ...until,
      total: breakdown.total,
      breakdown: { ...breakdown, extras: [...breakdown.extras] },
    };
    return {
      answer,
      statements: [
        // Frees expired holds first, so that they block nobody.
        releaseStatement(now, siteId),
        samePrices,
        ...networkStatements({ siteId, kind: 'stay', email }, context.request, now),
        stayStatement({ ...stay, heldUntil }, now),
        ...mails.statements,
      ],
      refusals: REFUSALS,
      afterwards: () => tellOf(mails, id, context, siteId),
    };
  };
  const held = () => plan(new Date(now.getTime() + HELD_FOR));
  return { ...plan(null), instead: { hold_needed: held } };
}
