/** Pictures that no record names any more (decision 114): not served, kept for a restore, then deleted. */
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { siteStatements } from '../intake/index.ts';
import { get, putBytes } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { hashOf, RED_WEBP } from '../testing/pictures.ts';
import { deleteRecord, getRecord, putRecord } from '../testing/records.ts';
import { store } from '../testing/store.ts';
import { sweepPictureFiles, sweepPictures } from './sweep-files.ts';

const DAY = 24 * 3_600_000;
const RED = await hashOf(RED_WEBP);
let sites = 0;
let site: string;

const aHome = (id: number, ...names: string[]) => ({
  estate: {
    general: {
      id,
      title: { nl: 'Woning' },
      headType: { id: 3 },
      transaction: { id: 1 },
      price: { value: 395_000 },
      address: { visible: true, city: { id: 8300, zip: '8300', name: { nl: 'Knokke-Heist' } } },
    },
    pictures: names.map((file) => ({ file })),
  },
});
const put = async (id: number, ...names: string[]) =>
  expect((await putRecord(site, 'estate', String(id), aHome(id, ...names))).status).toBe(200);
const withdraw = async (id: number) =>
  expect((await deleteRecord(site, 'estate', String(id))).status).toBeLessThan(300);
const statusOf = async (name: string) => (await get(`/sites/${site}/assets/${name}`)).status;
const sweepIn = async (days: number) => {
  const then = new Date(Date.now() + days * DAY);
  await sweepPictures(env, then);
  await sweepPictureFiles(env, then);
};
const hasBytes = async () => (await env.PICTURES.head(`${site}/${RED}`)) !== null;

beforeEach(async () => {
  site = `unnamed-${++sites}`;
  await store(siteStatements(aSite(site)));
  await putBytes(`/sites/${site}/picture-files/${RED}`, RED_WEBP);
  for (const name of ['front', 'back'])
    await putRecord(site, 'picture', name, { picture: { name, sizes: [{ width: 60, file: RED }] } });
});

describe('a picture', () => {
  it('is served before any record names it', async () => {
    expect(await statusOf('front')).toBe(200);
  });

  it('is not served once its home is withdrawn, and again when the home comes back', async () => {
    await put(1, 'front');
    await withdraw(1);
    expect([await statusOf('front'), await statusOf('back')]).toEqual([404, 200]);
    await put(1, 'front');
    expect(await statusOf('front')).toBe(200);
  });

  it('is not served for a home that comes in as withdrawn', async () => {
    await put(1, 'front');
    await putRecord(site, 'estate', '1', { ...aHome(1, 'front'), withdrawnAt: '2026-11-01T10:00:00.000Z' });
    expect(await statusOf('front')).toBe(404);
  });

  it('is not served once its home shows others', async () => {
    await put(1, 'front', 'back');
    await put(1, 'back');
    expect([await statusOf('front'), await statusOf('back')]).toEqual([404, 200]);
  });

  it('stays while another home, or the site’s settings, name it', async () => {
    await put(1, 'front', 'back');
    await put(2, 'front');
    await env.DB.prepare(
      "UPDATE sites SET doc = json_set(doc, '$.settings.socialPicture', 'back') WHERE id = ?",
    )
      .bind(site)
      .run();
    await withdraw(1);
    expect([await statusOf('front'), await statusOf('back')]).toEqual([200, 200]);
    await withdraw(2);
    expect([await statusOf('front'), await statusOf('back')]).toEqual([404, 200]);
  });

  it('is served again when the site’s settings name it', async () => {
    await put(1, 'front');
    await withdraw(1);
    await env.DB.prepare(
      "UPDATE sites SET doc = json_set(doc, '$.settings.socialPicture', 'front') WHERE id = ?",
    )
      .bind(site)
      .run();
    expect(await statusOf('front')).toBe(200);
  });

  it('is kept for ninety days, and then deleted with its record and its bytes', async () => {
    await put(1, 'front');
    await withdraw(1);
    expect((await deleteRecord(site, 'picture', 'back')).status).toBeLessThan(300);
    await sweepIn(89);
    expect([(await getRecord(site, 'picture', 'front')).status, await hasBytes()]).toEqual([200, true]);
    await sweepIn(91);
    expect([(await getRecord(site, 'picture', 'front')).status, await hasBytes()]).toEqual([404, false]);
  });
});
