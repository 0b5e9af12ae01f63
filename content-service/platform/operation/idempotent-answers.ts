import type { Statement } from '../db/statement.ts';

/** Identity of an idempotent POST: its key, route and body. */
export interface Once {
  readonly siteId: string;
  readonly key: string;
  /** Id of the operation. */
  readonly route: string;
  /** SHA-256 of the parsed input. */
  readonly bodyHash: string;
}

/** A stored answer. */
interface StoredAnswer {
  readonly route: string;
  readonly bodyHash: string;
  readonly status: number;
  readonly answer: unknown;
}

interface AnswerRow {
  readonly route: string;
  readonly body_hash: string;
  readonly status: number;
  readonly answer: string;
}

/** The stored answer of a key; null when there is none. */
export const findAnswer = async (
  db: D1Database,
  siteId: string,
  key: string,
): Promise<StoredAnswer | null> => {
  const row = await db
    .prepare('SELECT route, body_hash, status, answer FROM idempotent_answers WHERE site_id = ? AND key = ?')
    .bind(siteId, key)
    .first<AnswerRow>();
  return row === null
    ? null
    : { route: row.route, bodyHash: row.body_hash, status: row.status, answer: JSON.parse(row.answer) };
};

/** Stores an answer; fails when the key already has one, and with it the whole batch. */
export const answerStatement = (
  { siteId, key, route, bodyHash }: Once,
  status: number,
  answer: unknown,
  now: Date,
): Statement => ({
  sql:
    'INSERT INTO idempotent_answers (site_id, key, route, body_hash, status, answer, created_at) ' +
    'VALUES (?, ?, ?, ?, ?, ?, ?)',
  params: [siteId, key, route, bodyHash, status, JSON.stringify(answer), now.toISOString()],
});
