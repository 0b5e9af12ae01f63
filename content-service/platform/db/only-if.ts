import type { Statement } from './statement.ts';

/** The constraint that an unmet condition violates (migration 0061). */
const UNMET = 'changed_meanwhile';
/** Most attempts of a write: each further one means that another caller changed the same rows in between. */
const MOST_ATTEMPTS = 10;

/**
 * A statement that fails its whole batch unless a query finds a row. For data that was read before the batch, and that
 * its other statements rely on.
 */
export const onlyIf = ({ sql, params }: Statement): Statement => ({
  sql: `INSERT INTO unmet_conditions (unmet) SELECT 1 WHERE NOT EXISTS (${sql})`,
  params,
});

/** Whether a batch failed because one of its conditions no longer held. */
export const isUnmet = (error: unknown): boolean => String(error).includes(UNMET);

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
