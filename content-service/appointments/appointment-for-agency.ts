import { isoWithOffset } from '#domain/agenda/zoned-time.ts';
import type { Locale } from '#domain/locale.ts';
import { type AppointmentForAgency, type AppointmentState, AppointmentStateSchema } from '#wire/answers.ts';
import { addressJson, homeIn, wordsIn } from '../estates/case-home.ts';
import { caseNumber } from '../platform/answering/case-number.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Param, Statement } from '../platform/db/statement.ts';
import { pageOf, pageParams } from '../platform/operation/paging.ts';
import { AGENDA_ZONE } from './settings.ts';
import type { AppointmentDetails } from './statements.ts';
import { UNREVEALED } from './street.ts';

/**
 * SQL for the state shown to the agency (`AppointmentState`). For statements whose first parameters are the
 * site and this instant (`standingParams`). The visitor's state comes from `standingOf`.
 */
export const STANDING =
  "CASE WHEN state = 'cancelled' THEN CASE WHEN answer IN ('declined', 'cancelled') THEN answer " +
  "WHEN held_until <= cancelled_at THEN 'expired' ELSE 'cancelled_by_visitor' END " +
  "WHEN held_until IS NOT NULL THEN iif(held_until > ?2, 'pending', 'expired') " +
  "ELSE iif(starts_at <= ?2, 'past', 'booked') END";

export const standingParams = (siteId: string, now: Date): readonly Param[] => [siteId, now.toISOString()];

/**
 * The part of an appointment's hash that operators' calls name it by; it gives no access (index `appointments_by_number`).
 */
export const NUMBER = 'substr(id, 1, 16)';
export const numberOf = (id: string): string => id.slice(0, 16);

export interface AgencyAppointmentRow {
  /** The whole hash. */
  readonly id: string;
  readonly standing: string;
  readonly estate_id: string;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly created_at: string;
  readonly held_until: string | null;
  readonly answer: 'confirmed' | 'declined' | 'cancelled' | null;
  readonly answered_at: string | null;
  readonly word: string | null;
  /** Number of moves. */
  readonly sequence: number;
  /** 1 while the visitor waits for the street of a hidden home. */
  readonly untold: number;
  readonly doc: string;
  /** JSON. */
  readonly address: string | null;
  readonly number: string;
}

const ADDRESS = addressJson('appointments.site_id', 'appointments.estate_id');

const SELECT =
  `SELECT id, ${STANDING} AS standing, estate_id, starts_at, ends_at, created_at, held_until, answer, ` +
  `answered_at, word, sequence, ${UNREVEALED} AS untold, doc, ${ADDRESS} AS address, ` +
  `${caseNumber('appointment', 'appointments.site_id', 'appointments.id')} AS number FROM appointments WHERE site_id = ?1`;

/**
 * Appointments as cases of the agency's page, with the hash as id. One waits while its visitor is to be told the street
 * of a hidden home, which the agency's confirmation does (decision 128).
 */
export const APPOINTMENT_CASES =
  `SELECT 'appointment' AS kind, id, ${STANDING} AS state, (${STANDING} = 'booked' AND ${UNREVEALED}) AS waits, NULL AS due, created_at AS createdAt, ` +
  "starts_at AS begins, ends_at AS ends, doc ->> '$.firstname' AS firstname, doc ->> '$.lastname' AS lastname, " +
  "doc ->> '$.email' AS email, doc ->> '$.phone' AS phone, coalesce(" +
  `${ADDRESS}, '') AS place, doc ->> '$.message' AS message, ${caseNumber('appointment', 'appointments.site_id', 'appointments.id')} AS reference, ` +
  "doc ->> '$.agent.email' AS owner, NULL AS persons, NULL AS total, NULL AS extras, doc ->> '$.locale' AS locale, " +
  `${wordsIn(ADDRESS)} AS words FROM appointments WHERE site_id = ?1`;

/** An appointment of a site by its number. */
export const readAppointment = (siteId: string, number: string, now: Date): Statement => ({
  sql: `${SELECT} AND ${NUMBER} = ?3`,
  params: [...standingParams(siteId, now), number],
});

/** Booked or held appointments within a time range, of one agent or of all. */
export const readWithin = (
  siteId: string,
  within: { readonly agent_id: string | null; readonly starts_at: string; readonly ends_at: string },
  now: Date,
): Statement => ({
  sql:
    `${SELECT} AND ${STANDING} IN ('booked', 'pending') AND starts_at < ?4 AND ends_at > ?3 ` +
    'AND (?5 IS NULL OR agent_id = ?5) ORDER BY starts_at, id',
  params: [...standingParams(siteId, now), within.starts_at, within.ends_at, within.agent_id],
});

/** An appointment for an operator, with the address in the agency's language. */
export const appointmentForAgency =
  (locale: Locale) =>
  (row: AgencyAppointmentRow): AppointmentForAgency => {
    const { firstname, lastname, email, phone, message, agent, ...details }: AppointmentDetails = JSON.parse(
      row.doc,
    );
    const state = AppointmentStateSchema.parse(row.standing);
    const { answer, answered_at: at, word } = row;
    return {
      id: numberOf(row.id),
      number: row.number,
      state,
      estateId: row.estate_id,
      place: homeIn(row.address, locale),
      start: isoWithOffset(Date.parse(row.starts_at), AGENDA_ZONE),
      end: isoWithOffset(Date.parse(row.ends_at), AGENDA_ZONE),
      agent: { name: agent.name, email: agent.email },
      firstname,
      lastname,
      email,
      phone: phone ?? null,
      message: message ?? null,
      locale: details.locale,
      createdAt: row.created_at,
      lapsesAt: state === 'pending' ? row.held_until : null,
      answer: answer === null || at === null ? null : { deed: answer, at, word },
    };
  };

/** A page of a site's appointments, by start time. */
export async function listAppointments(
  db: D1Database,
  siteId: string,
  {
    state,
    after,
    locale,
  }: {
    readonly state?: AppointmentState | undefined;
    readonly after?: string | undefined;
    readonly locale: Locale;
  },
  now: Date,
): Promise<{ readonly appointments: AppointmentForAgency[]; readonly next: string | null }> {
  const { results } = await prepare(db, {
    sql:
      `${SELECT} AND (?3 IS NULL OR ${STANDING} = ?3) AND (starts_at, id) > (?4, ?5) ` +
      'ORDER BY starts_at, id LIMIT ?6',
    params: [...standingParams(siteId, now), state ?? null, ...pageParams(after)],
  }).all<AgencyAppointmentRow>();
  const { rows, next } = pageOf(results, ({ starts_at, id }) => ({ at: starts_at, id }));
  return { appointments: rows.map(appointmentForAgency(locale)), next };
}
