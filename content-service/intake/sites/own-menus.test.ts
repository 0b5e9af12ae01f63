/** The menus of a site, which its people change like its settings (decision 192). */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NavigationItem } from '#wire/navigation.ts';
import type { OwnSite, SiteChange } from '#wire/own-site.ts';
import type { OpenedPage, StaffPages } from '#wire/written-pages.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { callAt } from '../../testing/agenda.ts';
import { aPage } from '../../testing/fixtures.ts';
import { withGates } from '../../testing/gates.ts';
import { putRecord } from '../../testing/records.ts';
import { sessionOf } from '../../testing/written-homes.ts';
import { aWritingSite, callBy, refusalOf, WRITTEN_AT } from '../../testing/written-pages.ts';

const MAIN = 'menus.main';
const FOOTER = 'menus.footer';
const about = { nl: 'over-ons', fr: 'a-propos' };
const entry = (id: string | number, nl: string, link: NavigationItem['link']): NavigationItem => ({
  id,
  label: { nl },
  link,
});
const OFFER = entry(1, 'Aanbod', { type: 'offer', query: { status: 'FOR_SALE' } });
const ABOUT = entry(2, 'Over ons', { type: 'page', page: about });
const CONTACT = entry(3, 'Contact', { type: 'contact' });
const COLUMN = { ...entry(10, 'Kantoor', { type: 'page', page: about }), children: [ABOUT, CONTACT] };

let made = 0;
let site = '';
beforeEach(async () => {
  site = await aWritingSite(`menus-${++made}`);
  await putRecord(site, 'page', 'about', { page: aPage('about', about, { title: { nl: 'Over ons' } }) });
  await putRecord(site, 'navigation', 'main', { navigation: { name: 'main', items: [OFFER, ABOUT] } });
  await putRecord(site, 'navigation', 'footer', { navigation: { name: 'footer', items: [COLUMN] } });
});

const ask = (body: object = {}, person = 'an') => callBy<OwnSite>('changeSite', site, body, person);
const change = (...changes: readonly SiteChange[]) => ask({ changes });
const to = (items: readonly NavigationItem[], seen: unknown = [OFFER, ABOUT], path = MAIN): SiteChange => ({
  path,
  value: items,
  seen,
});
const menu = async (name = 'main'): Promise<readonly NavigationItem[]> => {
  const row = await env.DB.prepare('SELECT doc FROM navigations WHERE site_id = ? AND name = ?')
    .bind(site, name)
    .first<{ doc: string }>();
  return JSON.parse(row?.doc ?? '{"items":[]}').items;
};
const ids = async (name = 'main') => (await menu(name)).map(({ id }) => id);
const lastEntry = () =>
  env.DB.prepare("SELECT deed || ' ' || what FROM journal WHERE site_id = ? ORDER BY seq DESC LIMIT 1")
    .bind(site)
    .first<string>("deed || ' ' || what");

describe('the menus', () => {
  it('are answered with the settings, and with the pages to which they can lead', async () => {
    await putRecord(site, 'page', 'news', {
      page: aPage('news', { nl: 'nieuws/open' }, { news: { publicationDate: '2026-11-01' } }),
    });
    const { site: shown, pages } = await ask();
    expect(shown.menus).toEqual({ main: [OFFER, ABOUT], footer: [COLUMN] });
    expect(pages).toEqual([{ id: 'about', title: { nl: 'Over ons' }, url: about }]);
  });

  it('are answered with an item of news to which an import leads them, so that they can be changed with it', async () => {
    const url = { nl: 'nieuws/open' };
    await putRecord(site, 'page', 'news', {
      page: aPage('news', url, { title: { nl: 'Open' }, news: { publicationDate: '2026-11-01' } }),
    });
    const items = [OFFER, entry(4, 'Open', { type: 'page', page: url })];
    await putRecord(site, 'navigation', 'main', { navigation: { name: 'main', items } });
    expect((await ask()).pages.map(({ id }) => id)).toEqual(['about', 'news']);
    expect((await change(to(items.toReversed(), items))).outcome).toBe('stored');
  });

  it('are changed by themselves, with the names before and after in the journal, and put back', async () => {
    const own = await change(to([CONTACT, OFFER]));
    expect([own.outcome, own.site.menus?.main]).toEqual(['stored', [CONTACT, OFFER]]);
    expect(await ids()).toEqual([3, 1]);
    expect(await lastEntry()).toBe('site.changed menus.main: "Aanbod, Over ons" → "Contact, Aanbod"');
    const [logged] = (await ask()).log;
    expect(logged?.rows).toEqual([{ path: MAIN, before: [OFFER, ABOUT], after: [CONTACT, OFFER] }]);
    await ask({ putBack: logged?.number });
    expect(await ids()).toEqual([1, 2]);
    // A second press finds nothing to put back.
    expect((await ask({ putBack: logged?.number })).outcome).toBe('same');
  });

  it('are judged without being stored', async () => {
    const { outcome, site: soon } = await ask({ changes: [to([CONTACT])], judge: true });
    expect([outcome, soon.menus?.main]).toEqual(['judged', [CONTACT]]);
    expect(await ids()).toEqual([1, 2]);
  });

  it('may begin where there are none, and end', async () => {
    site = await aWritingSite(`menus-${++made}`);
    expect((await change(to([OFFER], []))).outcome).toBe('stored');
    expect(await ids()).toEqual([1]);
    expect((await change(to([], [OFFER]))).outcome).toBe('stored');
    expect(await ids()).toEqual([]);
  });

  it('that somebody else changed are answered with both, and with who', async () => {
    await ask({ changes: [to([OFFER])] }, 'bo');
    const { outcome, conflicts } = await change(to([ABOUT]));
    expect(outcome).toBe('same');
    expect(conflicts).toMatchObject([{ path: MAIN, yours: [ABOUT], theirs: [OFFER], by: 'bo' }]);
    expect(await ids()).toEqual([1]);
    expect((await change(to([ABOUT], [OFFER]))).outcome).toBe('stored');
  });

  it.each<[what: string, item: NavigationItem, field: string]>([
    ['no name', { ...CONTACT, label: { nl: ' ' } }, 'menus.main[3].label'],
    [
      'a page that does not exist',
      entry(4, 'Weg', { type: 'page', page: { nl: 'weg' } }),
      'menus.main[4].link',
    ],
    [
      'a page that does not exist in one language',
      entry(4, 'Weg', { type: 'page', page: { nl: 'over-ons', fr: 'partie' } }),
      'menus.main[4].link',
    ],
    ['a screen without what it is of', entry(4, 'Lijst', { type: 'collection' }), 'menus.main[4].link'],
    ['a screen that the site lacks', entry(4, 'Zee', { type: 'rentals' }), 'menus.main[4].link'],
    [
      'an address that is not https',
      entry(4, 'Oud', { type: 'url', href: 'http://old.example/' }),
      'menus.main[4]',
    ],
    ['a type that nobody knows', entry(4, 'X', { type: 'moon' }), 'menus.main[4]'],
    ['the id of another entry', { ...CONTACT, id: 1 }, 'menus.main[1].id'],
  ])('refuse an entry with %s, with the field, and store nothing', async (_what, item, field) => {
    const refusal = await refusalOf(() => change(to([OFFER, item])));
    expect(refusal).toEqual(['refused', expect.anything()]);
    expect(Object.keys(refusal[1] ?? {}).every((name) => name.startsWith(field))).toBe(true);
    expect(await ids()).toEqual([1, 2]);
  });

  it('are not changed together with members of the document, nor by who may not write the site', async () => {
    const phone = { path: 'settings.contact.phone', value: '050 1', seen: null };
    expect(await refusalOf(() => change(to([OFFER]), phone))).toEqual([
      'refused',
      { [MAIN]: expect.anything() },
    ]);
    const other = await aWritingSite(`menus-${++made}`, { cas: [] });
    expect(await refusalOf(() => callBy('changeSite', other, { changes: [to([OFFER], [])] }, 'cas'))).toEqual(
      ['role_missing', {}],
    );
  });
});

describe('a page that a menu shows', () => {
  const open = () => callBy<StaffPages>('listStaffPages', site, { of: 'pages', id: 'about' });
  const withdraw = async () =>
    callBy<StaffPages>('changePage', site, {
      id: 'about',
      seen: (await open()).item?.seen ?? null,
      to: { withdraw: true },
    });

  const undo = (item: { seen?: unknown; undo?: OpenedPage['undo'] } | null) =>
    callBy('changePage', site, { id: 'about', seen: item?.seen, to: { restore: item?.undo?.version } });
  const show = async (id: string, page: object, seen: string | null = null) =>
    (await callBy<StaffPages>('changePage', site, { id, seen, to: { show: { page, mark: null } } })).item
      ?.seen ?? null;

  it('says how many entries lead to it, and takes them along when it goes', async () => {
    expect((await open()).item?.inMenus).toBe(3);
    const { item } = await withdraw();
    expect([item?.withdrawn, item?.inMenus]).toEqual([true, 0]);
    expect(await ids()).toEqual([1]);
    // The heading has an entry left, and leads where that does.
    expect(await menu('footer')).toEqual([
      { id: 10, label: { nl: 'Kantoor' }, link: CONTACT.link, children: [CONTACT] },
    ]);
    const [logged] = (await ask()).log;
    expect(logged?.rows.map(({ path }) => path)).toEqual([MAIN, FOOTER]);
    // Put back while the page is off the site, they would lead nowhere.
    expect(await refusalOf(() => ask({ putBack: logged?.number }))).toEqual(['refused', expect.anything()]);
    // They come back with it, where nobody has changed the menu meanwhile.
    await change(to([CONTACT], [OFFER]));
    await undo(item);
    expect([await ids(), await menu('footer')]).toEqual([[3], [COLUMN]]);
    const [back] = (await ask()).log;
    expect([back?.putBack, back?.rows.map(({ path }) => path)]).toEqual([logged?.number, [FOOTER]]);
  });

  it('has no entry again that leads to another page, which may be gone too', async () => {
    const other = { nl: 'andere' };
    const seen = await show('other', { title: { nl: 'B' }, url: other, sections: [] });
    const column = { ...entry(20, 'Kolom', { type: 'page', page: other }), children: [ABOUT] };
    await change(to([column], [COLUMN], FOOTER));
    const { item } = await withdraw();
    expect(await menu('footer')).toEqual([]);
    await callBy('changePage', site, { id: 'other', seen, to: { withdraw: true } });
    await undo(item);
    expect([await ids(), await menu('footer')]).toEqual([[1, 2], []]);
  });

  it('takes its entries along to its new address, and out of a language that it has no more', async () => {
    const draft = (url: object, title: object) => ({ url, title, sections: [] });
    const { item } = await open();
    const seen = await show('about', draft({ nl: 'wie', fr: 'qui' }, { nl: 'Wie', fr: 'Qui' }), item?.seen);
    const linked = async () => [await menu(), await menu('footer')].map((one) => one.at(-1)?.link.page);
    expect(await linked()).toEqual([
      { nl: 'wie', fr: 'qui' },
      { nl: 'wie', fr: 'qui' },
    ]);
    const [logged] = (await ask()).log;
    expect(logged).toMatchObject({ by: 'an', putBack: null });
    await show('about', draft({ nl: 'wie' }, { nl: 'Wie' }), seen);
    expect(await linked()).toEqual([{ nl: 'wie' }, { nl: 'wie' }]);
    expect((await open()).item?.inMenus).toBe(3);
    await withdraw();
    expect([await ids(), await ids('footer')]).toEqual([[1], [10]]);
  });

  it('leaves an entry that leads to another page in another language', async () => {
    await show('french', { title: { fr: 'Nous' }, url: { fr: 'nous' }, sections: [] });
    const both = entry(2, 'Over ons', { type: 'page', page: { nl: 'over-ons', fr: 'nous' } });
    await change(to([OFFER, both]));
    await withdraw();
    expect((await menu()).map(({ link }) => link.page)).toEqual([undefined, { fr: 'nous' }]);
  });

  it('leaves a heading at the head whose last entry it was, since it is seen there by itself', async () => {
    const head = { ...OFFER, children: [ABOUT] };
    await change(to([head]));
    await withdraw();
    expect(await menu()).toEqual([OFFER]);
  });

  it('loses a heading with its last entry', async () => {
    await change(to([{ ...COLUMN, link: { type: 'home' }, children: [ABOUT] }], [COLUMN], FOOTER));
    await withdraw();
    expect(await menu('footer')).toEqual([]);
  });
});

/** In each of its trips to the database, a call meets another one that is made whole. */
describe.each([
  ['an entry that comes', 'the page to which it leads goes'],
  ['a page that goes', 'an entry that leads there comes'],
])('%s, while %s', (first) => {
  it('leaves no menu that leads to a page off the site', { timeout: 60_000 }, async () => {
    /** Number of trips of the first call; the other one is made before trip `gate`. */
    const tried = async (gate: number): Promise<number> => {
      const at = `meeting-${++made}`;
      await aWritingSite(at);
      await putRecord(at, 'page', 'about', { page: aPage('about', about, { title: { nl: 'Over ons' } }) });
      await putRecord(at, 'navigation', 'main', { navigation: { name: 'main', items: [OFFER] } });
      const { item } = await callBy<StaffPages>('listStaffPages', at, { of: 'pages', id: 'about' });
      const call = ([id, body]: readonly [id: string, body: object], bindings = directoryOf(env)) =>
        callAt(id, {
          now: WRITTEN_AT,
          params: { siteId: at },
          body: { session: sessionOf('an'), ...body },
          bindings,
        });
      const comes = ['changeSite', { changes: [to([OFFER, ABOUT], [OFFER])] }] as const;
      const goes = [
        'changePage',
        { of: 'pages', id: 'about', seen: item?.seen, to: { withdraw: true } },
      ] as const;
      const [own, other] = first === 'an entry that comes' ? [comes, goes] : [goes, comes];
      let gates = 0;
      const bindings = withGates(directoryOf(env), async (trip, what) => {
        if (what.startsWith('WORK')) return;
        gates = trip + 1;
        if (trip === gate) await call(other);
      });
      await call(own, bindings);
      const { items, withdrawn } = (await env.DB.prepare(
        "SELECT (SELECT count(*) FROM navigations AS n, json_each(n.doc, '$.items') AS i WHERE n.site_id = ?1 AND i.value ->> '$.link.type' = 'page') AS items, " +
          "(SELECT withdrawn_at IS NOT NULL FROM pages WHERE site_id = ?1 AND id = 'about') AS withdrawn",
      )
        .bind(at)
        .first<{ items: number; withdrawn: number }>()) ?? { items: -1, withdrawn: -1 };
      expect([gate, items + withdrawn]).toEqual([gate, 1]);
      return gates;
    };
    const gates = await tried(0);
    expect(gates).toBeGreaterThan(3);
    for (let gate = 1; gate < gates; gate++) await tried(gate);
  });
});
