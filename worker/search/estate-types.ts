import type { EstateFilter } from '#domain/filter/filter.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import type { EstateQuery } from '#wire/estate-search.ts';
import type { OfferOptions } from './options/offer-options.ts';
import type { SearchTypes } from './screen.ts';

/** Parts of the search, each with its text. */
export const PARTS = {
  status: 'offer.status',
  city: 'offer.where',
  type: 'offer.type',
  price: 'offer.budget',
  bedrooms: 'offer.bedrooms',
  has: 'traits.has',
  size: 'traits.size',
  energy: 'traits.name.energyLabel',
  year: 'traits.name.year',
  condition: 'traits.name.condition',
  facades: 'traits.name.facades',
  free: 'traits.name.availableOn',
  words: 'offer.words',
  country: 'offer.country',
  news: 'offer.news',
  unsaid: 'traits.unsaid',
} as const;

/** Types of the search for estates. */
export interface EstateTypes extends SearchTypes {
  readonly filter: EstateFilter;
  /** null when they could not be loaded. */
  readonly options: OfferOptions | null;
  readonly query: EstateQuery;
  readonly source: EstateSource;
  readonly part: keyof typeof PARTS;
}
