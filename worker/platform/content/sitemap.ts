import * as z from 'zod';
import {
  SITEMAP_ENTRIES_LIMIT,
  SitemapAnswerSchema,
  SitemapEntriesSchema,
  SitemapEntrySchema,
  type SitemapFile,
} from '#wire/sitemap.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readAnswer, readOptional } from './read-answer.ts';
import { required, resource } from './resource.ts';
import { contentPath, slugSegment } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

const BELONGS_TO_EVERY_LANGUAGE = 'a sitemap lists the pages of a site in all of its languages';

/** The files of a sitemap, as cached. */
const SitemapFilesSchema = SitemapAnswerSchema.shape.files;

/**
 * `GET …/sitemap?size=`: how the pages of a site are divided into files of at most `size` entries. null when the
 * content service lacks this call, which is ours and not in the specification.
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

/** A batch of entries, as cached. `last` is the id at which it ended; null for the last batch. */
const SitemapRunSchema = SitemapEntriesSchema.extend({ last: z.string().nullable() });

/** Reads whether a batch was full and where it ended, even if some entries are invalid. */
const RunEndSchema = z.object({ entries: z.array(z.unknown()) });
const idOf = (entry: unknown): string | null =>
  SitemapEntrySchema.pick({ id: true }).safeParse(entry).data?.id ?? null;

/** `GET …/sitemap/{kind}`: the entries of a file after `after`. */
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
    const { entries } = readAnswer(SitemapEntriesSchema, raw, 'sitemap entries', caller.log);
    const sent = RunEndSchema.parse(raw).entries;
    return { entries, last: sent.length < limit ? null : idOf(sent.at(-1)) };
  },
  give: required('sitemap entries'),
});
