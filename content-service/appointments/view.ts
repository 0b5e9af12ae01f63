import { isoWithOffset } from '#domain/agenda/zoned-time.ts';
import type { Locale } from '#domain/locale.ts';
import { addressLine } from '#domain/rules/address.ts';
import type { Appointment } from '#wire/live-agenda.ts';
import type { AppointmentEstate } from './estate.ts';
import { type StoredAppointment, standingOf } from './find-appointment.ts';
import { AGENDA_ZONE } from './settings.ts';

/** The public address: visitors get the rest by mail. */
const placeOf = (estate: AppointmentEstate | null, locale: Locale): string | null =>
  (estate === null ? '' : addressLine(estate.estate.general.address, locale, !estate.offered)) || null;

/** An appointment for the holder of its id, without data about the visitor. */
export function appointmentView(
  id: string,
  appointment: Pick<
    StoredAppointment,
    'estateId' | 'start' | 'end' | 'state' | 'heldUntil' | 'cancelledAt' | 'details'
  > &
    Partial<Pick<StoredAppointment, 'number'>>,
  estate: AppointmentEstate | null,
  { locale, now, move }: { readonly locale: Locale; readonly now: Date; readonly move?: Appointment['move'] },
): Appointment {
  const { estateId, start, end, heldUntil, details, number } = appointment;
  const state = standingOf(appointment, now);
  const { name, phone } = details.agent;
  return {
    id,
    ...(number === undefined ? {} : { number }),
    estateId,
    start: isoWithOffset(start.getTime(), AGENDA_ZONE),
    end: isoWithOffset(end.getTime(), AGENDA_ZONE),
    timezone: AGENDA_ZONE,
    state,
    ...(state === 'pending' && heldUntil !== null ? { heldUntil: heldUntil.toISOString() } : {}),
    ...(move === undefined ? {} : { move }),
    locale: details.locale,
    agent: { name, phone },
    place: placeOf(estate, locale),
  };
}
