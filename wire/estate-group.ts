import * as z from 'zod';
import { listingWords } from './estate-collection.ts';
import { EstateSearchAnswerSchema } from './estate-search.ts';

/**
 * Related estates in the agency's order, such as the phases of one development. Few enough for a single
 * answer.
 */
export const EstateGroupSchema = z.object({
  ...listingWords,
  ...EstateSearchAnswerSchema.pick({ total: true, results: true }).shape,
});
