import type { Statement } from '../../platform/db/statement.ts';

/** The last day whose numbers are final. */
export const lastClosedStatement = (): Statement => ({
  sql: 'SELECT max(day) AS day FROM interest_days WHERE closed_at IS NOT NULL',
  params: [],
});
