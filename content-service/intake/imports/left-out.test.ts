/** A picture that the site lacks is left out of its home; the rest of the home comes in. */
import { describe, expect, it } from 'vitest';
import { answerOf, publicCall, putBytes } from '../../testing/call.ts';
import { aGuid, aSite } from '../../testing/fixtures.ts';
import { hashOf, RED_WEBP } from '../../testing/pictures.ts';
import { commit, getRecord, importAll, openImport, putRecord } from '../../testing/records.ts';
import { store } from '../../testing/store.ts';
import { siteStatements } from '../index.ts';

let sites = 0;
/** A site with the picture "front". */
async function aSiteWithPicture(): Promise<string> {
  const site = `left-out-${++sites}`;
  await store(siteStatements(aSite(site)));
  const file = await hashOf(RED_WEBP);
  await putBytes(`/sites/${site}/picture-files/${file}`, RED_WEBP);
  await importAll(site, [{ picture: { name: 'front', sizes: [{ width: 60, file }] } }]);
  return site;
}

const city = { zip: '8300', name: { nl: 'Knokke-Heist' } };
const home = (price: number, ...files: readonly string[]) => ({
  estate: {
    general: { id: 1, price: { value: price }, address: { city } },
    pictures: files.map((file) => ({ file, alt: { nl: file } })),
  },
});

async function bring(site: string, record: unknown, strict?: boolean) {
  const path = await openImport(site);
  const body = { records: [{ line: 7, record }], ...(strict === undefined ? {} : { strict }) };
  const staged = (await answerOf(await publicCall('PUT', `${path}/chunks/0`, { body }))).body;
  const { refusals, notes } = staged as Record<'refusals' | 'notes', { field: string }[]>;
  return { refusals, notes, summary: (await commit(path)).body };
}

describe('a home with a picture that the site lacks', () => {
  it('comes in with its new price and its other pictures', async () => {
    const site = await aSiteWithPicture();
    await importAll(site, [home(100, 'front')]);
    const { refusals, notes, summary } = await bring(site, home(90, 'garden', 'front', 'pool'));
    expect(refusals).toEqual([]);
    expect(notes.map(({ field }) => field)).toEqual(['estate.pictures[0].file', 'estate.pictures[2].file']);
    expect(notes[0]).toMatchObject({ line: 7, kind: 'estate', id: '1', value: '"garden"' });
    expect(summary).toMatchObject({ changed: 1, refused: 0 });
    expect((await getRecord(site, 'estate', '1')).body).toEqual(home(90, 'front'));
  });

  it('is refused by a strict chunk, and by the call of a single record', async () => {
    const site = await aSiteWithPicture();
    await importAll(site, [home(100, 'front')]);
    const { refusals, notes } = await bring(site, home(90, 'front', 'garden'), true);
    expect([refusals.map(({ field }) => field), notes]).toEqual([['estate.pictures[1].file'], []]);
    expect((await putRecord(site, 'estate', '1', home(90, 'garden'))).status).toBe(422);
    expect((await getRecord(site, 'estate', '1')).body).toEqual(home(100, 'front'));
  });

  it('stays withdrawn when it says so', async () => {
    const site = await aSiteWithPicture();
    const withdrawnAt = '2026-11-01T00:00:00.000Z';
    await bring(site, { ...home(90, 'garden'), withdrawnAt });
    expect((await getRecord(site, 'estate', '1')).body).toMatchObject({ withdrawnAt });
  });

  it('loses it from a card, a unit and a rental alike', async () => {
    const site = await aSiteWithPicture();
    const guid = aGuid(1);
    const pictures = [{ file: 'garden' }, { file: 'front' }];
    const address = { city };
    const listing = { guid, external_id: '9', type: 'HOUSE', status: 'FOR_SALE', address, pictures };
    await bring(site, { listing, card: { general: { id: 9, address }, pictures } });
    expect((await getRecord(site, 'listing', guid)).body).toMatchObject({
      listing: { pictures: [{ file: 'front' }] },
      card: { pictures: [{ file: 'front' }] },
    });
    const unit = { general: { id: 3 }, pictures };
    await bring(site, { estate: { general: { id: 2, project: true, address, children: [unit] } } });
    expect((await getRecord(site, 'estate', '2')).body).toMatchObject({
      estate: { general: { children: [{ pictures: [{ file: 'front' }] }] } },
    });
    await bring(site, { rental: { id: 'r', general: { city }, photos: [{ original: 'garden' }] } });
    expect((await getRecord(site, 'rental', 'r')).body).toMatchObject({ rental: { photos: [] } });
  });
});

describe('a picture at an address', () => {
  const SHOWN = 'https://img.agency.example/1.jpg';
  const ELSEWHERE = 'https://cdn.elsewhere.example/a,b.jpg?x=1';
  const aSiteThatShows = async (...pictureHosts: readonly string[]): Promise<string> => {
    const site = `left-out-${++sites}`;
    await store(siteStatements(aSite(site, { settings: { pictureHosts: [...pictureHosts] } })));
    return site;
  };

  it('of a host that the site does not show is left out of its home and reported with its host', async () => {
    const site = await aSiteThatShows('IMG.agency.example');
    const { refusals, notes, summary } = await bring(site, home(90, ELSEWHERE, SHOWN));
    expect(refusals).toEqual([]);
    expect(notes).toEqual([
      expect.objectContaining({
        line: 7,
        field: 'estate.pictures[0].file',
        value: JSON.stringify(ELSEWHERE),
        reason: expect.stringContaining('cdn.elsewhere.example; add it to settings.pictureHosts'),
      }),
    ]);
    expect(summary).toMatchObject({ new: 1, refused: 0 });
    expect((await getRecord(site, 'estate', '1')).body).toEqual(home(90, SHOWN));
  });

  it('is refused by a strict chunk, by the call of a single record, and for a page', async () => {
    const site = await aSiteThatShows('img.agency.example');
    const { refusals } = await bring(site, home(90, SHOWN, ELSEWHERE), true);
    expect(refusals.map(({ field }) => field)).toEqual(['estate.pictures[1].file']);
    expect((await putRecord(site, 'estate', '1', home(90, ELSEWHERE))).status).toBe(422);
    expect((await putRecord(site, 'estate', '1', home(90, SHOWN))).status).toBe(200);
    const page = { id: 'a', url: { nl: 'a' }, title: { nl: 'A' }, hero: { file: ELSEWHERE }, sections: [] };
    expect((await bring(site, { page })).refusals.map(({ field }) => field)).toEqual(['page.hero.file']);
  });

  it('of the site itself, or with a port, is not shown either', async () => {
    const site = await aSiteThatShows('img.agency.example', ...aSite('left-out-own').hostnames);
    const { notes } = await bring(site, home(90, 'https://img.agency.example:8443/1.jpg'));
    expect(notes.map(({ field }) => field)).toEqual(['estate.pictures[0].file']);
  });
});

it('a page with a picture that the site lacks is refused: it is laid out around it', async () => {
  const site = await aSiteWithPicture();
  const page = { id: 'a', url: { nl: 'a' }, title: { nl: 'A' }, hero: { file: 'garden' }, sections: [] };
  const { refusals, summary } = await bring(site, { page });
  expect(refusals).toEqual([expect.objectContaining({ field: 'page.hero.file' })]);
  expect(summary).toMatchObject({ refused: 1 });
});
