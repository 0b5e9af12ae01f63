import { rentalRecipient } from '#content-service/estates/in-charge.ts';
import { outboxStatement } from '#content-service/mail/outbox.ts';
import { onlyIf } from '#content-service/platform/db/only-if.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { ContentError } from '#content-service/platform/errors/content-error.ts';
import { newId } from '#content-service/platform/hash.ts';
import type { Plan } from '#content-service/platform/operation/idempotent.ts';
import type { CallContext } from '#content-service/platform/operation/operation.ts';
import { breakdownOf } from '#domain/stays/stay.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { OtherDays } from '#wire/guest-stay.ts';
import { unitOnOffer } from '../../unit-on-offer.ts';
import { answerMail } from '../queue-mails.ts';
import { DATES_TAKEN, PRICE_CHANGED, stayRefusal } from '../refusals.ts';
import { askedIn, otherDaysOf } from '../same-extras.ts';
import { stayForAgency } from '../stay-for-agency.ts';
import type { StayWished } from '../stays.ts';
import { guestStay, linkedRow } from './show-stay.ts';

/** The stay was called off or has begun since its page was shown. */
const CHANGED = new ContentError('changed', 'The stay can no longer be changed.');

const REFUSALS = {
  stay_changed: CHANGED,
  cap_of_wishes: new ContentError('too_many', 'Other days were asked for too often.', { from: 'too_many' }),
};

/**
 * Asks the agency for other days of a confirmed stay, at the price that the guest was shown. No night changes: the
 * stay holds until the agency answers. Triggers refuse it once the stay was called off or has begun, and after five
 * times. Does nothing when these days were asked for already, or are its own. Throws not_found, `changed`,
 * dates_taken, price_changed, and the errors of a stay that is not possible.
 */
export async function askOtherDays(
  siteId: string,
  token: string,
  days: OtherDays,
  context: CallContext,
): Promise<Plan> {
  const { env, now } = context;
  const row = await linkedRow(siteId, token, env.DB, now);
  const today = brusselsDay(now);
  const stay = stayForAgency(row);
  const shown = guestStay(row, today);
  if (!shown.change) throw CHANGED;
  // Once the agency has moved it, these days may be its own, and what was free beside its own nights is another.
  const unmoved = onlyIf({
    sql: 'SELECT 1 FROM stays WHERE site_id = ? AND id = ? AND sequence = ?',
    params: [siteId, row.id, row.sequence],
  });
  const same = ({ from, to }: OtherDays): boolean => from === days.from && to === days.to;
  if (same(stay) || (shown.wish !== null && same(shown.wish)))
    return { answer: shown, statements: [unmoved] };
  const unitId = String(stay.rentalUnitId);
  const own = { from: stay.from, to: stay.to };
  const { site, samePrices, ...unit } = await unitOnOffer(env.DB, siteId, unitId, today, own);
  const { wanted, offer } = otherDaysOf(askedIn(row), days, unit.offer);
  const refusal = stayRefusal(wanted, offer, today);
  if (refusal !== null) throw refusal;
  const breakdown = breakdownOf(wanted, offer);
  if (breakdown === null) throw DATES_TAKEN;
  if (days.total !== undefined && days.total !== breakdown.total) throw PRICE_CHANGED;
  const { from, to } = days;
  const wish: StayWished = { from, to, breakdown };
  const at = now.toISOString();
  const asked: Statement = {
    sql: 'UPDATE stays SET wish = ?3, wished_at = ?4, wishes = wishes + 1 WHERE site_id = ?1 AND id = ?2',
    params: [siteId, row.id, JSON.stringify(wish), at],
  };
  const agency = await rentalRecipient(env.DB, site, 'stay', unitId);
  const mailOf = `${row.id}-${newId()}`;
  const noticeId = `stay-wish-notice-${mailOf}`;
  const notice = { kind: 'stay-wish-notice', data: { stayId: row.id } } as const;
  const receipt = answerMail(
    'stay-wish',
    { siteId, id: mailOf, stayId: row.id, email: stay.email, byForm: true },
    now,
  );
  const answer = { ...shown, wish: { from, to, total: breakdown.total } };
  return {
    answer,
    statements: [
      unmoved,
      samePrices,
      asked,
      ...receipt.statements,
      ...(agency === null
        ? []
        : [outboxStatement({ siteId, id: noticeId, recipient: agency, mail: notice }, now)]),
    ],
    refusals: REFUSALS,
    // The same request at the same moment was first.
    instead: { wish_stands: () => ({ answer, statements: [] }) },
    afterwards: async () => {
      if (agency === null) context.log('warn', 'stay.without_recipient', { stayId: row.id });
      await context.deliver(siteId, [...receipt.ids, ...(agency === null ? [] : [noticeId])]);
    },
  };
}
