import { addDays } from '../../../domain/stays/day.ts';
import type { Breakdown } from '../../../domain/stays/stay.ts';
import type { Agreement } from '../../../wire/agreements.ts';
import type { StayRequest } from '../../../wire/stay-reservation.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addressKey } from '../../platform/hash.ts';

/** What is kept of a reservation beside its days. */
export interface StayDocument {
  readonly request: StayRequest;
  readonly breakdown: Breakdown;
  /** As they were accepted. */
  readonly agreements: readonly Pick<Agreement, 'id' | 'title'>[];
  /** Last day on which the nights are kept without a confirmation. */
  readonly keptUntil: string;
  /** As the site's addresses begin. */
  readonly origin: string;
}

/** A stay that somebody asked for. */
export interface RequestedStay extends StayDocument {
  readonly id: string;
  readonly state: 'requested' | 'confirmed' | 'released';
}

type NewStay = StayDocument & { readonly siteId: string; readonly id: string };

/**
 * Asks for a stay. The database takes its nights with it, or none of its batch where one is taken
 * (`stay_nights`), and looks at unit, persons and caps once more (`stay_asked_for`).
 */
export const stayStatement = ({ siteId, id, ...doc }: NewStay, now: Date): Statement => ({
  sql:
    'INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, email_key, persons, lapses_at, doc, created_at) ' +
    "VALUES (?, ?, ?, ?, ?, 'requested', ?, ?, ?, ?, ?)",
  params: [
    siteId,
    id,
    doc.request.rentalUnitId,
    doc.request.from,
    doc.request.to,
    addressKey(doc.request.email),
    doc.request.persons,
    // Midnight in UTC comes after midnight in Brussels.
    `${addDays(doc.keptUntil, 1)}T00:00:00.000Z`,
    JSON.stringify(doc),
    now.toISOString(),
  ],
});

interface StayRow {
  readonly state: RequestedStay['state'];
  readonly doc: string;
}

/** A stay by its id; null when nobody asked for it, or it has been swept away. */
export const findStay = async (db: D1Database, siteId: string, id: string): Promise<RequestedStay | null> => {
  const row = await db
    .prepare('SELECT state, doc FROM stays WHERE site_id = ? AND id = ? AND doc IS NOT NULL')
    .bind(siteId, id)
    .first<StayRow>();
  return row === null ? null : { ...JSON.parse(row.doc), id, state: row.state };
};

const LAPSED = "state = 'requested' AND lapses_at <= ?1";

/** Releases the nights of requests that nobody confirmed in time, and queues a mail to each visitor. */
export const lapseStays = async (db: D1Database, now: Date): Promise<void> => {
  const statements: readonly Statement[] = [
    {
      sql:
        'INSERT INTO outbox (site_id, id, kind, recipient, recipient_key, data, next_attempt_at, created_at, dedupe) ' +
        "SELECT site_id, lower(hex(randomblob(16))), 'stay-lapsed', doc ->> '$.request.email', email_key, " +
        `json_object('stayId', id), ?1, ?1, 'stay-lapsed:' || id FROM stays WHERE ${LAPSED} ON CONFLICT DO NOTHING`,
      params: [now.toISOString()],
    },
    { sql: `UPDATE stays SET state = 'released' WHERE ${LAPSED}`, params: [now.toISOString()] },
  ];
  await db.batch(statements.map((statement) => prepare(db, statement)));
};
