/** Holiday rentals as handlers ask for them: units and searches through the cache, free nights never. */
import { cacheKeys } from '../cache/keys.ts';
import { POLICIES } from '../cache/policies.ts';
import { Gone } from '../errors/app-error.ts';
import { fetchAgreements } from './agreements.ts';
import { type SentReservation, sendReservation } from './rental-reservation.ts';
import {
  fetchRentalFilters,
  fetchRentalPeriods,
  fetchRentalUnit,
  RentalAnswerSchema,
  type RentalResults,
  RentalResultsSchema,
  searchRentalUnits,
} from './rental-units.ts';
import { type Agreement, AgreementListSchema } from './schemas/agreements.ts';
import {
  type RentalFilters,
  RentalFiltersSchema,
  type RentalPeriods,
  type RentalQuery,
  type RentalSearchRequest,
  type RentalUnit,
} from './schemas/rental-unit.ts';
import type { StayReservation } from './schemas/stay-reservation.ts';
import type { SiteCaller } from './site-scope.ts';
import { required, type Through } from './through.ts';

/** null means that the content service said there is none. */
export interface RentalContent {
  /** Throws Gone for a withdrawn unit. */
  rentalUnit(id: string): Promise<RentalUnit | null>;
  /** Bad units are dropped and logged. */
  searchRentals(request: RentalSearchRequest): Promise<RentalResults>;
  /** The same, asked for anew. */
  searchRentalsAnew(request: RentalSearchRequest): Promise<RentalResults>;
  /** Every option of the whole offer. */
  rentalOptions(): Promise<RentalFilters>;
  /** The options under a search, with how many units each has. */
  rentalCounts(query: RentalQuery): Promise<RentalFilters>;
  /** Never cached, as everything that says which nights are free. */
  rentalPeriods(id: string): Promise<RentalPeriods | null>;
  /** What who reserves accepts; none where the site has none. */
  agreements(): Promise<readonly Agreement[]>;
  /** Made once a key. Throws ContentHttpError 409 when the nights were taken meanwhile. */
  reserveStay(reservation: SentReservation): Promise<StayReservation>;
}

/** Whether a query is about nights that are free, and so cannot be answered from before. */
export const asksForNights = ({ range, terms }: RentalQuery): boolean =>
  range?.dates !== undefined || terms?.periodType !== undefined;

export function rentalContent(scope: SiteCaller, through: Through): RentalContent {
  const { siteId, locale } = scope;
  return {
    async rentalUnit(id) {
      const key = cacheKeys.rentalUnit(siteId, locale, id);
      const answer = await through(POLICIES.rentalUnit, key, RentalAnswerSchema, () =>
        fetchRentalUnit(scope, id),
      );
      if (answer?.kind === 'gone') throw new Gone(`rental unit ${id}`);
      return answer?.unit ?? null;
    },
    async searchRentals(request) {
      const key = await cacheKeys.rentalSearch(siteId, request);
      const policy = asksForNights(request.query) ? POLICIES.freeNights : POLICIES.rentalSearch;
      const results = await through(policy, key, RentalResultsSchema, () =>
        searchRentalUnits(scope, request),
      );
      return required(results, 'rental search answer');
    },
    searchRentalsAnew: (request) => searchRentalUnits(scope, request),
    async rentalOptions() {
      const options = await through(
        POLICIES.rentalFilters,
        cacheKeys.rentalFilters(siteId),
        RentalFiltersSchema,
        () => fetchRentalFilters(scope, {}),
      );
      return required(options, 'rental filters');
    },
    async rentalCounts(query) {
      const key = await cacheKeys.rentalCounts(siteId, query);
      const policy = asksForNights(query) ? POLICIES.freeNights : POLICIES.rentalSearch;
      const counts = await through(policy, key, RentalFiltersSchema, () => fetchRentalFilters(scope, query));
      return required(counts, 'rental counts');
    },
    rentalPeriods: (id) => fetchRentalPeriods(scope, id),
    async agreements() {
      const key = cacheKeys.agreements(siteId, locale);
      const list = await through(POLICIES.agreements, key, AgreementListSchema, async () => [
        ...(await fetchAgreements(scope)),
      ]);
      return required(list, 'agreements');
    },
    reserveStay: (reservation) => sendReservation(scope, reservation),
  };
}
