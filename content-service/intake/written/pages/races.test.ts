import { siteStatements } from '#content-service/intake/index.ts';
import { callAt } from '#content-service/testing/agenda.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { calling, testRaces } from '#content-service/testing/interleave.ts';
import { store } from '#content-service/testing/store.ts';
import { personStatements, sessionOf } from '#content-service/testing/written-homes.ts';
import type { StaffPages } from '#wire/written-pages.ts';

interface Desk {
  readonly siteId: string;
  readonly seen: string;
}

const fields = (nl: string) => ({
  publicationDate: '2026-11-20',
  shownUntil: null,
  title: { nl },
  lead: {},
  body: {},
  picture: null,
});

const aPage = (nl: string) => ({ title: { nl }, sections: [{ kind: 'text', body: { nl } }] });

const setUp = async (siteId: string): Promise<Desk> => {
  await store(
    siteStatements(aSite(siteId, { settings: { features: ['staff'] } })),
    personStatements(siteId, 'an', ['site']),
    personStatements(siteId, 'bo', ['site']),
  );
  const { answer } = await callAt('changePage', {
    now: '2026-11-21T10:55:00.000Z',
    params: { siteId },
    body: { session: sessionOf('an'), id: 'news-1', seen: null, to: { publish: fields('Open') } },
  });
  const { item } = answer as StaffPages;
  return { siteId, seen: item?.seen ?? '' };
};

const changing = (person: string, to: object, id = 'news-1') =>
  calling<Desk>('changePage', ({ seen }) => ({
    body: { session: sessionOf(person), id, seen: id === 'news-1' ? seen : null, to },
  }));

const READS = 'the session, the stored record, addresses of other pages';
const DECIDES =
  'the batch is refused unless session, right and record are as they were seen; an address is unique by its index';
const refusals = ['role_missing', 'refused', 'not_found'] as const;

testRaces<Desk>({
  name: 'an item of news',
  setUp,
  acts: [
    {
      name: 'changePage, publish',
      reads: READS,
      decides: DECIDES,
      refusals,
      run: changing('an', { publish: fields('Van An') }),
    },
    {
      name: 'changePage, publish by another',
      reads: READS,
      decides: DECIDES,
      refusals,
      run: changing('bo', { publish: fields('Van Bo') }),
    },
    {
      name: 'changePage, a new item',
      reads: READS,
      decides: DECIDES,
      refusals,
      run: changing('an', { publish: fields('Nieuw') }, 'news-2'),
    },
    {
      name: 'changePage, a new item of the same title',
      reads: READS,
      decides: DECIDES,
      refusals,
      run: changing('bo', { publish: fields('Nieuw') }, 'news-3'),
    },
    {
      name: 'changePage, withdraw',
      reads: READS,
      decides: DECIDES,
      refusals,
      run: changing('bo', { withdraw: true }),
    },
    {
      name: 'changePage, a draft',
      reads: READS,
      decides: 'the batch is refused unless session, right and draft are as they were seen',
      refusals,
      run: changing('an', { save: { page: aPage('Van An'), mark: null } }, 'about'),
    },
    {
      name: 'changePage, a draft by another',
      reads: READS,
      decides: 'the batch is refused unless session, right and draft are as they were seen',
      refusals,
      run: changing('bo', { save: { page: aPage('Van Bo'), mark: null } }, 'about'),
    },
    {
      name: 'changePage, a page',
      reads: READS,
      decides: `${DECIDES}; so is its draft`,
      refusals,
      run: changing('an', { show: { page: aPage('Over ons'), mark: null } }, 'about'),
    },
  ],
  apart: [
    {
      text: /"items":\[.*\],"drafts":\[.*?\],"item"/,
      because: 'the answer is read after the batch, with what others wrote',
    },
    { text: /,"draft":.*/, because: 'the same of the draft' },
    {
      text: /"bytes":\d+/,
      because: 'a picture that is sent twice at one moment is counted twice for the day',
    },
  ],
  sample: [
    'changePage, publish × changePage, publish by another',
    'changePage, publish × changePage, withdraw',
    'changePage, withdraw × changePage, publish',
    'changePage, a new item × changePage, a new item',
    'changePage, a draft × changePage, a draft by another',
    'changePage, a page × changePage, a draft by another',
    'changePage, a page × changePage, a page',
  ],
});
