import { homeKey, publish } from '#domain/interest/published.ts';
import { weekOf } from '#domain/interest/weeks.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type Figures, type FiguresRequest, SPANS } from '#wire/figures.ts';
import type { SeenHome, SeenHomes } from '../../platform/answering/seen-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { countedWeeksOf, weeksOfSite } from '../counts/weeks.ts';
import { answerTimes, type TimeRow, timesStatement } from './answer-times.ts';
import { countedAs, type IdRow, idsStatement } from './counted-as.ts';
import { monthsAround, type NightRow, nightsStatement, occupancy } from './nights.ts';
import { NO_WEEKS, readSiteWeeks, type SiteWeekRow, siteWeeksStatement } from './site-weeks.ts';

/** States of homes that visitors can ask for. */
const OFFERED: readonly SeenHome['state'][] = ['offer', 'option'];
/** States of homes without a page. */
const WITHOUT_PAGE: readonly SeenHome['state'][] = ['draft', 'withdrawn'];

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
  const today = brusselsDay(now);
  const [{ me, site, homes }, closed] = await Promise.all([
    seenHomes(siteId, session, context),
    // One more: the last one may not be closed yet.
    countedWeeksOf(DB, siteId, { from: addDays(today, -7 * (MOST_WEEKS + 1)), to: today }),
  ]);
  const counted = site.settings.interest !== 'off';
  const known = counted ? closed.slice(-MOST_WEEKS) : [];
  const weeks = known.slice(-SPANS[span]);
  const [first, last] = [weeks[0], weeks.at(-1)];
  const all = me.sees === 'all';
  const months = monthsAround(today);
  const there = homes.filter(({ state }) => !WITHOUT_PAGE.includes(state));
  const units = there.flatMap(({ kind, home, state, seen }) =>
    seen && kind === 'rental' && OFFERED.includes(state) ? [home] : [],
  );
  const times = {
    // The agency's own times are shown also while nothing of visitors is.
    from: first ?? addDays(weekOf(today), -7 * SPANS[span]),
    to: last === undefined ? weekOf(today) : addDays(last, 7),
    owner: all ? null : me.email.toLowerCase(),
  };
  const [counts, [timeRows, nightRows, weekRows, idRows]] = await Promise.all([
    last === undefined ? [] : weeksOfSite(DB, siteId, { from: known[0] ?? last, to: last }),
    DB.batch(
      [
        timesStatement(siteId, times),
        nightsStatement(siteId, units, months),
        siteWeeksStatement(siteId, all ? weeks : []),
        idsStatement(siteId, homes),
      ].map((one) => prepare(DB, one)),
    ),
  ]);
  const keyOf = countedAs((idRows?.results ?? []) as IdRow[]);
  const published = publish(counts, new Set(there.map(keyOf)), known);
  const isAsked = ({ week }: { readonly week: string }): boolean => first !== undefined && week >= first;
  const weeksBy = new Map(published.homes.map((home) => [homeKey(home), home.weeks.filter(isAsked)]));
  const asked = all ? readSiteWeeks((weekRows?.results ?? []) as SiteWeekRow[]) : NO_WEEKS;
  return {
    me,
    counted,
    weeks,
    next: addDays(weekOf(today), 7),
    homes: homes
      .filter(({ seen, state }) => seen && state !== 'draft')
      .map((home) => ({
        kind: home.kind,
        id: home.home,
        name: home.name,
        city: home.city,
        offered: OFFERED.includes(home.state),
        pictures: home.pictures,
        weeks: weeksBy.get(keyOf(home)) ?? [],
      })),
    rest: all ? published.rest.filter(isAsked) : [],
    forms: asked.forms,
    answers: answerTimes((timeRows?.results ?? []) as TimeRow[]),
    nights: occupancy((nightRows?.results ?? []) as NightRow[], units.length, months),
    searches: counted ? asked.searches : null,
  };
}
