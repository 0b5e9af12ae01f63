import { dayAt } from '#domain/agenda/zoned-time.ts';
import {
  BRUSSELS,
  formatClock,
  formatDayName,
  formatShortDay,
  formatWeekday,
} from '#domain/format/moment.ts';
import { slotValue } from '#domain/forms/chosen-slot.ts';
import type { Locale } from '#domain/locale.ts';
import type { Slot } from '#wire/live-agenda.ts';

/** A time to choose; taken times are shown as taken. */
export interface SlotView {
  readonly value: string;
  readonly label: string;
  /** Day and time: "donderdag 26 november, 13.30 u". */
  readonly words: string;
  readonly free: boolean;
  readonly chosen: boolean;
}

/** A day as a column. */
export interface SlotDayView {
  readonly day: string;
  readonly weekday: string;
  readonly date: string;
  /** Full name for screen readers: "donderdag 26 november". */
  readonly name: string;
  readonly slots: readonly SlotView[];
}

/** The calendar day in Brussels of an instant. */
const brusselsDayOf = (instant: string): string => dayAt(Date.parse(instant), BRUSSELS);

/** An instant within a calendar day, in summer and winter time. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`;

/** "donderdag 26 november, 13.30 u". */
export const slotWords = (start: string, locale: Locale): string =>
  `${formatDayName(start, locale)}, ${formatClock(start, locale)}`;

/** Groups times by day, in order; marks `chosenId` as chosen if it is still free. */
export function toDays(slots: readonly Slot[], chosenId: string | null, locale: Locale): SlotDayView[] {
  const inOrder = slots.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
  const days = Map.groupBy(inOrder, ({ start }) => brusselsDayOf(start));
  return [...days].map(([day, ofDay]) => ({
    day,
    weekday: formatWeekday(noonOf(day), locale),
    date: formatShortDay(noonOf(day), locale),
    name: formatDayName(noonOf(day), locale),
    slots: ofDay.map((slot) => ({
      value: slotValue(slot),
      label: formatClock(slot.start, locale),
      words: slotWords(slot.start, locale),
      free: slot.free,
      chosen: slot.free && slot.id === chosenId,
    })),
  }));
}
