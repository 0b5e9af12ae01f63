/** Counted weeks of homes, as they stand when their days are closed. */
import { addDays } from '#domain/stays/day.ts';
import type { Statement } from '../platform/db/statement.ts';

/** What was counted of a home in a week, all on its Tuesday. */
export interface CountedWeek {
  readonly opened: number;
  readonly kept?: number;
  readonly questions?: number;
  readonly visits?: number;
  readonly sent?: number;
}

/** Weeks of a home from a Monday on, one after the other. */
export const countedStatements = (
  siteId: string,
  home: string,
  monday: string,
  weeks: readonly CountedWeek[],
): Statement[] =>
  weeks.map((week, at) => ({
    sql:
      'INSERT INTO home_days (site_id, kind, home_id, day, opened, kept, questions, visits, sent) ' +
      "VALUES (?, 'estate', ?, ?, ?, ?, ?, ?, ?)",
    params: [
      siteId,
      home,
      addDays(monday, 7 * at + 1),
      week.opened,
      week.kept ?? 0,
      week.questions ?? 0,
      week.visits ?? 0,
      week.sent ?? 0,
    ],
  }));

/** Closes a day, and with it those before. */
export const closedStatement = (day: string): Statement => ({
  sql: 'INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES (?, ?)',
  params: [day, `${addDays(day, 1)}T03:00:00.000Z`],
});

/** Since when a home can be seen, and what its price was: oldest first. */
export const historyStatement = (
  siteId: string,
  home: string,
  steps: readonly (readonly [at: string, price: number])[],
): Statement => ({
  sql: 'UPDATE home_histories SET since = ?, steps = ? WHERE site_id = ? AND estate_id = ?',
  params: [
    steps[0]?.[0] ?? null,
    JSON.stringify(steps.map(([at, price]) => ({ at, state: 'FOR_SALE', price }))),
    siteId,
    home,
  ],
});
