/** How many nights of an agency's holiday homes are taken: its own data. */
import { nightCount } from '#domain/stays/day.ts';
import type { Figures } from '#wire/figures.ts';
import type { Statement } from '../../platform/db/statement.ts';

export interface NightRow {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly taken: number;
}

/** Months before the present one, and after it. */
const [BEFORE, LATER] = [3, 2];

/** The first day of the month so many months later. */
function monthAfter(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** First days of the months that are shown, and of the one after them. */
export const monthsAround = (today: string): readonly string[] =>
  Array.from({ length: BEFORE + LATER + 2 }, (_, at) => monthAfter(today, at - BEFORE));

/** Taken nights of these units by month, each found by its key. */
export const nightsStatement = (
  siteId: string,
  units: readonly string[],
  months: readonly string[],
): Statement => ({
  sql:
    'SELECT substr(n.night, 1, 7) AS month, count(*) AS taken FROM json_each(?2) AS u CROSS JOIN stay_nights AS n ' +
    'ON n.site_id = ?1 AND n.unit_id = u.value AND n.night >= ?3 AND n.night < ?4 GROUP BY month',
  params: [siteId, JSON.stringify(units), months[0] ?? '', months.at(-1) ?? ''],
});

/** Each month with its nights; none without units. */
export function occupancy(
  rows: readonly NightRow[],
  units: number,
  months: readonly string[],
): Figures['nights'] {
  if (units === 0) return [];
  return months.slice(0, -1).map((month, at) => ({
    month,
    nights: units * nightCount(month, months[at + 1] ?? month),
    taken: rows.find((row) => row.month === month.slice(0, 7))?.taken ?? 0,
  }));
}
