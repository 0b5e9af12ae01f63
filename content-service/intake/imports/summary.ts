import * as z from 'zod';

const count = z.int().min(0);

/**
 * What an import did: records by outcome, of which `read` is the sum but for the withdrawn. Pictures that are new or
 * changed are counted apart.
 */
export const ImportSummarySchema = z.object({
  read: count,
  new: count,
  changed: count,
  same: count,
  refused: count,
  withdrawn: count,
  pictures: count,
});
export type ImportSummary = z.infer<typeof ImportSummarySchema>;
