import * as z from 'zod';
import type { Locale } from '#domain/locale.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { type NewsList, NewsListSchema } from '#wire/page.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { NEWS_DAY, shownOn } from '../platform/news-days.ts';
import { onSite } from '../platform/on-site.ts';
import { operation } from '../platform/operation/operation.ts';
import { SiteParams } from '../platform/operation/params.ts';

/** Items in an answer: at most, and by default. */
const MOST_ITEMS = 50;
const USUAL_ITEMS = 12;
/** Items that may be left out at the start: those before the thousandth page, the last that a site asks for. */
const MOST_LEFT_OUT = 999 * USUAL_ITEMS;

interface Run {
  readonly from: number;
  readonly size: number;
}

/** The items shown on a day in a language, the latest first; exported for the test of its query plan. */
export const newsStatement = (
  siteId: string,
  locale: Locale,
  today: string,
  { from, size }: Run,
): Statement => {
  const shown = shownOn(today);
  // Without the plus, SQLite takes the index of the address, and sorts.
  const found = `FROM pages WHERE site_id = ? AND ${NEWS_DAY} IS NOT NULL AND +url_${locale} IS NOT NULL AND ${shown.sql}`;
  const params = [siteId, ...shown.params];
  return {
    sql:
      `SELECT json_remove(doc, '$.sections') AS doc, (SELECT count(*) ${found}) AS total ${found} ` +
      `ORDER BY ${NEWS_DAY} DESC, id DESC LIMIT ? OFFSET ?`,
    params: [...params, ...params, size, from],
  };
};

/** Some items, and how many there are; a run beyond the last one has a total of 0. */
async function listNews(db: D1Database, statement: Statement): Promise<NewsList> {
  const { results } = await prepare(db, statement).all<{ doc: string; total: number }>();
  return {
    total: results[0]?.total ?? 0,
    results: results.map(({ doc }) => JSON.parse(doc)),
  };
}

/** Operations for news: pages with days (decision 183). */
export const newsOperations = [
  operation({
    id: 'listNews',
    summary: 'Items of news that are shown today in the language of ACCEPT-LANGUAGE, the latest first.',
    role: 'read',
    method: 'get',
    path: '/sites/{siteId}/news',
    params: SiteParams,
    query: z.object({
      from: z.coerce.number().int().min(0).max(MOST_LEFT_OUT).default(0),
      size: z.coerce.number().int().min(1).max(MOST_ITEMS).default(USUAL_ITEMS),
    }),
    answer: { kind: 'json', name: 'NewsList', schema: NewsListSchema },
    run: async ({ params: { siteId }, query }, { env, now, locale }) =>
      onSite(env.DB, siteId, listNews(env.DB, newsStatement(siteId, locale, brusselsDay(now), query))),
  }),
];
