import { z } from 'zod';
import {
  SITEMAP_ENTRIES_LIMIT,
  SitemapAnswerSchema,
  SitemapEntriesSchema,
  SitemapEntrySchema,
  type SitemapFile,
} from '../../../wire/sitemap.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readAnswer, readMembers, readOptional } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

const BELONGS_TO_EVERY_LANGUAGE = 'a sitemap lists the pages of a site in all of its languages';

/** The files of a sitemap as they are kept. */
const SitemapFilesSchema = SitemapAnswerSchema.shape.files;

/**
 * `GET …/sitemap?size=`: how the pages of a site divide into files of at most `size` entries. null where
 * the content service has no such call, for it is ours and not the specification's.
 */
export const sitemapFiles = resource({
  name: 'sitemap-files',
  policy: POLICIES.sitemap,
  schema: SitemapFilesSchema,
  key: (size: number) => [String(size)],
  everyLanguage: BELONGS_TO_EVERY_LANGUAGE,
  async load(caller, size) {
    const path = contentPath`/sites/${siteOf(caller)}/sitemap`;
    const search = { size: String(size) };
    const raw = await nullOn(NO_SUCH_CALL, caller.http.get(path, { ...scopeOf(caller), search }));
    const answer = readOptional(SitemapAnswerSchema, raw, 'sitemap', caller.log);
    return answer === null ? null : answer.files;
  },
});

/** Entries as they are kept: each was read. `last` is the id at which the run ended; null when it was the last. */
const SitemapRunSchema = z.object({
  entries: z.array(SitemapEntrySchema),
  last: z.string().nullable(),
});

/** What tells where a run ended, of an entry that could not be read as well. */
const idOf = (entry: unknown): string | null =>
  SitemapEntrySchema.pick({ id: true }).safeParse(entry).data?.id ?? null;

/** `GET …/sitemap/{kind}`: the next entries of a file behind `after`. Those that cannot be read are dropped and logged. */
export const sitemapRun = resource({
  name: 'sitemap-run',
  policy: POLICIES.sitemap,
  schema: SitemapRunSchema,
  key: ({ kind, upTo }: SitemapFile, after: string | null) => [kind, after ?? '', upTo],
  everyLanguage: BELONGS_TO_EVERY_LANGUAGE,
  async load(caller, { kind, upTo }, after) {
    const path = contentPath`/sites/${siteOf(caller)}/sitemap/${slugSegment(kind)}`;
    const limit = SITEMAP_ENTRIES_LIMIT;
    const search = { after: after ?? undefined, upTo, limit: String(limit) };
    const raw = await caller.http.get(path, { ...scopeOf(caller), search });
    const answer = readAnswer(SitemapEntriesSchema, raw, 'sitemap entries', caller.log);
    const entries = readMembers(SitemapEntrySchema, answer.entries, 'sitemap entry', caller.log);
    const whole = answer.entries.length < limit;
    return { entries, last: whole ? null : idOf(answer.entries.at(-1)) };
  },
  give: required('sitemap entries'),
});
