/** What was asked of a site in a week besides its homes: searches, and forms that are about none of them. */

import type { Searched } from '#domain/interest/coarse-search.ts';
import { FEW, isShown, shownOf } from '#domain/interest/few.ts';
import { LOCALES } from '#domain/locale.ts';
import { type CountedWeek, type Figures, SITE_FORMS } from '#wire/figures.ts';
import { type LocalizedColumns, readLocalized } from '../../platform/db/localized-columns.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { placeIn } from '../counts/searched-place.ts';

/** Lists of `site_weeks`. */
type Kind = Searched | 'form';

export interface SiteWeekRow extends LocalizedColumns<'name'> {
  readonly kind: Kind;
  readonly what: string;
  /** JSON: pairs of week and count. */
  readonly weeks: string;
  /** Of the place that `what` names, or its combination; null for none, or one that is not known. */
  readonly city_id: string | null;
}

/** Most entries of each list in an answer, those with most searches. */
const MOST = 60;

const NAMES = LOCALES.map((locale) => `name_${locale}`);
const PLACE = placeIn('w.kind', 'w.what');

/** The entries of these weeks, with the names of their places. */
export const siteWeeksStatement = (siteId: string, weeks: readonly string[]): Statement => ({
  sql:
    `SELECT f.kind, f.what, f.weeks, f.city_id, ${NAMES.map((name) => `f.${name}`).join(', ')} FROM (` +
    `SELECT w.kind, w.what, c.id AS city_id, ${NAMES.map((name) => `c.${name}`).join(', ')}, ` +
    'json_group_array(json_array(w.week, w.count)) AS weeks, ' +
    // By what is shown: the order of equal ones must not tell what is not.
    `row_number() OVER (PARTITION BY w.kind ORDER BY sum(iif(w.count >= ${FEW}, w.count, 0)) DESC, w.what) AS at ` +
    'FROM json_each(?2) AS k CROSS JOIN site_weeks AS w ON w.site_id = ?1 AND w.week = k.value ' +
    `LEFT JOIN cities AS c ON c.site_id = ?1 AND c.id = ${PLACE} ` +
    // A place that is in no home's address was typed into an address by hand: it takes no entry from a real one.
    `WHERE ${PLACE} IS NULL OR c.id IS NOT NULL ` +
    `GROUP BY w.kind, w.what HAVING max(w.count) >= ${FEW}) AS f ` +
    `WHERE f.at <= ${MOST} ORDER BY f.kind, f.at`,
  params: [siteId, JSON.stringify(weeks)],
});

export const NO_WEEKS: Pick<Figures, 'forms' | 'searches'> = { forms: [], searches: null };

const tellingOf = ({ weeks }: SiteWeekRow): CountedWeek[] =>
  (JSON.parse(weeks) as readonly (readonly [week: string, count: number])[])
    .map(([week, count]) => ({ week, count: shownOf(count) }))
    .filter(({ count }) => isShown(count))
    .toSorted((one, other) => (one.week < other.week ? -1 : 1));

/** The lists of these rows, in cells. */
export function readSiteWeeks(rows: readonly SiteWeekRow[]): Pick<Figures, 'forms' | 'searches'> {
  const of = (kind: Kind) => rows.filter((row) => row.kind === kind);
  const cities = new Map(
    rows.flatMap((row) => (row.city_id === null ? [] : [[row.city_id, readLocalized(row, 'name')] as const])),
  );
  return {
    forms: of('form').flatMap((row) => {
      const form = SITE_FORMS.find((one) => one === row.what);
      return form === undefined ? [] : [{ form, weeks: tellingOf(row) }];
    }),
    searches: {
      few: of('few').map((row) => ({ search: row.what, weeks: tellingOf(row) })),
      places: of('place').map((row) => ({ id: row.what, weeks: tellingOf(row) })),
      budgets: of('budget').map((row) => ({ upTo: Number(row.what), weeks: tellingOf(row) })),
      cities: [...cities].map(([id, name]) => ({ id, name })),
    },
  };
}
