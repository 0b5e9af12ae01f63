import { openHouseSlot, timesOf } from '#domain/agenda/open-house.ts';
import { formatClock, formatDayName, formatShortDay, formatWeekday } from '#domain/format/moment.ts';
import { glued } from '#domain/format/ties.ts';
import type { Locale } from '#domain/locale.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { OpenHouseView } from '#domain/views/open-house.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { bookAppointmentPath } from '../links/book-appointment-path.ts';
import { isViewable } from '../links/viewable.ts';
import type { Property } from '../property/property.ts';

const iso = (instant: number): string => new Date(instant).toISOString();

/** "10.00 u – 12.00 u", on one line. */
const hours = (start: number, end: number, locale: Locale): string =>
  glued(`${formatClock(iso(start), locale)} – ${formatClock(iso(end), locale)}`);

/**
 * Short text of the next open house for a card: "Open huis za 28 nov"; the page gives the hours. null without
 * one.
 */
export function openHouseSticker(
  { openHouses, hidden }: Pick<Property, 'openHouses' | 'hidden'>,
  { t, locale }: ViewContext,
): EstateCardView['sticker'] {
  const [next] = openHouses;
  if (next === undefined || hidden) return null;
  const start = iso(timesOf(next).start);
  const day = `${formatWeekday(start, locale)} ${formatShortDay(start, locale)}`;
  return { text: `${t('openHouse.title')} ${day}`, className: null };
}

/** All open houses for the page: time, number of places, and the link to register. */
export const toOpenHouses = (property: Property, context: ViewContext): readonly OpenHouseView[] =>
  property.openHouses.map((one) => {
    const { t, locale } = context;
    const { start, end } = timesOf(one);
    const registers = one.registration === true && isViewable(property, context);
    const note = !registers
      ? t('openHouse.free')
      : one.places
        ? t.count('openHouse.places', one.places)
        : t('openHouse.register');
    return {
      when: `${formatDayName(iso(start), locale)}, ${hours(start, end, locale)}`,
      note,
      start: iso(start),
      end: iso(end),
      href: registers ? `${bookAppointmentPath(property.id, context)}?open=${openHouseSlot(start)}` : null,
    };
  });
