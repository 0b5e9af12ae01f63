import { PERIOD_TYPES } from '#domain/stays/stay.ts';
import { RentalSearchRequestSchema } from '#wire/rental-unit.ts';
import type { Answer } from '../../platform/env.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { readJsonBody } from '../../platform/request/json-body.ts';
import { toRentalCard } from '../../rental/rental-card.ts';

/**
 * `POST /{lang}/ajax/rental-units`: the cards of a search, in the content service's format. A POST because of
 * its body; it changes nothing. Never served from a cache, so that a failure is a 503 and never an old
 * answer.
 */
export const rentalUnits: Answer = async (c) => {
  requireFeature(c, 'rentals');
  const request = await readJsonBody(c, RentalSearchRequestSchema);
  const { total, results } = await siteContent(c).searchRentalsAnew(request);
  const context = viewContext(c);
  const { dates, maxOccupation } = request.query.range ?? {};
  const sought = {
    period: PERIOD_TYPES.filter((type) => request.query.terms?.periodType?.includes(type)),
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    persons: maxOccupation?.gte ?? null,
  };
  neverStore(c);
  return c.json({ total, results: results.map((unit) => toRentalCard(unit, context, sought)) });
};
