/** Pages written block by block by an agency's people (decision 186). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { sweepPictures } from '#content-service/pictures/sweep-files.ts';
import { callAt } from '#content-service/testing/agenda.ts';
import { rowsOf } from '#content-service/testing/messages.ts';
import { JPEG } from '#content-service/testing/pictures.ts';
import { putRecord } from '#content-service/testing/records.ts';
import { sessionOf } from '#content-service/testing/written-homes.ts';
import {
  aWritingSite,
  callBy,
  PLAIN_NEWS,
  refusalOf,
  WRITTEN_AT,
} from '#content-service/testing/written-pages.ts';
import type { Page } from '#wire/page.ts';
import type { StaffJournal } from '#wire/staff.ts';
import type { ChangePage, PageDraft, StaffPages } from '#wire/written-pages.ts';
import { SESSION_HEADER } from '#wire/written-pictures.ts';

const ID = 'team';
const now = WRITTEN_AT;
let made = 0;
const agency = () => aWritingSite(`pages-${++made}`);

const draft = (changes: Readonly<Record<string, unknown>> = {}): PageDraft => ({
  title: { nl: 'Ons team', fr: 'Notre équipe' },
  sections: [{ kind: 'text', heading: { nl: 'Wie' }, body: { nl: 'Wij.' } }],
  ...changes,
});

const open = (site: string, id = ID, person = 'an') =>
  callBy<StaffPages>('listStaffPages', site, { of: 'pages', id }, person);
const change = (site: string, to: ChangePage['to'], seen: string | null = null, person = 'an', id = ID) =>
  callBy<StaffPages>('changePage', site, { id, seen, to }, person);
const save = (
  site: string,
  page: PageDraft,
  mark: string | null = null,
  seen: string | null = null,
  person = 'an',
) => change(site, { save: { page, mark } }, seen, person);
/** Publishes a page as it is written, without a draft of it. */
const show = (site: string, page: PageDraft, seen: string | null = null, id = ID) =>
  change(site, { show: { page, mark: null } }, seen, 'an', id);
const seenOf = ({ item }: StaffPages): string => item?.seen ?? '';

const visit = (siteId: string, id: string) => callAt('getPage', { now, params: { siteId, id } });
const address = (siteId: string, from: string) =>
  callAt('findRedirect', { now, params: { siteId }, query: { address: from } });

describe('a draft', () => {
  it('is kept, and visitors see nothing of it', async () => {
    const site = await agency();
    const saved = await save(site, draft({ figures: 'what nobody asked for' }));
    expect(saved.item).toBeNull();
    expect(saved.draft).toMatchObject({ id: ID, by: 'an', base: null, page: { title: { nl: 'Ons team' } } });
    expect(saved.drafts).toEqual([
      { id: ID, by: 'an', at: now, title: { nl: 'Ons team', fr: 'Notre équipe' } },
    ]);
    expect((await visit(site, ID)).error).toMatchObject({ code: 'not_found' });
    expect(await rowsOf('journal', site)).toEqual([]);
  });

  it('holds what is not understood yet, and blocks that are taken off', async () => {
    const site = await agency();
    const sections = [
      { kind: 'figures', figures: [{ value: 'veel', label: { nl: 'Huizen' } }] },
      { kind: 'text', off: true, body: { nl: 'Later.' } },
      { kind: 'text', body: { nl: 'Nu.' } },
    ];
    const saved = await save(site, draft({ sections }));
    expect(saved.draft?.page.sections).toEqual(sections);
    expect(saved.draft?.shown?.sections.at(-1)).toMatchObject({ kind: 'text', body: { nl: 'Nu.' } });
    expect(JSON.stringify(saved.draft?.shown)).not.toContain('Later.');
  });

  it('of whom one was slower is told, and the other one’s draft stays', async () => {
    const site = await agency();
    const mark = (await save(site, draft())).draft?.mark ?? '';
    await save(site, draft({ title: { nl: 'Van An' } }), mark);
    expect(await refusalOf(() => save(site, draft({ title: { nl: 'Van Bo' } }), mark, null, 'bo'))).toEqual([
      'changed',
      {},
    ]);
    const { draft: stored } = await open(site);
    expect(stored?.title).toEqual({ nl: 'Van An' });
    await save(site, draft({ title: { nl: 'Van Bo' } }), stored?.mark, null, 'bo');
    expect((await open(site)).draft).toMatchObject({ by: 'bo', title: { nl: 'Van Bo' } });
  });

  it('that is sent twice is stored once, and thrown away is gone', async () => {
    const site = await agency();
    const { draft: first } = await save(site, draft());
    expect((await save(site, draft())).draft).toEqual(first);
    const left = await change(site, { drop: { mark: first?.mark ?? '' } });
    expect([left.draft, left.drafts]).toEqual([null, []]);
    expect((await change(site, { drop: { mark: first?.mark ?? '' } })).draft).toBeNull();
  });

  it('that another one has come for is not thrown away', async () => {
    const site = await agency();
    const mark = (await save(site, draft())).draft?.mark ?? '';
    await save(site, draft({ title: { nl: 'Van Bo' } }), mark, null, 'bo');
    expect(await refusalOf(() => change(site, { drop: { mark } }))).toEqual(['changed', {}]);
    expect((await open(site)).draft?.title).toEqual({ nl: 'Van Bo' });
  });

  it('a site has at most a hundred', async () => {
    const site = await agency();
    await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        change(site, { save: { page: draft(), mark: null } }, null, 'an', `page-${at}`),
      ),
    );
    expect(await refusalOf(() => save(site, draft()))).toEqual(['refused', { drafts: 'many' }]);
  });

  it('keeps its picture until it goes', async () => {
    const site = await agency();
    const { answer } = await callAt('addSitePicture', {
      now,
      params: { siteId: site, key: 'a'.repeat(32) },
      body: JPEG,
      headers: { [SESSION_HEADER]: sessionOf('an') },
    });
    const { name: file } = answer as { name: string };
    const uses = async () =>
      (await rowsOf<{ kind: string; name: string }>('picture_uses', site)).map(({ kind, name }) => [
        kind,
        name,
      ]);
    const saved = await save(site, draft({ hero: { file } }));
    expect(await uses()).toEqual([['draft-page', file]]);
    expect(saved.draft?.shown?.hero).toMatchObject({
      file,
      width: expect.any(Number),
      hash: expect.any(String),
    });
    await save(site, draft(), saved.draft?.mark);
    expect(await uses()).toEqual([]);
  });
});

describe('a page that is published', () => {
  it('is what its draft showed, has addresses of its titles, and is journalled', async () => {
    const site = await agency();
    const saved = await save(site, draft());
    const done = await change(site, { show: { page: draft(), mark: saved.draft?.mark ?? null } });
    expect(done).toMatchObject({ draft: null, item: { withdrawn: false, versions: [] } });
    expect(done.item?.page.url).toEqual({ nl: 'ons-team', fr: 'notre-equipe' });
    const { answer } = await visit(site, ID);
    expect({ ...(answer as Page), url: undefined }).toEqual({ ...saved.draft?.shown, url: undefined });
    const { deeds: events } = await callBy<StaffJournal>('showStaffJournal', site, {});
    expect(events.map((event) => [event.deed, event.about])).toEqual([['page.written', 'Ons team']]);
  });

  it('is not published over what somebody else has changed meanwhile', async () => {
    const site = await agency();
    const seen = seenOf(await show(site, draft()));
    const first = await save(site, draft({ lead: { nl: 'A' } }), null, seen);
    await callAt('putRecord', {
      now,
      params: { siteId: site, kind: 'page', id: ID },
      body: { page: { id: ID, url: { nl: 'ons-team' }, title: { nl: 'Van de import' }, sections: [] } },
    });
    const to = { show: { page: draft({ lead: { nl: 'A' } }), mark: first.draft?.mark ?? null } };
    expect(await refusalOf(() => change(site, to, seen))).toEqual(['changed', {}]);
    const now1 = await open(site);
    expect([now1.item?.page.title, now1.draft?.base]).toEqual([{ nl: 'Van de import' }, seen]);
    await change(site, to, seenOf(now1));
    expect((await open(site)).item?.versions[0]?.title).toEqual({ nl: 'Van de import' });
  });

  it('is not published over a draft that somebody else has written meanwhile', async () => {
    const site = await agency();
    const mark = (await save(site, draft())).draft?.mark ?? '';
    await save(site, draft({ title: { nl: 'Van Bo' } }), mark, null, 'bo');
    expect(await refusalOf(() => change(site, { show: { page: draft(), mark } }))).toEqual(['changed', {}]);
    expect((await visit(site, ID)).error).toMatchObject({ code: 'not_found' });
  });

  it('a press that arrives twice changes nothing the second time', async () => {
    const site = await agency();
    const mark = (await save(site, draft())).draft?.mark ?? null;
    const first = await change(site, { show: { page: draft(), mark } });
    expect(await change(site, { show: { page: draft(), mark } })).toEqual(first);
    expect([await rowsOf('page_versions', site), (await rowsOf('journal', site)).length]).toEqual([[], 1]);
  });

  it('goes and comes back, and its address says that it is gone', async () => {
    const site = await agency();
    const seen = seenOf(await show(site, draft()));
    const off = await change(site, { withdraw: true }, seen);
    expect([off.item?.withdrawn, (await visit(site, ID)).error]).toMatchObject([true, { code: 'gone' }]);
    const back = await show(site, draft(), seenOf(off));
    expect([back.item?.withdrawn, (await visit(site, ID)).error]).toEqual([false, null]);
  });

  it('keeps its last ten versions, each with a way back', async () => {
    const site = await agency();
    let seen: string | null = null;
    for (let number = 0; number <= 12; number++)
      seen = seenOf(await show(site, draft({ lead: { nl: `Zin ${number}` } }), seen));
    const { item } = await open(site);
    expect(item?.versions).toHaveLength(10);
    const restored = await change(site, { restore: item?.versions.at(-1)?.number ?? 0 }, seen);
    expect(restored.item?.page.lead).toEqual({ nl: 'Zin 2' });
  });

  it('comes back without pictures that are there no more, which its list says before', async () => {
    const site = await agency();
    const send = async (key: string, body: Uint8Array) => {
      const { answer } = await callAt('addSitePicture', {
        now,
        params: { siteId: site, key: key.repeat(32) },
        body,
        headers: { [SESSION_HEADER]: sessionOf('an') },
      });
      return (answer as { name: string }).name;
    };
    const [sea, quay] = [await send('a', JPEG), await send('b', JPEG)];
    const alt = { nl: 'De zee', fr: 'La mer' };
    const stays = { kind: 'text', picture: { file: quay, alt } };
    const sections = [
      { kind: 'picture', picture: { file: sea, alt } },
      { kind: 'text', body: { nl: 'Wij.' }, picture: { file: sea, alt } },
      stays,
    ];
    const first = await show(site, draft({ hero: { file: sea, alt }, sections }));
    const seen = seenOf(await show(site, draft({ sections: [stays] }), seenOf(first)));
    expect((await open(site)).item?.versions).toMatchObject([{ number: 1, gone: 0 }]);
    await sweepPictures(env, new Date(Date.now() + 91 * 24 * 3_600_000));
    expect((await open(site)).item?.versions).toMatchObject([{ number: 1, gone: 1 }]);
    const { item } = await change(site, { restore: 1 }, seen);
    expect(item?.page.hero ?? null).toBeNull();
    expect(
      item?.page.sections.map((one) => [one.kind, 'picture' in one ? (one.picture?.file ?? null) : null]),
    ).toEqual([
      ['text', null],
      ['text', quay],
    ]);
  });

  it('comes back at an address of its own when another page has taken the one it had', async () => {
    const site = await agency();
    const was = await show(site, draft({ title: { nl: 'Wonen', fr: 'Habiter' }, url: {} }));
    const seen = seenOf(await show(site, draft({ title: { nl: 'Wonen' }, url: {} }), seenOf(was)));
    const other = await show(site, draft({ title: { fr: 'Habiter' }, url: {} }), null, 'other');
    expect(other.item?.page.url).toEqual({ fr: 'habiter' });
    const { item } = await open(site);
    const back = await change(site, { restore: item?.versions[0]?.number ?? 0 }, seen);
    expect(back.item?.page.url).toEqual({ nl: 'wonen', fr: 'habiter-2' });
  });
});

describe('addresses', () => {
  const at = (url: object, changes: object = {}) => draft({ url, ...changes });

  it('that change lead on to the page, from each one that it had', async () => {
    const site = await agency();
    let seen = seenOf(await show(site, at({ nl: 'ploeg', fr: 'equipe' })));
    seen = seenOf(await show(site, at({ nl: 'mensen', fr: 'equipe' }), seen));
    seen = seenOf(await show(site, at({ nl: 'wie', fr: 'equipe' }), seen));
    for (const from of ['/nl/ploeg', '/nl/mensen'])
      expect((await address(site, from)).answer).toMatchObject({ to: { locale: 'nl', page: ID } });
    expect((await address(site, '/fr/equipe')).error).toMatchObject({ code: 'not_found' });
    // Back and forth leaves one redirect for each address.
    await show(site, at({ nl: 'ploeg', fr: 'equipe' }), seen);
    expect(await rowsOf('redirects', site)).toHaveLength(3);
  });

  it('what somebody has set for an address that is left stays', async () => {
    const site = await agency();
    await callAt('putRecord', {
      now,
      params: { siteId: site, kind: 'redirect', id: 'own' },
      body: { redirect: { id: 'own', from: '/nl/ploeg', to: { locale: 'nl', screen: 'contact' } } },
    });
    const seen = seenOf(await show(site, at({ nl: 'ploeg' })));
    await show(site, at({ nl: 'mensen' }), seen);
    expect((await address(site, '/nl/ploeg')).answer).toMatchObject({ id: 'own', to: { screen: 'contact' } });
  });

  it.each([
    ['one of the site itself', { nl: 'contact' }, 'url.nl', 'reserved'],
    ['one below a screen', { nl: 'aanbod/1' }, 'url.nl', 'reserved'],
    ['the same one in two languages', { nl: 'team', fr: 'team' }, 'url.nl', 'twice'],
    ['one of another page', { nl: 'over-ons' }, 'url.nl', 'taken:about'],
    ['one of another page in another language', { fr: 'over-ons' }, 'url.fr', 'taken:about'],
  ])('%s', async (_what, url, field, why) => {
    const site = await agency();
    await show(site, draft({ title: { nl: 'Over ons' } }), null, 'about');
    const refusal = await refusalOf(() => show(site, at(url)));
    expect(refusal).toEqual(['refused', expect.objectContaining({ [field]: why })]);
  });

  it('that have no letter are made of the title', async () => {
    expect(await refusalOf(async () => show(await agency(), at({ nl: '/' })))).toBe('done');
  });

  it('that were there before stay, whatever they are', async () => {
    const site = await agency();
    const url = { nl: 'team', fr: 'team' };
    await callAt('putRecord', {
      now,
      params: { siteId: site, kind: 'page', id: ID },
      body: { page: { id: ID, url, title: { nl: 'A', fr: 'A' }, sections: [] } },
    });
    const done = await show(site, at(url), seenOf(await open(site)));
    expect(done.item?.page.url).toEqual(url);
  });
});

describe('what is refused, by its field', () => {
  const figure = { value: 214, label: { nl: 'Huizen' }, period: { nl: '2026' } };
  it.each([
    ['a page without a title', { title: { nl: ' ' } }, 'title'],
    [
      'a picture without words in a language of the page',
      { hero: { file: 'x', alt: { nl: 'Zee' } } },
      'hero.alt.fr',
    ],
    [
      'a picture of a block without words',
      { sections: [{ kind: 'picture', picture: { file: 'x' } }] },
      'sections[0].picture.alt.nl',
    ],
    [
      'a figure without a period',
      { sections: [{ kind: 'figures', figures: [{ ...figure, period: undefined }] }] },
      'sections[0].figures[0].period',
    ],
    [
      'a number that is none',
      { sections: [{ kind: 'figures', figures: [{ ...figure, value: 'veel' }] }] },
      'sections[0].figures[0].value',
    ],
    [
      'reviews without their source',
      { sections: [{ kind: 'reviews', count: 3, asOf: '2026-11-01', checked: { nl: 'Neen' }, reviews: [] }] },
      'sections[0].source',
    ],
    [
      'a link to nowhere',
      { sections: [{ kind: 'text', link: { label: { nl: 'Hier' }, link: { type: 'nergens' } } }] },
      'sections[0].link.link.type',
    ],
    [
      'a quotation of the year 26',
      {
        sections: [
          { kind: 'press', quotes: [{ text: { nl: 'Goed' }, paper: 'De Tijd', date: '0026-11-20' }] },
        ],
      },
      'sections[0].quotes[0].date',
    ],
    ['a member that no page has', { colour: 'red' }, 'page.colour'],
  ])('%s', async (_what, changes, field) => {
    const site = await agency();
    const refusal = (await refusalOf(() => show(site, draft(changes)))) as [string, object];
    expect([
      refusal[0],
      Object.keys(refusal[1]).map((name) => (name === 'colour' ? 'page.colour' : name)),
    ]).toEqual(['refused', expect.arrayContaining([field])]);
    expect(await rowsOf('records', site)).toEqual([]);
  });

  it('to take off what a screen of the site shows', async () => {
    const site = await agency();
    const seen = seenOf(await show(site, draft(), null, 'home'));
    expect(await refusalOf(() => change(site, { withdraw: true }, seen, 'an', 'home'))).toEqual([
      'refused',
      { id: 'of a screen' },
    ]);
  });
});

it('news is not written here, and pages not there', async () => {
  const site = await agency();
  const seen = seenOf(
    await callBy<StaffPages>('changePage', site, { id: 'news-1', seen: null, to: { publish: PLAIN_NEWS } }),
  );
  expect(await refusalOf(() => show(site, draft(), seen, 'news-1'))).toEqual(['not_found', {}]);
  expect(await refusalOf(() => open(site, 'news-1'))).toEqual(['not_found', {}]);
  const page = seenOf(await show(site, draft()));
  expect(await refusalOf(() => change(site, { publish: PLAIN_NEWS }, page))).toEqual(['not_found', {}]);
  expect((await open(site)).items.map(({ id }) => id)).toEqual([ID]);
});

it('another agency sees none of it', async () => {
  const [one, two] = [await agency(), await agency()];
  await save(one, draft());
  expect(await open(two)).toMatchObject({ items: [], drafts: [], item: null, draft: null });
});

describe('the last change, for ten minutes', () => {
  const later = async (site: string, minutes: number) => {
    const { answer } = await callAt('listStaffPages', {
      now: new Date(Date.parse(now) + minutes * 60_000).toISOString(),
      params: { siteId: site },
      body: { session: sessionOf('an'), of: 'pages', id: ID },
    });
    return (answer as StaffPages).item?.undo;
  };

  it('of a new page is undone by taking it off the site', async () => {
    const site = await agency();
    const { item } = await show(site, draft());
    expect(item?.undo).toEqual({ version: null, until: '2026-11-28T10:10:00.000Z' });
    expect(await later(site, 11)).toBeNull();
    expect(await later(site, 9)).toMatchObject({ version: null });
  });

  it('gives back what stood before, and what is undone is a version too', async () => {
    const site = await agency();
    const first = await show(site, draft());
    const second = await show(site, draft({ title: { nl: 'Nieuw' } }), seenOf(first));
    const version = second.item?.undo?.version ?? 0;
    const undone = await change(site, { restore: version }, seenOf(second));
    expect(undone.item?.page.title).toEqual({ nl: 'Ons team', fr: 'Notre équipe' });
    expect(undone.item?.versions.map(({ title }) => title)).toContainEqual({ nl: 'Nieuw' });
    const gone = await change(site, { withdraw: true }, seenOf(undone));
    const back = await change(site, { restore: gone.item?.undo?.version ?? 0 }, seenOf(gone));
    expect(back.item?.withdrawn).toBe(false);
    // Before it came back it was off the site: one press takes it off again.
    expect(back.item?.undo?.version).toBeNull();
  });

  it('is none of a page that nobody here has written', async () => {
    const site = await agency();
    await putRecord(site, 'page', ID, { page: { id: ID, url: { nl: 'team' }, sections: [] } });
    expect((await open(site)).item?.undo).toBeNull();
  });
});

describe('what blocks name', () => {
  it('is listed with a page: collections, groups, lists, menus, and their entries that have others below', async () => {
    const site = await agency();
    const link = { type: 'offer' };
    const child = { id: 2, label: { nl: 'Te koop' }, link };
    const items = [
      { id: 1, label: { nl: 'Aanbod' }, link, children: [child] },
      { ...child, id: 3 },
    ];
    await putRecord(site, 'navigation', 'footer', { navigation: { name: 'footer', items } });
    await putRecord(site, 'entity', 'team', { entity: { id: 'team', name: { nl: 'Ons team' } }, items: [] });
    const query = { terms: { 'headType.id': ['1'] } };
    await putRecord(site, 'collection', 'new', { collection: { id: 'new', title: { nl: 'Nieuw' }, query } });
    expect((await open(site)).lists).toEqual([
      { kind: 'collection', id: 'new', name: { nl: 'Nieuw' } },
      { kind: 'entity', id: 'team', name: { nl: 'Ons team' } },
      { kind: 'entry', id: '1', name: { nl: 'Aanbod' } },
      { kind: 'menu', id: 'footer', name: null },
    ]);
    expect((await callBy<StaffPages>('listStaffPages', site, { of: 'news', id: ID })).lists).toEqual([]);
  });
});
