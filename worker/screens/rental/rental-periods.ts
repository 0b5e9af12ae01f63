import type { Answer } from '../../platform/env.ts';
import { NotFound } from '../../platform/errors/app-error.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { rentalId } from '../../rental/load-rental.ts';

/** `GET /{lang}/ajax/rental-periods/{id}`: the periods of a unit and its taken nights. Never cached. */
export const rentalPeriods: Answer = async (c) => {
  const periods = await siteContent(c).rentalPeriodsAnew(rentalId(c, c.req.param('id')));
  if (periods === null) throw new NotFound('no such rental unit');
  neverStore(c);
  return c.json(periods);
};
