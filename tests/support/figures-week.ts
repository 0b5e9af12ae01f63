import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { SplitSite } from './split-site.ts';

/** Monday of the week before this one. */
export const FIGURES_WEEK = addDays(weekOf(brusselsDay(new Date())), -7);

/**
 * Closes that week for an agency's figures (decision 177): a home was opened 180 times, and 41 searches found hardly
 * anything. It is the last closed one: other tests let the cron run on a later day, which closes today.
 */
export async function closeFiguresWeek(
  content: SplitSite['content'],
  site: string,
  home: string,
): Promise<void> {
  await content.rows("DELETE FROM interest_days WHERE day > date(?, '+6 days')", FIGURES_WEEK);
  await content.rows(
    "INSERT OR REPLACE INTO interest_days (day, closed_at) VALUES (?1, ?1), (date(?1, '+6 days'), ?1)",
    FIGURES_WEEK,
  );
  await content.rows(
    "INSERT OR REPLACE INTO home_days (site_id, kind, home_id, day, opened, kept) VALUES (?1, 'estate', ?2, ?3, 180, 4)",
    site,
    home,
    addDays(FIGURES_WEEK, 2),
  );
  await content.rows(
    "INSERT OR REPLACE INTO site_weeks (site_id, week, kind, what, count) VALUES (?1, ?2, 'few', 'type=1&price-max=400000&with=garden', 41)",
    site,
    FIGURES_WEEK,
  );
}
