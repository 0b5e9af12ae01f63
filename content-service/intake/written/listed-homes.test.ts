/** The list of an agency's homes (decision 155). */
import { describe, expect, it } from 'vitest';
import type { DraftSaved, Homes } from '#wire/written-homes.ts';
import { anAgency, done, HOME, open, PRICE, refusal, save, TITLE } from '../../testing/desk.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, personStatements } from '../../testing/written-homes.ts';

const list = (site: string, person = 'an', body: object = {}) => done<Homes>('listHomes', site, person, body);

/** Home 501 belongs to a feed. */
const takeByFeed = (site: string) =>
  store([
    {
      sql: "INSERT INTO feeds (site_id, name, kind, settings, every, run_at) VALUES (?, 'office', 'file', '{}', 900000, 0)",
      params: [site],
    },
    {
      sql: "INSERT INTO feed_homes (site_id, feed, vendor_id, number, estate_id) VALUES (?, 'office', 'v1', 900000000001, '501')",
      params: [site],
    },
  ]);

describe('a home that a feed took', () => {
  it('is listed as visitors see it, and what was typed before can be cleared', async () => {
    const site = await anAgency();
    await save(site, 'an', PRICE, 385_000, 395_000);
    await takeByFeed(site);
    expect((await list(site)).homes).toMatchObject([{ price: 395_000, pending: true, feed: 'office' }]);
    const saving = (value: number) => ({ ...HOME, fields: [{ field: PRICE, value, seen: 385_000 }] });
    expect((await refusal('saveDraft', site, 'an', saving(380_000)))[0]).toBe('refused');
    expect((await done<DraftSaved>('saveDraft', site, 'an', saving(395_000))).draft).toEqual([]);
    expect((await list(site)).homes).toMatchObject([{ pending: false }]);
    expect((await open(site)).faults).toEqual([]);
  });
});

describe('the list', () => {
  it('says of what can be taken back whether its home is hidden', async () => {
    const site = await anAgency();
    await save(site, 'an', PRICE, 385_000, 395_000);
    await done('publishHome', site, 'an', { ...HOME, mark: (await open(site)).mark });
    const listed = async () => (await list(site)).undo.map(({ action, hidden }) => [action, hidden]);
    expect(await listed()).toEqual([['home.published', false]]);
    await done('changeHomeLayer', site, 'an', { ...HOME, set: { hidden: true }, seen: null }, 1);
    await save(site, 'an', PRICE, 380_000, 385_000, 2);
    await done('publishHome', site, 'an', { ...HOME, mark: (await open(site)).mark }, 2);
    expect(await listed()).toEqual([['home.published', true]]);
  });

  it('says of texts whether they are there, in the record and in the draft', async () => {
    const site = await anAgency();
    const description = { nl: `\n${'Lang. '.repeat(2000)}` };
    await importAll(site, [aHomeRecord(501, 395_000, { description })]);
    const missing = async () => (await list(site)).homes[0]?.untold;
    expect(await missing()).not.toContain('nl');
    expect(await missing()).toContain('fr');
    await save(site, 'an', 'estate.general.description.fr', 'Une villa', null);
    expect(await missing()).not.toContain('fr');
    await save(site, 'an', 'estate.general.description.nl', ' ', description.nl);
    expect(await missing()).toContain('nl');
  });

  it('shows the picture that comes first by its position, wherever it stands in the record', async () => {
    const site = await anAgency();
    const pictures = [
      { file: 'garden.jpg', index: 2 },
      { file: 'plan.jpg' },
      { file: 'front.jpg', index: 1 },
    ];
    // As an import stores it: its files are beside it.
    await store([
      {
        sql: "UPDATE records SET doc = json_set(doc, '$.estate.pictures', json(?)) WHERE site_id = ? AND id = '501'",
        params: [JSON.stringify(pictures), site],
      },
    ]);
    expect((await list(site)).homes).toMatchObject([{ picture: 'front.jpg', pictures: 3 }]);
  });

  it('shows nobody a home for having made one of another kind with its number', async () => {
    const site = await anAgency();
    await store(personStatements(site, 'own', ['homes'], 'own'));
    const { home } = await done<DraftSaved>('saveDraft', site, 'own', {
      kind: 'rental',
      makes: 'b7f2c81e0a9d4563',
      fields: [{ field: 'rental.general.maxOccupation', value: 4, seen: null }],
    });
    await importAll(site, [aHomeRecord(home)]);
    expect((await list(site, 'own')).homes).toMatchObject([{ kind: 'rental', home }]);
  });

  it('finds and counts among more homes than a page has', async () => {
    const site = await anAgency();
    await importAll(
      site,
      Array.from({ length: 60 }, (_, at) => aHomeRecord(600 + at, 300_000, { title: { nl: `Huis ${at}` } })),
    );
    const first = await list(site);
    expect([first.found, first.homes.length, first.counts.offer]).toEqual([61, 50, 61]);
    expect((await list(site, 'an', { from: 50 })).homes).toHaveLength(11);
    await save(site, 'an', TITLE, 'Kasteel', null);
    expect((await list(site, 'an', { find: 'kasteel' })).homes.map(({ home }) => home)).toEqual(['501']);
  });
});
