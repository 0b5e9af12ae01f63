import { FLEXIBLE_DAYS, filterOfRental, type RentalCriteria } from '../../../domain/forms/criteria.ts';
import { addDays } from '../../../domain/stays/day.ts';
import type { RentalQuery } from '../../../wire/rental-unit.ts';
import { foundUnits, rentalSearch, stayParts } from '../../lettings/conditions.ts';
import { centsOf, partsOfStay } from '../../lettings/lettings.ts';
import { spansFrom } from '../../lettings/periods.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { sql, statementOf } from '../../platform/db/sql.ts';

/** The days of a stay as far as an alert names them. */
interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** A unit that fits, with the days for which it does. */
export interface FittingUnit extends Days {
  readonly id: string;
  /** What that stay costs, euros; null where the alert names not both days. */
  readonly price: number | null;
}

/** By how many days a flexible stay may be moved, the nearest first. */
const SHIFTS = [
  0,
  ...Array.from({ length: FLEXIBLE_DAYS }, (_, index) => [-index - 1, index + 1]).flat(),
] as const;

/** The days that an alert would have, the very ones first. */
function daysOf({ from, to, flexible }: RentalCriteria): readonly Days[] {
  if (from === undefined) return [{ from: null, to: null }];
  return (flexible === true ? SHIFTS : [0]).map((days) => ({
    from: addDays(from, days),
    to: to === undefined ? null : addDays(to, days),
  }));
}

/** Whether there can be such a stay at all: one that begins on a day of arrival and is made up of periods. */
function areLet({ from, to }: Days, today: string): boolean {
  if (from === null) return true;
  if (from < today) return false;
  const spans = spansFrom(today);
  return to === null ? spans.some((span) => span.from === from) : partsOfStay(spans, from, to) !== null;
}

/** Days on which stays are let that lie further ahead than anything is let today: what is said of them is not known yet. */
const isBeyond = ({ from, to }: Days, today: string): boolean =>
  (to ?? from ?? '') > (spansFrom(today).at(-1)?.to ?? '');

/** Whether the days that an alert names can ever be had, whoever lets them: nobody is to wait for what never comes. */
export const canBeHad = (criteria: RentalCriteria, today: string): boolean =>
  daysOf(criteria).some((days) => areLet(days, today) || isBeyond(days, today));

function queryOf(criteria: RentalCriteria, { from, to }: Days): RentalQuery {
  const { location, city, kind, period, persons } = filterOfRental(criteria);
  const lists = { location, city, subKind: kind, periodType: period };
  return {
    terms: Object.fromEntries(
      Object.entries(lists).flatMap(([name, ids]) => (ids.length === 0 ? [] : [[name, [...ids]]])),
    ),
    range: {
      ...(persons === null ? {} : { maxOccupation: { gte: persons } }),
      ...(from === null ? {} : { dates: { from, ...(to !== null && { to }) } }),
    },
  };
}

/** The units that a search with these criteria finds on a day in Brussels, each once: it is the very search that visitors use. */
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
    searches.map((search) => {
      const parts = stayParts(search);
      return prepare(
        db,
        statementOf(
          'SELECT u.id,',
          parts === null ? sql('NULL') : centsOf(parts),
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
