import type { Param, Statement } from './statement.ts';

/**
 * Ends its batch where a condition holds: nothing of the batch is stored, and `refusalOf` reads the reason from
 * the error. For what a call has read before it writes (docs/decisions/0100). `because` is a word of the code.
 */
export const refuseWhere = (because: string, condition: string, params: readonly Param[]): Statement => ({
  sql: `INSERT INTO refusals (because) SELECT '${because}' WHERE ${condition}`,
  params,
});

/** The reason for which a batch was refused; null for other errors. */
export const refusalOf = (error: unknown): string | null => /refused: (\w+)/.exec(String(error))?.[1] ?? null;
