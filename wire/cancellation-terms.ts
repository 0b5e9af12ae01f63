import * as z from 'zod';
import { wholeList } from './tolerant/members.ts';

/**
 * What a guest still owes who cancels a stay until so many days before the arrival, percent of the total without
 * the deposit; after the last term all of it.
 */
export const CancellationTermsSchema = wholeList(
  z.object({ days: z.number().int().min(0).max(365), percent: z.number().min(0).max(100) }),
  'a term missing from the list would promise more or less than was agreed',
);
