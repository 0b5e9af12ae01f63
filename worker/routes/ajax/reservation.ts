import type { Handler } from 'hono';
import { stayQuery } from '../../../domain/filter/rental-stay.ts';
import { pathTo } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { neverStore } from '../../errors/outage.ts';
import { answerProblem } from '../../forms/answer.ts';
import { receive } from '../../forms/receive.ts';
import { requireRentals } from '../load/rental.ts';
import { RESERVATION_FORM, reserveStay } from '../load/reserve-stay.ts';

/**
 * `POST /{lang}/ajax/reservation`: asks for a stay with the fields of the page's form and `rentalUnitId`,
 * `from`, `to` and `persons`. 201 with the reservation, its price and the page that follows; else why not,
 * field by field (contract, "Rentals").
 */
export const reservation: Handler<AppEnv> = async (c) => {
  requireRentals(c);
  neverStore(c);
  const received = await receive(c, RESERVATION_FORM);
  const locale = c.get('locale');
  const outcome = await reserveStay(c, { ...received, typed: { ...received.typed, locale: [locale] } });
  if (outcome.kind === 'reserved') {
    const { rentalUnitId, from, to, persons } = outcome.request;
    const href = pathTo('reserve-thanks', locale, { id: rentalUnitId }) + stayQuery({ from, to, persons });
    return c.json({ ...outcome.reservation, href }, 201);
  }
  const { problem, fields } = outcome;
  answerProblem(c, problem);
  return c.json({ error: { code: problem, message: c.get('t')(`forms.problems.${problem}.title`), fields } });
};
