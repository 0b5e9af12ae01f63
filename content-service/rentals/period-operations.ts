import { brusselsDay } from '../../domain/stays/today.ts';
import { RentalPeriodsSchema } from '../../wire/rental-unit.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { unitOnOffer } from './unit-on-offer.ts';

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
