/** People who write or see a home over which something was chosen start from what visitors see (decision 156). */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { ActionDone, DraftSaved, Homes } from '#wire/written-homes.ts';
import { pictureStatements } from '../../testing/assets.ts';
import { anAgency, done, HOME, open, PRICE, refusal, save, TITLE } from '../../testing/desk.ts';
import { aGuid, aListing } from '../../testing/fixtures.ts';
import { rowsOf } from '../../testing/messages.ts';
import { importAll } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { aHomeRecord, personStatements } from '../../testing/written-homes.ts';

const AN = { name: 'An Smet', email: 'an@agency.test' };
const DI = { name: 'Di', email: 'di@agency.test' };

const choose = (site: string, set: object, seen: unknown = null, minutes = 0, home: object = HOME) =>
  done<ActionDone>('changeHomeLayer', site, 'an', { ...home, set, seen }, minutes);
const publish = async (site: string, minutes = 1) =>
  done<ActionDone>('publishHome', site, 'an', { ...HOME, mark: (await open(site)).mark }, minutes);
const word = (site: string, name: string, alt: object) =>
  done('arrangeHomePictures', site, 'an', { ...HOME, name, what: { alt, seen: {} } });
const pictures = (site: string, ...names: readonly string[]) => store(pictureStatements(site, ...names));
/** An agency with home 501 of a file, with three pictures. */
async function withPictures(): Promise<string> {
  const site = await anAgency();
  await pictures(site, 'a', 'b', 'c');
  const { estate } = aHomeRecord(501);
  const listed = ['a', 'b', 'c'].map((file, index) => ({ file, index }));
  await importAll(site, [
    { estate: { ...estate, pictures: listed }, contact: { email: 'file@agency.test' } },
  ]);
  return site;
}
const online = async (site: string) => {
  const [row] = await rowsOf<{ doc: string }>('estate_documents', site);
  const [contact] = await rowsOf<{ doc: string }>('contact_infos', site);
  const doc = JSON.parse(row?.doc ?? '{}') as { pictures?: { file: string; alt?: object }[] };
  return { pictures: doc.pictures ?? [], contact: JSON.parse(contact?.doc ?? 'null') as unknown };
};
const orderOnline = async (site: string) => (await online(site)).pictures.map(({ file }) => file).join('');
const orderOpened = async (site: string, home: object = HOME) =>
  (await open(site, home)).pictures.map(({ name }) => name).join('');

describe('a draft over a choice', () => {
  it('words a picture and keeps the chosen order', async () => {
    const site = await withPictures();
    await choose(site, { pictures: ['c', 'a', 'b'] });
    expect(await orderOpened(site)).toBe('cab');
    await word(site, 'b', { nl: 'Bad' });
    await publish(site);
    expect(await orderOnline(site)).toBe('cab');
    expect((await online(site)).pictures[2]?.alt).toEqual({ nl: 'Bad' });
    expect((await open(site)).layer?.choices).toEqual([]);
  });

  it('gives the chosen contact person a number, and stays with them', async () => {
    const site = await withPictures();
    await choose(site, { contact: AN });
    const fields = [{ field: 'contact.phone', value: '050 1', seen: null }];
    await done<DraftSaved>('saveDraft', site, 'an', { ...HOME, fields });
    expect((await open(site)).record?.contact).toMatchObject(AN);
    const { at } = await publish(site);
    expect((await online(site)).contact).toMatchObject({ ...AN, phone: '050 1' });
    await done('undoHome', site, 'an', { ...HOME, at }, 2);
    const again = await open(site);
    expect(again.layer?.choices).toMatchObject([
      { field: 'contact', value: AN, delivered: { email: 'file@agency.test' } },
    ]);
    // Nothing is to be chosen: the draft stands on what is shown.
    await publish(site, 3);
    expect((await online(site)).contact).toMatchObject({ ...AN, phone: '050 1' });
  });

  it('is to be chosen again when another choice is made beneath it', async () => {
    const site = await withPictures();
    await choose(site, { contact: AN });
    const fields = [{ field: 'contact.name', value: 'An S.', seen: AN.name }];
    await done<DraftSaved>('saveDraft', site, 'an', { ...HOME, fields });
    await choose(site, { contact: DI }, AN, 1);
    expect((await publish(site, 2)).conflicts).toMatchObject([
      { field: 'contact.name', yours: 'An S.', theirs: DI.name },
    ]);
  });
});

describe('a review before publishing', () => {
  /** Bo has opened the review of a new title; An does something; Bo presses. */
  const reviewed = async (site: string, meanwhile: () => Promise<unknown>) => {
    await save(site, 'bo', TITLE, 'Villa', null);
    const { mark } = await open(site);
    await meanwhile();
    const [code] = await refusal('publishHome', site, 'bo', { ...HOME, mark }, 2);
    return code;
  };
  const titleOnline = async (site: string) => {
    const [row] = await rowsOf<{ doc: string }>('estate_documents', site);
    return (JSON.parse(row?.doc ?? '{}') as { general?: { title?: { nl?: string } } }).general?.title?.nl;
  };

  it.each<[string, object]>([
    ['hides the home', { hidden: true }],
    ['chooses a contact person', { contact: DI }],
    ['orders the pictures', { pictures: ['c', 'a', 'b'] }],
    ['announces an open house', { openHouses: [{ day: '2099-05-02', from: '10:00', to: '12:00' }] }],
  ])('is outdated when somebody else %s meanwhile', async (_, set) => {
    const site = await withPictures();
    const said = await reviewed(site, () => choose(site, set, null, 1));
    expect([said, await titleOnline(site)]).toEqual(['changed', undefined]);
    // What is reviewed anew goes out.
    await publish(site, 3);
    expect(await titleOnline(site)).toBe('Villa');
  });

  it('is outdated when the home is withdrawn meanwhile: publishing would put it back', async () => {
    const site = await withPictures();
    const said = await reviewed(site, () => done('withdrawHome', site, 'an', HOME, 1));
    expect([said, (await open(site)).state]).toEqual(['changed', 'withdrawn']);
  });

  it('holds when a choice was made and given back', async () => {
    const site = await withPictures();
    const said = await reviewed(site, async () => {
      await choose(site, { hidden: true }, null, 1);
      await choose(site, { hidden: null }, true, 1);
    });
    expect([said, await titleOnline(site)]).toEqual(['done', 'Villa']);
  });
});

describe('pages of the agency', () => {
  it('have the pictures of a listing, in their chosen order', async () => {
    const site = await anAgency();
    const listing = { kind: 'estate', home: aGuid(7) };
    await pictures(site, 'a', 'b');
    const files = [{ file: 'a' }, { file: 'b' }];
    await importAll(site, [{ listing: aListing(aGuid(7), { external_id: '77', pictures: files }) }]);
    expect(await orderOpened(site, listing)).toBe('ab');
    await choose(site, { pictures: ['b', 'a'] }, null, 0, listing);
    expect(await orderOpened(site, listing)).toBe('ba');
  });

  it('show the picture that visitors see first in the list', async () => {
    const site = await withPictures();
    const first = async () => (await done<Homes>('listHomes', site, 'an', {})).homes[0]?.picture;
    expect(await first()).toBe('a');
    await choose(site, { pictures: ['gone', 'c'] });
    expect(await first()).toBe('c');
    await choose(site, { pictures: null }, ['gone', 'c'], 1);
    expect(await first()).toBe('a');
  });

  it('are open to who is chosen, and to who was replaced no more', async () => {
    const site = await withPictures();
    await store(
      personStatements(site, 'di', ['homes'], 'own'),
      personStatements(site, 'ed', ['homes'], 'own'),
    );
    await importAll(site, [{ ...aHomeRecord(501), contact: { name: 'Ed', email: 'ed@agency.test' } }]);
    const seenBy = async (person: string) => [
      (await refusal('openHome', site, person, HOME))[0],
      (await done<Homes>('listHomes', site, person, {})).homes.length,
    ];
    expect([await seenBy('ed'), await seenBy('di')]).toEqual([
      ['done', 1],
      ['not_found', 0],
    ]);
    await choose(site, { contact: DI });
    expect([await seenBy('ed'), await seenBy('di')]).toEqual([
      ['not_found', 0],
      ['done', 1],
    ]);
  });
});

describe('a home made here', () => {
  const made = (site: string, of: object, field: string) =>
    done<DraftSaved>('saveDraft', site, 'an', {
      kind: 'estate',
      makes: 'a-home-of-a-test',
      ...of,
      fields: [{ field, value: 100_000, seen: null }],
    });

  it('gives back the choices that an import brought, one by one, and takes no other', async () => {
    const site = await anAgency();
    const { home } = await made(site, {}, PRICE);
    const of = { kind: 'estate', home };
    const at = new Date(Date.now() - 60_000).toISOString();
    const layer = { hidden: { value: true, at }, contact: { value: AN, at } };
    await importAll(site, [{ ...aHomeRecord(home), layer }]);
    const other = { ...of, set: { contact: DI }, seen: AN };
    expect((await refusal('changeHomeLayer', site, 'an', other))[0]).toBe('refused');
    await choose(site, { hidden: null }, true, 1, of);
    await choose(site, { contact: null }, AN, 2, of);
    expect((await open(site, of)).layer?.choices).toEqual([]);
  });

  it('is no unit that comes as a record of its own: what its page offers can be chosen', async () => {
    const site = await anAgency();
    await importAll(site, [aHomeRecord(501, 0, { project: true, children: [] })]);
    const { saved } = await made(site, { home: '501' }, 'estate.general.children[new].general.price.value');
    const unit = /\[(\d+)\]/.exec(saved.join(' '))?.[1] ?? '';
    await importAll(site, [aHomeRecord(unit, 100_000, { parentId: 501 })]);
    const of = { kind: 'estate', home: unit };
    expect((await open(site, of)).layer?.ofFile).toBe(true);
    expect((await choose(site, { hidden: true }, null, 0, of)).outcome).toBe('done');
  });
});

describe('versions', () => {
  it('of the record stay, however many choices follow, and ten of each are kept', async () => {
    const site = await anAgency();
    for (let n = 0; n < 11; n++)
      await done('changeHomePrice', site, 'an', { ...HOME, price: 390_000 - n }, n * 20);
    for (let n = 0; n < 11; n++)
      await choose(site, { hidden: n % 2 === 0 ? true : null }, n % 2 === 0 ? null : true, 300 + n);
    const actions = (await open(site)).versions.map(({ action }) => action);
    const count = (one: string) => actions.filter((action) => action === one).length;
    expect([count('home.layered'), count('home.priced')]).toEqual([10, 10]);
  });

  it('bring back what visitors saw, under no later order, and leave a hidden home hidden', async () => {
    const site = await withPictures();
    await done('changeHomePrice', site, 'an', { ...HOME, price: 390_000 });
    await choose(site, { pictures: ['c', 'a', 'b'] });
    await done('arrangeHomePictures', site, 'an', { ...HOME, name: 'b', what: { before: 'a' } });
    await publish(site);
    expect(await orderOnline(site)).toBe('cba');
    await choose(site, { pictures: ['a', 'b', 'c'] }, null, 2);
    await choose(site, { hidden: true }, null, 3);
    const versionOf = async (action: string) =>
      (await open(site)).versions.find((one) => one.action === action)?.number;
    await done('restoreHome', site, 'an', { ...HOME, version: await versionOf('home.published') }, 20);
    expect(await orderOnline(site)).toBe('cba');
    await choose(site, { pictures: ['b', 'c', 'a'] }, null, 21);
    await done('restoreHome', site, 'an', { ...HOME, version: await versionOf('home.priced') }, 22);
    expect(await orderOnline(site)).toBe('abc');
    const sql = 'SELECT withdrawn_at FROM estates WHERE site_id = ?';
    expect(await env.DB.prepare(sql).bind(site).first('withdrawn_at')).not.toBeNull();
  });
});
