import { refusalOf, refuseWhere } from './refuse-where.ts';
import type { Statement } from './statement.ts';

/** The reason of a refused batch that its caller tries again. */
const CHANGED = 'changed_meanwhile';
/** Most attempts of a write: each further one means that another caller changed the same rows in between. */
const MOST_ATTEMPTS = 10;

/**
 * A statement that refuses its whole batch unless a query finds a row. For data that was read before the batch, and
 * that its other statements rely on (docs/decisions/0100): the call reads it again (`untilMet`).
 */
export const onlyIf = ({ sql, params }: Statement): Statement =>
  refuseWhere(CHANGED, `NOT EXISTS (${sql})`, params);

/** Whether a batch was refused because one of its conditions no longer held. */
export const isUnmet = (error: unknown): boolean => refusalOf(error) === CHANGED;

/** Reads and writes again while the write's conditions do not hold; throws the error of the last attempt. */
export async function untilMet<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 1 || !isUnmet(error)) throw error;
    }
  }
}
