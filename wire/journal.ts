/** The journal: what was written through the content service, and by which token (decision 44). */
import * as z from 'zod';
import { members } from './tolerant/members.ts';

const JournalEntrySchema = z.object({
  /** Sequence number, increasing over the whole deployment. */
  seq: z.number().int(),
  at: z.string(),
  /** Id of the token that was used; `operator` for the deployment's own. */
  who: z.string(),
  /** `noun.what_happened`. */
  deed: z.string(),
  /** Id of the object that was changed. */
  what: z.string(),
  /** Number of objects that were changed. */
  count: z.number().int(),
});
export type JournalEntry = z.infer<typeof JournalEntrySchema>;

/** `GET …/journal?after=&size=`: oldest first. */
export const JournalSchema = z.object({ entries: members(JournalEntrySchema) });

/** Maximum number of entries in an answer. */
export const JOURNAL_SIZE_LIMIT = 500;
