import { z } from 'zod';
import { ContentHttpError } from '../errors/app-error.ts';
import { readAnswer, readMembers } from './read-answer.ts';
import {
  SITEMAP_ENTRIES_LIMIT,
  SitemapAnswerSchema,
  SitemapEntriesSchema,
  type SitemapEntry,
  SitemapEntrySchema,
  type SitemapFile,
} from './schemas/sitemap.ts';
import { contentPath, slugSegment } from './segments.ts';
import { type SiteCaller, scopeOf, siteOf } from './site-scope.ts';

/** The files of a sitemap as they are kept. */
export const SitemapFilesSchema = SitemapAnswerSchema.shape.files;
/** Entries as they are kept: each was read. `last` is the id at which the run ended; null when it was the last. */
export const SitemapRunSchema = z.object({
  entries: z.array(SitemapEntrySchema),
  last: z.string().nullable(),
});
export type SitemapRun = z.infer<typeof SitemapRunSchema>;

/** A service without the call: not there, not for this method, not made. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/**
 * `GET …/sitemap?size=`: how the pages of a site divide into files of at most `size` entries. null where
 * the content service has no such call, for it is ours and not the specification's.
 */
export async function fetchSitemapFiles(caller: SiteCaller, size: number): Promise<SitemapFile[] | null> {
  const path = contentPath`/sites/${siteOf(caller)}/sitemap`;
  try {
    const raw = await caller.http.get(path, { ...scopeOf(caller), search: { size: String(size) } });
    return readAnswer(SitemapAnswerSchema, raw, 'sitemap', caller.log).files;
  } catch (error) {
    if (error instanceof ContentHttpError && UNKNOWN_CALL.includes(error.status)) return null;
    throw error;
  }
}

/** What tells where a run ended, of an entry that could not be read as well. */
const idOf = (entry: unknown): string | null =>
  SitemapEntrySchema.pick({ id: true }).safeParse(entry).data?.id ?? null;

/** `GET …/sitemap/{kind}`: the next entries of a file behind `after`. Those that cannot be read are dropped and logged. */
export async function fetchSitemapRun(
  caller: SiteCaller,
  { kind, upTo }: Pick<SitemapFile, 'kind' | 'upTo'>,
  after: string | null,
): Promise<SitemapRun> {
  const path = contentPath`/sites/${siteOf(caller)}/sitemap/${slugSegment(kind)}`;
  const limit = SITEMAP_ENTRIES_LIMIT;
  const search = { after: after ?? undefined, upTo, limit: String(limit) };
  const raw = await caller.http.get(path, { ...scopeOf(caller), search });
  const answer = readAnswer(SitemapEntriesSchema, raw, 'sitemap entries', caller.log);
  const entries: SitemapEntry[] = readMembers(
    SitemapEntrySchema,
    answer.entries,
    'sitemap entry',
    caller.log,
  );
  const whole = answer.entries.length < limit;
  return { entries, last: whole ? null : idOf(answer.entries.at(-1)) };
}
