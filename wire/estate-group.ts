import * as z from 'zod';
import { listingWords } from './estate-collection.ts';
import { EstateSearchAnswerSchema } from './estate-search.ts';

/**
 * Estates that belong together, in the order in which the agency put them: the phases of one development, the
 * houses of one estate. Few enough to come all at once.
 */
export const EstateGroupSchema = z.object({
  ...listingWords,
  ...EstateSearchAnswerSchema.pick({ total: true, results: true }).shape,
});
