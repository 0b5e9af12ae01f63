import * as z from 'zod';
import { brusselsDay } from '#domain/stays/today.ts';
import {
  RentalFiltersQuerySchema,
  RentalFiltersRequestSchema,
  RentalFiltersSchema,
  RentalPeriodsSchema,
  RentalSearchAnswerSchema,
  RentalSearchRequestSchema,
  RentalUnitSchema,
} from '#wire/rental-unit.ts';
import { AssetNameSchema } from '../platform/asset-name.ts';
import { findAsset } from '../platform/assets.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams, SlugSchema } from '../platform/operation/params.ts';
import { PictureQuerySchema, pictureAnswer } from '../platform/picture-answer.ts';
import { findRentalFilters } from './filters.ts';
import { pricesFrom } from './offer.ts';
import { searchRentals } from './search.ts';
import { checkLetsRentals, unitOnOffer } from './unit-on-offer.ts';

/** Sizes of a photo as versions of its picture; the original is the largest one. */
const PHOTO_VERSIONS = { original: undefined, medium: 'w800', thumbnail: 'w400' } as const;

/** Operations for holiday rentals: search, options, a single unit, photos. */
export const rentalUnitOperations = [
  operation({
    id: 'searchRentalUnits',
    summary: 'Searches the rental units; with both dates, each result has the price of that stay.',
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/rental-units',
    params: SiteParams,
    body: { name: 'RentalSearchRequest', schema: RentalSearchRequestSchema },
    answer: {
      kind: 'json',
      name: 'RentalSearchAnswer',
      schema: RentalSearchAnswerSchema.extend({ results: z.array(RentalUnitSchema) }),
    },
    run: async ({ params, body }, { env, now }) => {
      const [, { total, results }] = await Promise.all([
        checkLetsRentals(env.DB, params.siteId, 'site'),
        searchRentals(env.DB, params.siteId, body, brusselsDay(now)),
      ]);
      return { total: { value: total }, results };
    },
  }),
  operation({
    id: 'getRentalFilters',
    summary:
      'Every filter option with its count under the query; the counts of a parameter ignore its own ' +
      'values.',
    unraced: 'Only reads.',
    role: 'read',
    method: 'post',
    path: '/sites/{siteId}/rental-units/filters',
    params: SiteParams,
    query: RentalFiltersQuerySchema,
    body: { name: 'RentalFiltersRequest', schema: RentalFiltersRequestSchema },
    answer: { kind: 'json', name: 'RentalFilters', schema: RentalFiltersSchema },
    run: async ({ params, query, body }, { env, now }) => {
      const [, filters] = await Promise.all([
        checkLetsRentals(env.DB, params.siteId, 'site'),
        findRentalFilters(env.DB, params.siteId, body.query, brusselsDay(now), query.stays),
      ]);
      return filters;
    },
  }),
  operation({
    id: 'getRentalPhoto',
    summary: 'A photo by its name, as `original`, `medium` or `thumbnail`.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/rental-units/photo/{name}/{size}',
    params: SiteParams.extend({
      name: AssetNameSchema,
      size: z.enum(['original', 'medium', 'thumbnail']),
    }),
    query: PictureQuerySchema,
    answer: { kind: 'picture' },
    errors: ['unavailable'],
    run: async ({ params, query }, { env, request }) => {
      const [, asset] = await Promise.all([
        checkLetsRentals(env.DB, params.siteId, 'picture'),
        findAsset(env.DB, params.siteId, params.name, PHOTO_VERSIONS[params.size]),
      ]);
      if (asset === null) throw notFound('picture');
      return pictureAnswer(env.PICTURES, asset, request, query.hash);
    },
  }),
  operation({
    id: 'getRentalUnit',
    summary: 'A rental unit by its id, with the lowest prices of the stays that are still available.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/rental-units/{id}',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'RentalUnit', schema: RentalUnitSchema },
    errors: ['gone'],
    run: async ({ params }, { env, now }) => {
      const { unit, offer } = await unitOnOffer(env.DB, params.siteId, params.id, brusselsDay(now));
      return { ...unit, pricesFrom: pricesFrom(offer.periods) };
    },
  }),
];

/** Operation for the periods of a rental unit from today. */
export const rentalPeriodOperations = [
  operation({
    id: 'getRentalPeriods',
    summary:
      'Periods with their prices, taken nights (half-open), rules and costs, from today in Brussels on.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/rental-units/{id}/periods',
    params: SiteParams.extend({ id: SlugSchema }),
    answer: { kind: 'json', name: 'RentalPeriods', schema: RentalPeriodsSchema },
    errors: ['gone'],
    run: async ({ params }, { env, now }) => {
      const { offer } = await unitOnOffer(env.DB, params.siteId, params.id, brusselsDay(now));
      const { periods, busy, rules } = offer;
      // The extras are part of the unit.
      const { extras: _, ...costs } = offer.costs;
      return { periods, nights: { busy }, rules, costs };
    },
  }),
];
