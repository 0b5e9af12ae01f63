import { remindAt } from '#domain/agenda/remind-at.ts';
import type { CancellationTerm } from '#domain/stays/cancellation.ts';
import { addDays } from '#domain/stays/day.ts';
import type { PaymentTerms } from '#domain/stays/payment.ts';
import type { Breakdown } from '#domain/stays/stay.ts';
import type { Agreement } from '#wire/agreements.ts';
import type { StayDays } from '#wire/answer-link.ts';
import type { StayRequest } from '#wire/stay-reservation.ts';
import { caseNumber } from '../../platform/answering/case-number.ts';
import { onlyIf } from '../../platform/db/only-if.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addressKey } from '../../platform/hash.ts';
import type { SeasonOfYear } from '../../rental-units/season.ts';

/** Stored data of a reservation besides its days. */
export interface StayDocument {
  readonly request: StayRequest;
  readonly breakdown: Breakdown;
  /** As accepted. */
  readonly agreements: readonly Pick<Agreement, 'id' | 'title'>[];
  /** Terms of cancellation when it was requested; absent for the agency without them. */
  readonly terms?: readonly CancellationTerm[];
  /** How and when it is paid, as the agency said then; absent or null when it said nothing. */
  readonly payment?: PaymentTerms | null;
  /** Last day for the agency to confirm. */
  readonly keptUntil: string;
  /** Origin of the site. */
  readonly origin: string;
}

/** Other days that a guest asks for, at the price of that moment. */
export interface StayWished extends StayDays {
  readonly breakdown: Breakdown;
}

/** A stay requested by a visitor. */
export interface RequestedStay extends StayDocument {
  readonly id: string;
  /** By which people name it. */
  readonly number: string;
  readonly state: 'requested' | 'confirmed' | 'released';
  /** End of the hold for confirmation; null when it is not held. */
  readonly heldUntil: Date | null;
  /** The agency's answer, and its message to the visitor. */
  readonly answer: 'confirmed' | 'declined' | 'cancelled' | null;
  readonly word: string | null;
  /** Time of the answer; null when there is none, or it was set by hand in the database. */
  readonly answeredAt: Date | null;
  /** Other days that it offered when declining. */
  readonly offers: readonly StayDays[];
  /** Whether the guest cancelled it. */
  readonly byGuest: boolean;
  /** Number of moves, as calendar files count revisions. */
  readonly sequence: number;
  readonly wish: StayWished | null;
}

type NewStay = StayDocument & {
  readonly siteId: string;
  readonly id: string;
  /** Season of its arrival; only for a visitor's request. */
  readonly season?: SeasonOfYear;
  readonly heldUntil?: Date | null;
};

/** When an unanswered request lapses: midnight in UTC, which is after midnight in Brussels. */
export const lapsesAt = ({ keptUntil: reservedUntil }: Pick<StayDocument, 'keptUntil'>): Date =>
  new Date(`${addDays(reservedUntil, 1)}T00:00:00.000Z`);

/**
 * Stores a stay request. The database takes its nights, or fails the batch when one is taken (`stay_nights`),
 * checks unit, persons and limits again (`stay_asked_for`), and refuses one that needs a hold because
 * unconfirmed addresses hold a tenth of the unit's season (`hold_needed`).
 */
export const stayStatement = ({ siteId, id, season, heldUntil, ...doc }: NewStay, now: Date): Statement => ({
  sql:
    'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, lapses_at, doc, created_at, ' +
    "season, season_nights, held_until, remind_at) VALUES (?, ?, ?, ?, ?, 'requested', ?, ?, ?, ?, ?, ?, ?, ?, ?)",
  params: [
    siteId,
    id,
    doc.request.rentalUnitId,
    doc.request.from,
    doc.request.to,
    addressKey(doc.request.email),
    doc.request.persons,
    lapsesAt(doc).toISOString(),
    JSON.stringify(doc),
    now.toISOString(),
    season?.name ?? null,
    season?.nights ?? null,
    heldUntil?.toISOString() ?? null,
    remindAt(now, lapsesAt(doc))?.toISOString() ?? null,
  ],
});

interface StayRow {
  readonly state: RequestedStay['state'];
  readonly doc: string;
  readonly held_until: string | null;
  readonly answer: RequestedStay['answer'];
  readonly word: string | null;
  readonly answered_at: string | null;
  readonly offers: string | null;
  readonly by_guest: number;
  readonly sequence: number;
  readonly wish: string | null;
  readonly number: string;
}

/** A stay by its id; null when it is not a visitor's, or was deleted by the sweep. */
export const findStay = async (db: D1Database, siteId: string, id: string): Promise<RequestedStay | null> => {
  const row = await db
    .prepare(
      'SELECT state, doc, held_until, answer, word, answered_at, offers, by_guest, sequence, wish, ' +
        `${caseNumber('stay', 's.site_id', 's.id')} AS number FROM stays AS s ` +
        'WHERE site_id = ? AND id = ? AND doc IS NOT NULL',
    )
    .bind(siteId, id)
    .first<StayRow>();
  if (row === null) return null;
  const heldUntil = row.held_until === null ? null : new Date(row.held_until);
  const { state, answer, word, sequence, number } = row;
  const wish = state === 'confirmed' && row.wish !== null ? JSON.parse(row.wish) : null;
  const changes = { byGuest: row.by_guest === 1, sequence, wish };
  const offers = JSON.parse(row.offers ?? '[]');
  const answeredAt = row.answered_at === null ? null : new Date(row.answered_at);
  return {
    ...JSON.parse(row.doc),
    id,
    number,
    state,
    heldUntil,
    answer,
    word,
    answeredAt,
    offers,
    ...changes,
  };
};

/** Whether a stay waits for its visitor to press the link in the mail. */
export const isPending = ({ state, heldUntil }: RequestedStay, now: Date): boolean =>
  state === 'requested' && heldUntil !== null && heldUntil > now;

/** Frees the nights of expired holds, of one site or of all. */
export const releaseStatement = (now: Date, siteId: string | null = null): Statement => ({
  sql:
    "UPDATE stays SET state = 'released' " +
    "WHERE state = 'requested' AND held_until <= ?1 AND (?2 IS NULL OR site_id = ?2)",
  params: [now.toISOString(), siteId],
});

/** Condition: a stay is in the state in which it was read. */
export const unchangedStatement = (
  siteId: string,
  { id, state, heldUntil }: Pick<RequestedStay, 'id' | 'state' | 'heldUntil'>,
): Statement =>
  onlyIf({
    sql: 'SELECT 1 FROM stays WHERE site_id = ? AND id = ? AND state = ? AND held_until IS ?',
    params: [siteId, id, state, heldUntil?.toISOString() ?? null],
  });

/** Confirms a held stay. */
export const confirmStatement = (siteId: string, id: string): Statement => ({
  sql: 'UPDATE stays SET held_until = NULL WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});
