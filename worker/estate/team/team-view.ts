import { dayAt, instantOf } from '#domain/agenda/zoned-time.ts';
import { BRUSSELS, formatClock, formatDayName, formatWeekday } from '#domain/format/moment.ts';
import { addDays } from '#domain/stays/day.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { contactOf } from '#domain/team/contact-of.ts';
import {
  type DaySpan,
  type ExceptionalDays,
  exceptionalDays,
  type OpenState,
  openAt,
  type WeekHours,
  weekSpans,
} from '#domain/team/opening-hours.ts';
import type { Office } from '#domain/team/team.ts';
import type { ContactPersonView } from '#domain/views/estate-page.ts';
import type { HoursView, OfficeView } from '#domain/views/office.ts';
import { mailLink, phoneLink, whatsappLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { inLang, wordedIn } from '../../platform/page/worded.ts';
import { firstLine, toContactPerson } from '../contact-person.ts';
import { officePath } from '../links/contact-path.ts';

/** A Monday, to derive the names of weekdays. */
const MONDAY = '2024-01-01';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const iso = (instant: number): string => new Date(instant).toISOString();

/** "ma–vr", "za". */
function daysOf({ from, to }: DaySpan, { locale }: ViewContext): string {
  const short = (day: DaySpan['from']) =>
    formatWeekday(iso(Date.parse(MONDAY) + DAYS.indexOf(day) * 86_400_000 + 43_200_000), locale);
  return from === to ? short(from) : `${short(from)}–${short(to)}`;
}

/** Writes both ends in full, because "9.30–12 u" would be ambiguous. */
function timesOf({ openings }: Pick<DaySpan, 'openings'>, { locale, t }: ViewContext): string {
  const clock = (time: string) => formatClock(iso(instantOf(MONDAY, time, BRUSSELS)), locale);
  return openings.length === 0
    ? t('team.closed')
    : openings.map(([from, to]) => `${clock(from)}\u00a0– ${clock(to)}`).join(', ');
}

/** Days ahead of which a card says that they differ from the week: those beyond are far, and there may be many. */
const DAYS_LISTED = 60;

/** "donderdag 24 december", "24–26 december", "31 december 2026 – 2 januari 2027". */
function exceptionOf(
  { first, last, openings }: ExceptionalDays,
  context: ViewContext,
): HoursView['others'][number] {
  const days =
    first === last
      ? formatDayName(iso(instantOf(first, '12:00', BRUSSELS)), context.locale)
      : spanInWords(first, last, context.locale, 'day');
  return { days, times: timesOf({ openings }, context) };
}

function stateOf(state: OpenState, now: number, { locale, t }: ViewContext): string {
  if (state.open) return t('team.openUntil', { time: formatClock(iso(state.until), locale) });
  if (state.next === null) return t('team.closed');
  const time = formatClock(iso(state.next), locale);
  return dayAt(state.next, BRUSSELS) === dayAt(now, BRUSSELS)
    ? t('team.opensToday', { time })
    : t('team.opens', { day: formatDayName(iso(state.next), locale), time });
}

function toHours(hours: WeekHours, now: number | null, context: ViewContext): HoursView {
  const state = now === null ? null : openAt(now, hours);
  const note = wordedIn(hours.note, context);
  return {
    now: state === null || now === null ? null : stateOf(state, now, context),
    open: state?.open ?? false,
    days: weekSpans(hours).map((span) => ({ days: daysOf(span, context), times: timesOf(span, context) })),
    others: exceptionalDays(hours, context.today)
      .filter(({ first }) => first <= addDays(context.today, DAYS_LISTED))
      .map((one) => exceptionOf(one, context)),
    holidays: hours.closedOnHolidays === false ? null : context.t('team.holidays'),
    note: note.text || null,
    ...inLang(note, context),
  };
}

const MAP = 'https://www.openstreetmap.org/search?query=';

function toOffice(office: Office, alone: boolean, now: number | null, context: ViewContext): OfficeView {
  const { id, name, street, zip, city, phone, whatsapp, email, hours } = office;
  const address = [street ?? '', `${zip ?? ''} ${city ?? ''}`.trim()].filter((line) => line !== '');
  const ways = [
    { icon: 'phone' as const, link: phoneLink(phone) },
    { icon: 'chat' as const, link: whatsappLink(whatsapp, firstLine(null, context)) },
    { icon: 'mail' as const, link: mailLink(email) },
  ];
  return {
    id,
    name,
    address,
    mapHref: address.length === 0 ? null : MAP + encodeURIComponent(address.join(', ')),
    ways: ways.flatMap(({ icon, link }) => (link === null ? [] : [{ ...link, icon }])),
    hours: hours ? toHours(hours, now, context) : null,
    writeHref: alone ? null : officePath(id, context),
  };
}

/** An agency's offices, in its own order; without `now` they do not say whether they are open. */
export const toOffices = (now: number | null, context: ViewContext): readonly OfficeView[] => {
  const offices = context.site.settings.team?.offices ?? [];
  return offices.map((office) => toOffice(office, offices.length === 1, now, context));
};

/** All employees, in the agency's order. */
export const toPeople = (context: ViewContext): readonly ContactPersonView[] =>
  (context.site.settings.team?.people ?? []).flatMap(
    (person) => toContactPerson(contactOf({ person, office: null }), context) ?? [],
  );
