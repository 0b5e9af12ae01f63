import { FLEXIBLE_DAYS, filterOfRental, type RentalCriteria } from '#domain/forms/criteria.ts';
import { addDays, nightCount } from '#domain/stays/day.ts';
import type { RentalQuery } from '#wire/rental-unit.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { sql, statementOf } from '../../platform/db/sql.ts';
import { foundUnits } from '../../rental-units/conditions.ts';
import { spansFrom } from '../../rental-units/periods.ts';
import { centsOf, extraCents, partsOfStay } from '../../rental-units/priced-spans.ts';
import { rentalSearch, stayParts } from '../../rental-units/rental-search.ts';

/** Days of a stay, as far as an alert states them. */
interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** A matching unit with the days of the match. */
export interface FittingUnit extends Days {
  readonly id: string;
  /** Price of the stay with all that is obligatory, euros; null when the alert does not state both days. */
  readonly price: number | null;
}

/** Days by which a flexible stay may be moved, nearest first. */
const SHIFTS = [
  0,
  ...Array.from({ length: FLEXIBLE_DAYS }, (_, index) => [-index - 1, index + 1]).flat(),
] as const;

/** Alternative days of an alert, the exact ones first. */
function daysOf({ from, to, flexible }: RentalCriteria): readonly Days[] {
  if (from === undefined) return [{ from: null, to: null }];
  return (flexible === true ? SHIFTS : [0]).map((days) => ({
    from: addDays(from, days),
    to: to === undefined ? null : addDays(to, days),
  }));
}

/** Whether such a stay is possible at all: it begins on a day of arrival and consists of periods. */
function areLet({ from, to }: Days, today: string): boolean {
  if (from === null) return true;
  if (from < today) return false;
  const spans = spansFrom(today);
  return to === null ? spans.some((span) => span.from === from) : partsOfStay(spans, from, to) !== null;
}

/** Whether the days are further ahead than any current offer: their availability is not known yet. */
const isBeyond = ({ from, to }: Days, today: string): boolean =>
  (to ?? from ?? '') > (spansFrom(today).at(-1)?.to ?? '');

/**
 * Whether the days of an alert can ever be available, in any unit: an alert that can never match is refused.
 */
export const canBeHad = (criteria: RentalCriteria, today: string): boolean =>
  daysOf(criteria).some((days) => areLet(days, today) || isBeyond(days, today));

function queryOf(criteria: RentalCriteria, { from, to }: Days): RentalQuery {
  const { location, city, kind, period, persons, features, priceMax } = filterOfRental(criteria);
  const lists = { location, city, subKind: kind, periodType: period };
  return {
    terms: {
      ...Object.fromEntries(
        Object.entries(lists).flatMap(([name, ids]) => (ids.length === 0 ? [] : [[name, [...ids]]])),
      ),
      ...Object.fromEntries(features.map((feature) => [feature, ['yes']])),
    },
    range: {
      ...(persons === null ? {} : { maxOccupation: { gte: persons } }),
      ...(priceMax === null ? {} : { total: { lte: priceMax } }),
      ...(from === null ? {} : { dates: { from, ...(to !== null && { to }) } }),
    },
  };
}

/**
 * Units that a search with these criteria finds on a day in Brussels, without duplicates; it uses the
 * visitors' search.
 */
export async function fittingUnits(
  db: D1Database,
  siteId: string,
  criteria: RentalCriteria,
  today: string,
): Promise<readonly FittingUnit[]> {
  const asked = daysOf(criteria).filter((days) => areLet(days, today));
  const searches = asked.map((days) => rentalSearch(siteId, queryOf(criteria, days), today));
  if (searches.length === 0) return [];
  const answers = await db.batch<{ id: string; cents: number | null }>(
    searches.map((search, index) => {
      const parts = stayParts(search);
      const { from, to } = asked[index] ?? {};
      const extra = from && to ? extraCents(nightCount(from, to), criteria.persons ?? null) : null;
      return prepare(
        db,
        statementOf(
          'SELECT u.id,',
          parts === null ? sql('NULL') : centsOf(parts),
          parts === null || extra === null ? sql('') : sql(`+ ${extra.text}`, ...extra.params),
          'AS cents FROM rental_units AS u WHERE',
          foundUnits(search),
          'ORDER BY u.name, u.id',
        ),
      );
    }),
  );
  const fitting = answers.flatMap(({ results }, index) => {
    const days = asked[index] ?? { from: null, to: null };
    return results.map(({ id, cents }) => ({ id, ...days, price: cents === null ? null : cents / 100 }));
  });
  const nearest = new Map(fitting.toReversed().map((unit) => [unit.id, unit]));
  return fitting.filter((unit) => nearest.get(unit.id) === unit);
}
