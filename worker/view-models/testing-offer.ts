/** Builders of the offer's tests: options of a small agency, and what a search came to. */
import { parseFilter } from '../../domain/filter/parse.ts';
import type { OfferView } from '../../domain/views/offer.ts';
import { type EstateFilters, EstateFiltersSchema } from '../content/schemas/estate-filters.ts';
import type { ViewContext } from './context.ts';
import { type SearchOutcome, toOfferView } from './offer.ts';
import type { OfferOptions } from './offer-options.ts';
import type { CountedStep } from './offer-widen.ts';
import { contextIn, estateWith } from './testing.ts';

/** Options with an empty one, an unnamed one and two places of one name. */
export const OPTIONS: EstateFilters = EstateFiltersSchema.parse({
  headTypes: [
    { id: 3, name: { nl: 'Huis', fr: 'Maison' }, count: 12 },
    { id: 1, name: null, count: 8 },
    { id: 5, name: { nl: 'Garage' }, count: 0 },
  ],
  subTypes: [{ id: 31, name: { nl: 'Villa' }, count: 3 }],
  transactions: [
    { id: 1, name: { nl: 'Te koop' }, count: 15 },
    { id: 3, name: { nl: 'In optie' }, count: 2 },
    { id: 2, name: { nl: 'Te huur' }, count: 5 },
  ],
  countries: [{ id: 'BE', name: { nl: 'België' }, count: 20 }],
  locations: [
    { id: 1202, name: { nl: 'Zeebrugge' }, zip: 8380, count: 4 },
    { id: 1201, name: { nl: 'Knokke-Heist' }, zip: 8300, count: 9, lat: 51.34, lon: 3.28 },
    { id: 77, name: { nl: 'Heusden' }, zip: 9070, count: 1 },
    { id: 78, name: { nl: 'Heusden' }, zip: 3550, count: 1 },
    { id: 79, name: { nl: 'Sluis' }, zip: null, count: 0 },
  ],
  bedrooms: [
    { value: 0, count: 1 },
    { value: 3, count: 7 },
    { value: 6, count: 1 },
    { value: 9, count: 2 },
  ],
  prices: {
    min: 100_000,
    max: 400_000,
    steps: [
      { from: 100_000, to: 200_000, count: 2 },
      { from: 200_000, to: 300_000, count: 8 },
      { from: 300_000, to: 400_000, count: 4 },
    ],
  },
});

/** A search that found `total` homes and shows some of them. */
export const found = (total: number, shown = Math.min(15, total)): SearchOutcome => ({
  ok: true,
  value: { total, results: Array.from({ length: shown }, () => estateWith()) },
});
/** A search that could not be made. */
export const failed: SearchOutcome = { ok: false };

/** What differs from 38 homes, all options, Dutch. */
interface Asked {
  readonly search?: SearchOutcome;
  readonly options?: OfferOptions | null;
  readonly widen?: readonly CountedStep[];
  readonly context?: ViewContext;
}
/** The offer as the parameters of an address ask for it. */
export const offer = (
  query: string,
  { search = found(38), options = OPTIONS, widen = [], context = contextIn('nl') }: Asked = {},
): OfferView =>
  toOfferView(
    {
      filter: parseFilter(new URLSearchParams(query)),
      options,
      search,
      widen,
      map: null,
      placeProblem: null,
    },
    context,
  );
