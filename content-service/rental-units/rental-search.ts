import type { RentalQuery } from '#wire/rental-unit.ts';
import { type Span, spansFrom } from './periods.ts';
import { partsOfStay, type StayPart } from './priced-spans.ts';

/** A search of rentals: its query, the day in Brussels, and the periods that begin from then on. */
export interface RentalSearch {
  readonly siteId: string;
  readonly query: RentalQuery;
  readonly today: string;
  readonly spans: readonly Span[];
}

/** A search on a day. */
export const rentalSearch = (siteId: string, query: RentalQuery, today: string): RentalSearch => ({
  siteId,
  query,
  today,
  spans: spansFrom(today),
});

/** The stay that a search requests, if it has both dates. */
export const stayAskedFor = ({ range }: RentalQuery): { from: string; to: string } | null => {
  const { from, to } = range?.dates ?? {};
  return from === undefined || to === undefined ? null : { from, to };
};

/** The periods that make up the requested stay; null without such periods, or without a requested stay. */
export const stayParts = ({ query, spans }: RentalSearch): readonly StayPart[] | null => {
  const stay = stayAskedFor(query);
  return stay === null ? null : partsOfStay(spans, stay.from, stay.to);
};
