import { isOpenHouseSlot } from '#domain/agenda/open-house.ts';
import { formatDayName } from '#domain/format/moment.ts';
import type { ChosenSlot } from '#domain/forms/chosen-slot.ts';
import { addDays } from '#domain/stays/day.ts';
import type { LiveAgenda, Slot } from '#wire/live-agenda.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { noonOf, type SlotDayView, slotWords, toDays } from './times.ts';

/** Days of an agenda that are shown together; days without times are left out. */
export const DAYS_SHOWN = 7;

/** Some days of an estate's agenda: from `from` on, `YYYY-MM-DD` in Brussels. */
export interface Week {
  readonly from: string;
  readonly today: string;
  readonly agenda: LiveAgenda;
}

interface Link {
  readonly label: string;
  readonly href: string;
}

/** The times that a page offers. */
export interface TimesView {
  readonly heading: string;
  /** "24 nov tot 30 nov"; null when the days are not consecutive. */
  readonly span: string | null;
  readonly days: readonly SlotDayView[];
  readonly earlierHref: string | null;
  readonly laterHref: string | null;
  /** Link from a selection of times to all times. */
  readonly all: Link | null;
  /** Why there is no free time, with a link to the first free day; null when there is one. */
  readonly nothing: {
    readonly title: string;
    readonly text: string | null;
    readonly link: Link | null;
  } | null;
  /** The chosen time in words; null without one. */
  readonly chosen: string | null;
  /** "met Maarten Wouters". */
  readonly agent: string | null;
  /** "Een bezoek duurt 45 minuten …". */
  readonly lead: string;
}

const weekHref = (path: string, day: string): string => `${path}?from=${day}`;

/** First day of the next page: the following days, or the first free day if that is later. */
function laterDay({ from, agenda }: Week): string | null {
  const next = addDays(from, DAYS_SHOWN);
  if (agenda.nextDay === null) return null;
  // The content service does not report the next free day: continue while the agenda has times.
  if (agenda.nextDay === undefined) return agenda.slots.length > 0 ? next : null;
  return agenda.nextDay < addDays(next, DAYS_SHOWN) ? next : agenda.nextDay;
}

function earlierDay({ from, today }: Week): string | null {
  const before = addDays(from, -DAYS_SHOWN);
  if (from <= today) return null;
  return before < today ? today : before;
}

function leadOf(slots: readonly Slot[], { t }: ViewContext): string {
  const [first] = slots;
  if (first === undefined) return t('agenda.leadPlain');
  const minutes = Math.round((Date.parse(first.end) - Date.parse(first.start)) / 60_000);
  return t('agenda.lead', { minutes });
}

const chosenWords = (days: readonly SlotDayView[]): string | null =>
  days.flatMap(({ slots }) => slots).find(({ chosen }) => chosen)?.words ?? null;

function nothingOf({ agenda }: Week, path: string, { t, locale }: ViewContext): TimesView['nothing'] {
  if (agenda.slots.some(({ free }) => free)) return null;
  const { nextDay } = agenda;
  if (nextDay === null || nextDay === undefined)
    return { title: t('agenda.none'), text: t('agenda.noneText'), link: null };
  const day = formatDayName(noonOf(nextDay), locale);
  const link = { label: t('agenda.firstFree', { day }), href: weekHref(path, nextDay) };
  return { title: t('agenda.noneThisWeek'), text: null, link };
}

/** From the first day that has times to the last. */
function spanOf(days: readonly SlotDayView[], { t }: ViewContext): string | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  return first === last ? first.name : t('agenda.span', { from: first.date, to: last.date });
}

/** Days of an agenda, with links to earlier and later ones. `path` is the page's own. */
export function toWeek(week: Week, path: string, chosen: ChosenSlot | null, context: ViewContext): TimesView {
  const { t, locale } = context;
  const { agenda } = week;
  const nothing = nothingOf(week, path, context);
  const days = nothing === null ? toDays(agenda.slots, chosen?.id ?? null, locale) : [];
  const [earlier, later] = [earlierDay(week), laterDay(week)];
  return {
    heading: t('agenda.when'),
    span: spanOf(days, context),
    days,
    earlierHref: earlier === null ? null : weekHref(path, earlier),
    laterHref: later === null ? null : weekHref(path, later),
    all: null,
    nothing,
    chosen: chosenWords(days),
    agent: agenda.agent ? t('agenda.with', { name: agenda.agent.name }) : null,
    lead: leadOf(agenda.slots, context),
  };
}

/** The next free times, offered instead of a time that was taken meanwhile; or open-house days. */
export function toNextTimes(
  slots: readonly Slot[],
  path: string,
  chosen: ChosenSlot | null,
  context: ViewContext,
): TimesView {
  const { t, locale } = context;
  const open = slots.some(({ id }) => isOpenHouseSlot(id));
  const days = toDays(slots, chosen?.id ?? null, locale);
  return {
    heading: t(open ? 'openHouse.title' : 'agenda.next'),
    span: null,
    days,
    earlierHref: null,
    laterHref: null,
    all: { label: t('agenda.allTimes'), href: path },
    nothing: null,
    chosen: chosenWords(days),
    agent: null,
    lead: open ? t('agenda.leadPlain') : leadOf(slots, context),
  };
}

/** Only the chosen time, while the agenda is unavailable. */
export function toChosenTime(
  chosen: ChosenSlot,
  value: string,
  path: string,
  context: ViewContext,
): TimesView {
  const { t, locale } = context;
  const words = chosen.start === null ? t('agenda.yourTime') : slotWords(chosen.start, locale);
  const slot = { value, label: words, words, free: true, chosen: true };
  return {
    heading: t('agenda.when'),
    span: null,
    days: [{ day: '', weekday: '', date: '', name: t('agenda.yourTime'), slots: [slot] }],
    earlierHref: null,
    laterHref: null,
    all: { label: t('agenda.allTimes'), href: path },
    nothing: null,
    chosen: null,
    agent: null,
    lead: t('agenda.leadPlain'),
  };
}
