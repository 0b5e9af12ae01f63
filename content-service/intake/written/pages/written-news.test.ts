/** News written by an agency's people (decision 184). */
import { describe, expect, it } from 'vitest';
import { siteStatements } from '#content-service/intake/index.ts';
import { ContentError } from '#content-service/platform/errors/content-error.ts';
import { callAt } from '#content-service/testing/agenda.ts';
import { aSite } from '#content-service/testing/fixtures.ts';
import { rowsOf } from '#content-service/testing/messages.ts';
import { JPEG } from '#content-service/testing/pictures.ts';
import { store } from '#content-service/testing/store.ts';
import { personStatements, sessionOf } from '#content-service/testing/written-homes.ts';
import type { StaffJournal } from '#wire/staff.ts';
import type { ChangePage, NewsFields, StaffPages } from '#wire/written-pages.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';

const NOW = '2026-11-28T10:00:00.000Z';
const ID = 'news-1';

let made = 0;
/** An agency with An and Bo, who write its site. */
async function agency(): Promise<string> {
  const site = `news-${++made}`;
  await store(
    siteStatements(aSite(site, { settings: { features: ['staff'] } })),
    personStatements(site, 'an', ['site']),
    personStatements(site, 'bo', ['site']),
  );
  return site;
}

async function call<Answer>(id: string, siteId: string, body: object, person = 'an'): Promise<Answer> {
  const { answer, error } = await callAt(id, {
    now: NOW,
    params: { siteId },
    body: { session: sessionOf(person), ...body },
  });
  if (error !== null) throw error;
  return (answer instanceof Response ? await answer.json() : answer) as Answer;
}

const item = (changes: Partial<NewsFields> = {}): NewsFields => ({
  publicationDate: '2026-11-20',
  shownUntil: null,
  title: { nl: 'Open in de winter' },
  lead: {},
  body: { nl: 'Kom langs.' },
  picture: null,
  ...changes,
});

const change = (site: string, seen: string | null, to: ChangePage['to'], person = 'an') =>
  call<StaffPages>('changePage', site, { id: ID, seen, to }, person);
const publish = (site: string, seen: string | null, changes: Partial<NewsFields> = {}, person = 'an') =>
  change(site, seen, { publish: item(changes) }, person);

/** Code and fields of a refusal. */
async function refusal(act: () => Promise<unknown>): Promise<unknown> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return [error.code, Object.keys(error.fields ?? {})];
  }
}

const listed = async (siteId: string) => {
  const { answer } = await callAt('listNews', { now: NOW, params: { siteId }, query: { from: 0, size: 12 } });
  return (answer as { results: { title: { nl: string } }[] }).results.map(({ title }) => title.nl);
};

it('an item is published with an address of its title, shown, and journalled', async () => {
  const site = await agency();
  const { item: written } = await publish(site, null);
  expect(written).toMatchObject({
    id: ID,
    withdrawn: false,
    versions: [],
    page: { url: { nl: 'nieuws/open-in-de-winter' }, news: { publicationDate: '2026-11-20' } },
  });
  expect(await listed(site)).toEqual(['Open in de winter']);
  const { deeds: events } = await call<StaffJournal>('showStaffJournal', site, {});
  expect(events.map((event) => [event.deed, event.about])).toEqual([['news.written', 'Open in de winter']]);
});

it('its address stays when its title changes, and another item has another one', async () => {
  const site = await agency();
  const { item: first } = await publish(site, null);
  const { item: second } = await publish(site, first?.seen ?? '', {
    title: { nl: 'Gesloten', fr: 'Fermé' },
    body: { nl: 'Kom langs.', fr: 'Passez.' },
  });
  expect(second?.page.url).toEqual({ nl: 'nieuws/open-in-de-winter', fr: 'actualites/ferme' });
  const fields = { id: 'news-2', seen: null, to: { publish: item() } };
  const { item: other } = await call<StaffPages>('changePage', site, fields);
  expect(other?.page.url).toEqual({ nl: 'nieuws/open-in-de-winter-2' });
});

it('blocks that an import brought stay', async () => {
  const site = await agency();
  const blocks = [
    { kind: 'text', heading: { nl: 'Kop' }, body: { nl: 'Oud' } },
    { kind: 'call-to-action', links: [{ label: { nl: 'Schrijf' }, link: { type: 'contact' } }] },
  ];
  const page = {
    id: ID,
    url: { nl: 'nieuws/oud' },
    title: { nl: 'Oud' },
    description: { nl: 'Beschrijving' },
    news: { publicationDate: '2026-11-01' },
    sections: blocks,
  };
  const { error } = await callAt('putRecord', {
    now: NOW,
    params: { siteId: site, kind: 'page', id: ID },
    body: { page },
  });
  expect(error).toBeNull();
  const { item: read } = await call<StaffPages>('listStaffPages', site, { of: 'news', id: ID });
  const { item: after } = await publish(site, read?.seen ?? '', { body: { nl: 'Nieuw' } });
  expect(after?.page).toMatchObject({
    url: { nl: 'nieuws/oud' },
    description: { nl: 'Beschrijving' },
    sections: [{ kind: 'text', heading: { nl: 'Kop' }, body: { nl: 'Nieuw' } }, { kind: 'call-to-action' }],
  });
});

it('a page that is no news is not written here', async () => {
  const site = await agency();
  await callAt('putRecord', {
    now: NOW,
    params: { siteId: site, kind: 'page', id: 'about' },
    body: { page: { id: 'about', url: { nl: 'over' }, title: { nl: 'Over' }, sections: [] } },
  });
  const body = { id: 'about', seen: null, to: { publish: item() } };
  expect(await refusal(() => call('changePage', site, body))).toEqual(['not_found', []]);
  expect((await call<StaffPages>('listStaffPages', site, { of: 'news' })).items).toEqual([]);
});

describe('two people', () => {
  it('of whom one was slower is told, and nothing of the other is lost', async () => {
    const site = await agency();
    const seen = (await publish(site, null)).item?.seen ?? '';
    await publish(site, seen, { title: { nl: 'Van An' } });
    expect(await refusal(() => publish(site, seen, { title: { nl: 'Van Bo' } }, 'bo'))).toEqual([
      'changed',
      [],
    ]);
    expect(await listed(site)).toEqual(['Van An']);
    const now = (await call<StaffPages>('listStaffPages', site, { of: 'news', id: ID })).item;
    await publish(site, now?.seen ?? '', { title: { nl: 'Van Bo' } }, 'bo');
    const { item: last } = await call<StaffPages>('listStaffPages', site, { of: 'news', id: ID });
    expect(last?.versions.map(({ title, by }) => [title?.nl, by])).toEqual([
      ['Van An', 'bo'],
      ['Open in de winter', 'an'],
    ]);
  });

  it('a press that arrives twice changes nothing the second time', async () => {
    const site = await agency();
    const first = await publish(site, null);
    expect(await publish(site, null)).toEqual(first);
    expect(await rowsOf('page_versions', site)).toEqual([]);
  });
});

describe('an item that is taken off the site', () => {
  it('is gone for visitors, and comes back by a press', async () => {
    const site = await agency();
    const seen = (await publish(site, null)).item?.seen ?? '';
    const off = (await change(site, seen, { withdraw: true })).item;
    expect([off?.withdrawn, await listed(site)]).toEqual([true, []]);
    const { error } = await callAt('getPage', { now: NOW, params: { siteId: site, id: ID } });
    expect(error).toMatchObject({ code: 'gone' });
    const back = (await publish(site, off?.seen ?? '')).item;
    expect([back?.withdrawn, await listed(site)]).toEqual([false, ['Open in de winter']]);
  });
});

describe('versions', () => {
  it('are the last ten, and come back by a press', async () => {
    const site = await agency();
    let seen = (await publish(site, null, { title: { nl: 'Titel 0' } })).item?.seen ?? '';
    for (let number = 1; number <= 12; number++)
      seen = (await publish(site, seen, { title: { nl: `Titel ${number}` } })).item?.seen ?? '';
    const { item: read } = await call<StaffPages>('listStaffPages', site, { of: 'news', id: ID });
    expect(read?.versions.map(({ title }) => title?.nl)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Titel ${11 - index}`),
    );
    const oldest = read?.versions.at(-1)?.number ?? 0;
    const restored = (await change(site, seen, { restore: oldest })).item;
    expect([restored?.page.title?.nl, await listed(site)]).toEqual(['Titel 2', ['Titel 2']]);
    expect(restored?.versions[0]?.title?.nl).toBe('Titel 12');
    expect(await refusal(() => change(site, restored?.seen ?? '', { restore: 999 }))).toEqual([
      'not_found',
      [],
    ]);
  });
});

describe('what is refused', () => {
  it.each([
    ['an item without a title', { title: { nl: ' ' } }, 'title'],
    ['a first day in the year 26', { publicationDate: '0026-11-20' }, 'publicationDate'],
    ['a last day in the year 9999', { shownUntil: '9999-11-20' }, 'shownUntil'],
    ['a last day before the first', { shownUntil: '2026-11-01' }, 'shownUntil'],
    ['a picture without words', { picture: { file: 'sent-1', alt: {} } }, 'alt.nl'],
    ['a picture that is not there', { picture: { file: 'sent-1', alt: { nl: 'Zee' } } }, 'hero.file'],
  ])('%s, by its field', async (_what, changes, field) => {
    const site = await agency();
    expect(await refusal(() => publish(site, null, changes))).toEqual(['refused', [field]]);
    expect(await rowsOf('records', site)).toEqual([]);
  });
});

it('a picture is sent once, shown with the item, and named by its words', async () => {
  const site = await agency();
  const send = async () => {
    const { answer, error } = await callAt('addSitePicture', {
      now: NOW,
      params: { siteId: site, key: 'a'.repeat(32) },
      body: JPEG,
      headers: { [SESSION_HEADER]: sessionOf('an') },
    });
    expect(error).toBeNull();
    return answer as { name: string };
  };
  const { name: file } = await send();
  expect(await send()).toEqual({ name: file });
  const { item: written } = await publish(site, null, { picture: { file, alt: { nl: 'De zee' } } });
  expect(written?.page.hero).toMatchObject({ file, alt: { nl: 'De zee' } });
  const { item: without } = await publish(site, written?.seen ?? '');
  expect(without?.page).not.toHaveProperty('hero');
});

it('another agency sees none of it', async () => {
  const [one, two] = [await agency(), await agency()];
  await publish(one, null);
  expect(await call<StaffPages>('listStaffPages', two, { of: 'news', id: ID })).toMatchObject({
    items: [],
    item: null,
  });
});
