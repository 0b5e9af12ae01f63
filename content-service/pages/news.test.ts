import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Page } from '#wire/page.ts';
import { pageStatements, siteStatements } from '../intake/index.ts';
import { prepare } from '../platform/db/prepare.ts';
import { answerOf, get, put } from '../testing/call.ts';
import { aPage, aSite } from '../testing/fixtures.ts';
import { store } from '../testing/store.ts';
import { newsStatement } from './news.ts';

/** Far from midnight or not: what is a week away is on one side of it. */
const TODAY = brusselsDay(new Date());
const LAST_WEEK = addDays(TODAY, -7);
const NEXT_WEEK = addDays(TODAY, 7);

const anItem = (id: string, news: NonNullable<Page['news']>, changes: Partial<Page> = {}): Page =>
  aPage(id, { nl: `nieuws/${id}` }, { news, ...changes });

beforeAll(() =>
  store(
    siteStatements(aSite('coast')),
    siteStatements(aSite('other')),
    siteStatements(aSite('bare')),
    siteStatements(aSite('edge')),
    pageStatements('edge', anItem('edges', { publicationDate: '2026-03-10', shownUntil: '2026-03-12' })),
    pageStatements('coast', aPage('about', { nl: 'over-ons', fr: 'a-propos' })),
    pageStatements(
      'coast',
      anItem(
        'older',
        { publicationDate: LAST_WEEK },
        { url: { nl: 'nieuws/older', fr: 'actualites/older' } },
      ),
    ),
    pageStatements('coast', anItem('newer', { publicationDate: addDays(TODAY, -1), shownUntil: NEXT_WEEK })),
    pageStatements('coast', anItem('ahead', { publicationDate: NEXT_WEEK })),
    pageStatements(
      'coast',
      anItem('over', { publicationDate: addDays(TODAY, -30), shownUntil: addDays(TODAY, -8) }),
    ),
    pageStatements('coast', anItem('off', { publicationDate: LAST_WEEK }), {
      withdrawnAt: '2026-11-01T00:00:00Z',
    }),
    pageStatements('other', anItem('theirs', { publicationDate: LAST_WEEK })),
  ),
);

interface List {
  readonly total: number;
  readonly results: readonly Page[];
}

const list = async (site: string, query = '', language = 'nl'): Promise<List> => {
  const { body } = await answerOf(await get(`/sites/${site}/news${query}`, { 'ACCEPT-LANGUAGE': language }));
  return body as List;
};
const ids = ({ results }: List) => results.map(({ id }) => id);

describe('GET …/news (decision 183)', () => {
  it('lists what is shown today in a language, the latest first, without blocks', async () => {
    const found = await list('coast');
    expect([found.total, ids(found)]).toEqual([2, ['newer', 'older']]);
    expect(found.results[0]).not.toHaveProperty('sections');
    expect(ids(await list('coast', '', 'fr'))).toEqual(['older']);
    expect(await list('coast', '', 'de')).toEqual({ total: 0, results: [] });
  });

  it('is of one agency, and empty for one without news', async () => {
    expect(ids(await list('other'))).toEqual(['theirs']);
    expect(await list('bare')).toEqual({ total: 0, results: [] });
    expect((await get('/sites/nowhere/news')).status).toBe(404);
  });

  it('leaves out items at the start, and counts them', async () => {
    const rest = await list('coast', '?from=1&size=1');
    expect([rest.total, ids(rest)]).toEqual([2, ['older']]);
    expect((await get('/sites/coast/news?from=-1')).status).toBe(400);
    expect((await get('/sites/coast/news?size=51')).status).toBe(400);
  });

  it('is read from its index', async () => {
    const { sql, params } = newsStatement('coast', 'nl', TODAY, { from: 0, size: 12 });
    const { results } = await prepare(env.DB, { sql: `EXPLAIN QUERY PLAN ${sql}`, params }).all<{
      detail: string;
    }>();
    const plan = results.map(({ detail }) => detail).join('\n');
    expect(plan).toContain('USING INDEX pages_news');
    expect(plan).not.toContain('TEMP B-TREE FOR ORDER BY');
  });
});

describe('an item of news', () => {
  it.each([
    ['is there', 'older', 200],
    ['is not there before its first day', 'ahead', 404],
    ['is gone after its last day', 'over', 410],
    ['is gone when it was taken off', 'off', 410],
  ])('%s', async (_what, id, status) => {
    expect((await get(`/sites/coast/pages/${id}`)).status).toBe(status);
    const byUrl = await get(`/sites/coast/pages/by-url/nieuws/${id}`, { 'ACCEPT-LANGUAGE': 'nl' });
    expect(byUrl.status).toBe(status);
  });

  it.each([
    ['2026-03-09', []],
    ['2026-03-10', ['edges']],
    ['2026-03-12', ['edges']],
    ['2026-03-13', []],
  ])('from its first to its last day: on %s', async (day, expected) => {
    const statement = newsStatement('edge', 'nl', day, { from: 0, size: 12 });
    const { results } = await prepare(env.DB, statement).all<{ doc: string }>();
    expect(results.map(({ doc }) => (JSON.parse(doc) as Page).id)).toEqual(expected);
  });

  it('is among the pages and in the sitemap while it is shown', async () => {
    const pages = (await answerOf(await get('/sites/coast/pages/'))).body as Page[];
    const { body } = await answerOf(await get('/sites/coast/sitemap/page'));
    const shown = ['about', 'newer', 'older'];
    expect(pages.map(({ id }) => id)).toEqual(shown);
    expect((body as { entries: { id: string }[] }).entries.map(({ id }) => id)).toEqual(shown);
  });
});

describe('the answer for a site', () => {
  it.each(['/sites/coast', '/sites/by-hostname/coast.test'])(
    '%s names the languages with news',
    async (path) => {
      expect((await answerOf(await get(path))).body).toMatchObject({ newsIn: ['nl', 'fr'] });
    },
  );

  it('names none where nothing is shown', async () => {
    expect((await answerOf(await get('/sites/bare'))).body).not.toHaveProperty('newsIn');
  });
});

describe('a record', () => {
  const record = (news: object) =>
    put('/sites/other/records/page/r', { page: { ...anItem('r', news as never) } });

  it.each([
    [
      'a last day before the first',
      { publicationDate: '2026-11-20', shownUntil: '2026-11-19' },
      'shownUntil',
    ],
    ['a day that does not exist', { publicationDate: '2026-02-30' }, 'publicationDate'],
    ['no first day', { shownUntil: '2026-11-19' }, 'publicationDate'],
    ['a member that is unknown', { publicationDate: '2026-11-20', until: '2026-11-21' }, 'until'],
  ])('with %s is refused, by its field', async (_what, news, field) => {
    const { status, body } = await answerOf(await record(news));
    expect(status).toBe(422);
    expect(
      (body as { error: { refusals: { field: string }[] } }).error.refusals.map((one) => one.field),
    ).toEqual([`page.news.${field}`]);
  });

  it('is stored, and comes back as it was sent', async () => {
    const news = { publicationDate: LAST_WEEK, shownUntil: NEXT_WEEK };
    expect((await record(news)).status).toBe(200);
    expect(ids(await list('other'))).toEqual(['theirs', 'r']);
  });
});

it('answers up to the thousandth page of twelve, the last that a site asks for', async () => {
  expect((await get('/sites/coast/news?from=11988&size=12')).status).toBe(200);
});
