import { brusselsDay } from '../../domain/stays/today.ts';
import { RentalPeriodsSchema } from '../../wire/rental-unit.ts';
import { unitOnOffer } from '../rentals/unit-on-offer.ts';
import { operation } from './operation.ts';
import { SiteParams, SlugSchema } from './params.ts';

/** What a holiday rental offers from today on. */
export const rentalPeriodOperations = [
  operation({
    id: 'getRentalPeriods',
    method: 'get',
    path: '/sites/{siteId}/rental-units/{id}/periods',
    summary:
      'Periods with their prices, taken nights (half-open), rules and costs, from today in Brussels on.',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'RentalPeriods', schema: RentalPeriodsSchema },
    errors: ['invalid_request', 'not_found', 'gone'],
    run: async ({ params }, { env, now }) => {
      const { offer } = await unitOnOffer(env.DB, params.siteId, params.id, brusselsDay(now));
      const { periods, busy, rules, costs } = offer;
      return { periods, nights: { busy }, rules, costs };
    },
  }),
];
