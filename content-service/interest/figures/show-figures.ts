import { homeKey, publish } from '#domain/interest/published.ts';
import { closedWeeks, weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Figures, type FiguresRequest, SPANS } from '#wire/figures.ts';
import type { SeenHome, SeenHomes } from '../../platform/answering/seen-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { firstOpenDay, weeksOfSite } from '../counts/weeks.ts';
import { answerTimes, type TimeRow, timesStatement } from './answer-times.ts';
import { monthsAround, nightsStatement, type NightRow, occupancy } from './nights.ts';
import { NO_WEEKS, readSiteWeeks, type SiteWeekRow, siteWeeksStatement } from './site-weeks.ts';

/** States of homes that visitors can ask for. */
const OFFERED: readonly SeenHome['state'][] = ['offer', 'option'];

/** Days for which it is known when counting began: those that are closed are forgotten somewhat later. */
const BEGUN_DAYS = 50;
/** Weeks that decide what is told of the rest, whatever the span: the same in all spans. */
const MOST_WEEKS = Math.max(...Object.values(SPANS));

/**
 * The figures of an agency: all of them for a person who sees everything, else those of their own homes, requests and
 * nights. Numbers of an open week, and numbers below the floor, stay here. Throws role_missing.
 */
export async function showFigures(
  seenHomes: SeenHomes,
  siteId: string,
  { session, span = 'month' }: FiguresRequest,
  context: CallContext,
): Promise<Figures> {
  const {
    env: { DB },
    now,
  } = context;
  const [{ me, site, homes }, open, begun] = await Promise.all([
    seenHomes(siteId, session, context),
    firstOpenDay(DB),
    DB.prepare('SELECT min(day) AS day FROM interest_days').first<string | null>('day'),
  ]);
  const today = brusselsDay(now);
  const counted = site.settings.interest !== 'off';
  const all = me.sees === 'all';
  const known =
    open === null || begun === null || !counted
      ? []
      : closedWeeks(
          open,
          begun > addDays(open, -BEGUN_DAYS) ? begun : addDays(weekOf(open), -7 * MOST_WEEKS),
        ).slice(-MOST_WEEKS);
  const weeks = known.slice(-SPANS[span]);
  const [first, last] = [weeks[0], weeks.at(-1)];
  const seen = homes.filter((one) => one.seen);
  const owner = all ? null : me.email.toLowerCase();
  const months = monthsAround(today);
  // Of the agency itself: shown also while nothing of visitors is.
  const from = first ?? addDays(weekOf(today), -7 * SPANS[span]);
  const units = seen.flatMap(({ kind, home, state }) =>
    kind === 'rental' && OFFERED.includes(state) ? [home] : [],
  );
  const [counts, [times, nights, siteWeeks]] = await Promise.all([
    last === undefined ? [] : weeksOfSite(DB, siteId, { from: known[0] ?? last, to: last }),
    DB.batch(
      [
        timesStatement(siteId, { from, to: last === undefined ? weekOf(today) : addDays(last, 7), owner }),
        nightsStatement(siteId, units, months),
        siteWeeksStatement(siteId, all ? weeks : []),
      ].map((one) => prepare(DB, one)),
    ),
  ]);
  const there = homes.filter(({ state }) => !['draft', 'withdrawn'].includes(state));
  const published = publish(counts, new Set(there.map(({ kind, home }) => homeKey({ kind, id: home }))), known);
  const isAsked = ({ week }: { readonly week: string }): boolean => first !== undefined && week >= first;
  const weeksBy = new Map(published.homes.map((home) => [homeKey(home), home.weeks.filter(isAsked)]));
  const asked = all ? readSiteWeeks((siteWeeks?.results ?? []) as SiteWeekRow[]) : NO_WEEKS;
  return {
    me,
    counted,
    weeks,
    next: addDays(weekOf(today), 7),
    homes: seen
      .filter(({ state }) => state !== 'draft')
      .map(({ kind, home, name, city, state, pictures }) => ({
        kind,
        id: home,
        name,
        city,
        offered: OFFERED.includes(state),
        pictures,
        weeks: weeksBy.get(homeKey({ kind, id: home })) ?? [],
      })),
    rest: all ? published.rest.filter(isAsked) : [],
    forms: asked.forms,
    answers: answerTimes((times?.results ?? []) as TimeRow[]),
    nights: occupancy((nights?.results ?? []) as NightRow[], units.length, months),
    searches: all && counted ? asked.searches : null,
  };
}
