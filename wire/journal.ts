/** What was written through the content service, and by whom (decision 44). */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

/** One deed. */
const JournalEntrySchema = z.object({
  /** Grows with every deed of the deployment. */
  seq: z.number().int(),
  at: z.string(),
  /** Id of the token it was done with; `operator` for the deployment's own. */
  who: z.string(),
  /** `noun.what_happened`. */
  deed: z.string(),
  /** Id of what it was done to. */
  what: z.string(),
  /** How many things it changed. */
  count: z.number().int(),
});
export type JournalEntry = z.infer<typeof JournalEntrySchema>;

/** `GET …/journal?after=&size=`: the oldest first. */
export const JournalSchema = z.object({ entries: members(JournalEntrySchema) });

/** Most entries an answer holds. */
export const JOURNAL_SIZE_LIMIT = 500;
