import { brusselsDay } from '#domain/stays/today.ts';
import { type StayForAgency, type StayState, StayStateSchema } from '#wire/answers.ts';
import { unitName } from '../../estates/case-home.ts';
import { caseNumber } from '../../platform/answering/case-number.ts';
import { caseOwner } from '../../platform/answering/case-owner.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Param, Statement } from '../../platform/db/statement.ts';
import { pageOf, pageParams } from '../../platform/operation/paging.ts';
import type { StayDocument } from './stays.ts';

/**
 * SQL for the state of a stay (`StayState`), defined only here. For statements whose first parameters are the
 * site, the current instant and the current day in Brussels (`standingParams`).
 */
export const STANDING =
  "CASE WHEN state = 'confirmed' THEN iif(to_day <= ?3, 'past', 'confirmed') " +
  "WHEN by_guest = 1 THEN 'cancelled_by_visitor' " +
  'WHEN answer IS NOT NULL THEN answer ' +
  "WHEN held_until IS NOT NULL THEN iif(state = 'requested' AND held_until > ?2, 'pending', 'expired') " +
  "WHEN state = 'requested' AND lapses_at > ?2 THEN 'requested' ELSE 'lapsed' END";

export const standingParams = (siteId: string, now: Date): readonly Param[] => [
  siteId,
  now.toISOString(),
  brusselsDay(now),
];

export interface AgencyStayRow {
  readonly id: string;
  readonly standing: string;
  readonly from_day: string;
  readonly to_day: string;
  readonly created_at: string;
  readonly lapses_at: string;
  readonly held_until: string | null;
  readonly answer: 'confirmed' | 'declined' | 'cancelled' | null;
  readonly answered_at: string | null;
  readonly word: string | null;
  /** JSON. */
  readonly offers: string | null;
  /** JSON; null unless its guest waits for an answer. */
  readonly wish: string | null;
  readonly sequence: number;
  readonly doc: string;
  readonly unit: string | null;
  readonly number: string;
}

const UNIT = unitName('s.site_id', 's.unit_id');
const NUMBER = caseNumber('stay', 's.site_id', 's.id');
// The owner's own nights have no visitor.
const FROM = 'FROM stays AS s WHERE site_id = ?1 AND email_key IS NOT NULL AND doc IS NOT NULL';

/** SQL: its guest asks for other days, and has no answer yet. */
export const WISHED = "(wish IS NOT NULL AND state = 'confirmed' AND from_day >= ?3)";

const SELECT =
  `SELECT id, ${STANDING} AS standing, from_day, to_day, created_at, lapses_at, held_until, answer, ` +
  `answered_at, word, offers, sequence, iif(${WISHED}, wish, NULL) AS wish, doc, ${UNIT} AS unit, ${NUMBER} AS number ${FROM}`;

/** Stays as cases of the agency's page. */
export const STAY_CASES =
  `SELECT 'stay' AS kind, id, ${STANDING} AS state, (${STANDING} = 'requested' OR ${WISHED}) AS waits, iif(state = 'requested', lapses_at, NULL) AS due, ` +
  "created_at AS createdAt, from_day AS begins, to_day AS ends, doc ->> '$.request.firstname' AS firstname, " +
  "doc ->> '$.request.lastname' AS lastname, doc ->> '$.request.email' AS email, " +
  "doc ->> '$.request.phone' AS phone, coalesce(" +
  `${UNIT}, '') AS place, doc ->> '$.request.message' AS message, ${NUMBER} AS reference, ` +
  `${caseOwner('stay', 's.site_id', 's.id')} AS owner, ` +
  "persons, doc ->> '$.breakdown.total' AS total, doc -> '$.breakdown.extras' AS extras, " +
  `doc ->> '$.request.locale' AS locale, ${UNIT} AS words ` +
  FROM;

/** A stay of a site by the number in the mail to the agency. */
export const readStay = (siteId: string, id: string, now: Date): Statement => ({
  sql: `${SELECT} AND id = ?4`,
  params: [...standingParams(siteId, now), id],
});

/** Column with the time of its lapse, by state. */
const LAPSES: Partial<Record<StayState, 'held_until' | 'lapses_at'>> = {
  pending: 'held_until',
  requested: 'lapses_at',
};

export function stayForAgency(row: AgencyStayRow): StayForAgency {
  const { request, breakdown }: StayDocument = JSON.parse(row.doc);
  const state = StayStateSchema.parse(row.standing);
  const lapses = LAPSES[state];
  const { answer, answered_at: at, word } = row;
  return {
    id: row.id,
    number: row.number,
    state,
    rentalUnitId: request.rentalUnitId,
    unit: row.unit ?? '',
    from: row.from_day,
    to: row.to_day,
    persons: request.persons,
    total: breakdown.total,
    firstname: request.firstname,
    lastname: request.lastname,
    email: request.email,
    phone: request.phone ?? null,
    message: request.message ?? null,
    locale: request.locale,
    createdAt: row.created_at,
    lapsesAt: lapses === undefined ? null : row[lapses],
    answer: answer === null || at === null ? null : { deed: answer, at, word },
  };
}

/** A page of the stays requested by visitors of a site, oldest first. */
export async function listStays(
  db: D1Database,
  siteId: string,
  { state, after }: { readonly state?: StayState | undefined; readonly after?: string | undefined },
  now: Date,
): Promise<{ readonly stays: StayForAgency[]; readonly next: string | null }> {
  const { results } = await prepare(db, {
    sql:
      `${SELECT} AND (?4 IS NULL OR ${STANDING} = ?4) AND (created_at, id) > (?5, ?6) ` +
      'ORDER BY created_at, id LIMIT ?7',
    params: [...standingParams(siteId, now), state ?? null, ...pageParams(after)],
  }).all<AgencyStayRow>();
  const { rows, next } = pageOf(results, ({ created_at, id }) => ({ at: created_at, id }));
  return { stays: rows.map(stayForAgency), next };
}
