import * as z from 'zod';

const count = z.int().min(0);

/**
 * Effect of an import: number of records by outcome; `read` is the sum without the withdrawn ones. New and
 * changed pictures are counted separately.
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
