import type { Criteria } from '#domain/forms/criteria.ts';
import type { Site } from '#wire/site.ts';
import { ContentError, notFound } from '../../platform/errors/content-error.ts';
import { canBeHad } from './fitting-units.ts';

/**
 * Throws not_found when the agency lets no holiday rentals, and invalid_request for days on which no stay is
 * ever possible.
 */
export function requireWaitable(site: Site, { rental }: Criteria, today: string): void {
  if (rental === undefined) return;
  if (!site.settings.features.includes('rentals')) throw notFound('rentals');
  if (!canBeHad(rental, today)) {
    throw new ContentError('invalid_request', 'No stay begins or ends on these days.', { from: 'arrival' });
  }
}
