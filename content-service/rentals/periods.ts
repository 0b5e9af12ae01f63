import { addDays, nightCount, nightsOf, weekdayOf } from '../../domain/stays/day.ts';
import { PERIOD_TYPES, type Period, type PeriodType, type StayRules } from '../../domain/stays/stay.ts';
import { priceOf, type Rate } from './rates.ts';
import { isBusySeason, type Season, seasonOf } from './season.ts';

/** How far ahead stays are let, in days: eighteen months. */
export const HORIZON = 548;

/** Weekday of arrival (0 is Sunday) and nights of each type. */
const SHAPES: Readonly<Record<PeriodType, { readonly arrival: number; readonly nights: number }>> = {
  WEEK: { arrival: 6, nights: 7 },
  WEEKEND: { arrival: 5, nights: 3 },
  MIDWEEK: { arrival: 1, nights: 4 },
};

/** A period as the calendar has it, whoever lets it. */
export interface Span {
  readonly type: PeriodType;
  readonly from: string;
  readonly to: string;
  readonly season: Season;
}

/** Taken nights, `[from, to)`. */
export type Interval = readonly [from: string, to: string];

/**
 * The periods that begin from today on and end within eighteen months. A short one is none where a night
 * of it lies in the high season or a school holiday: then whole weeks are let, Saturday to Saturday.
 */
export function spansFrom(today: string): readonly Span[] {
  const days = Array.from({ length: HORIZON }, (_, ahead) => addDays(today, ahead));
  const end = addDays(today, HORIZON);
  return days.flatMap((from) =>
    PERIOD_TYPES.flatMap((type): Span[] => {
      const { arrival, nights } = SHAPES[type];
      const to = addDays(from, nights);
      if (weekdayOf(from) !== arrival || to > end) return [];
      if (type !== 'WEEK' && nightsOf(from, to).some((night) => isBusySeason(seasonOf(night)))) return [];
      // A weekend belongs to the week of its Saturday and Sunday.
      return [{ type, from, to, season: seasonOf(type === 'WEEKEND' ? addDays(from, 1) : from) }];
    }),
  );
}

const isTaken = ({ from, to }: Span, busy: readonly Interval[]): boolean =>
  busy.some(([takenFrom, takenTo]) => takenFrom < to && from < takenTo);

/** What a unit lets of them, at its own prices and by its own rules. */
export const periodsOf = (
  spans: readonly Span[],
  rates: readonly Rate[],
  rules: StayRules,
  busy: readonly Interval[],
): readonly Period[] =>
  spans.flatMap((span): Period[] => {
    const price = priceOf(rates, span.season, span.type);
    const fits =
      rules.arrivalDays.includes(weekdayOf(span.from)) && nightCount(span.from, span.to) >= rules.minNights;
    if (price === null || !fits) return [];
    const { type, from, to } = span;
    return [{ id: `${type}-${from}`, type, from, to, price, state: isTaken(span, busy) ? 'busy' : 'free' }];
  });
