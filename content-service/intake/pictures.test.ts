import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { PictureRecordSchema } from '#wire/picture-file.ts';
import { findPictureFiles } from '../pictures/files.ts';
import { answerOf, get, putBytes } from '../testing/call.ts';
import { anEstate, aSite } from '../testing/fixtures.ts';
import { hashOf, RED_WEBP, SMALL_WEBP } from '../testing/pictures.ts';
import { store } from '../testing/store.ts';
import { estateStatements, siteStatements } from './index.ts';
import { filesOfPicture, pictureRefusals, pictureStatements } from './pictures.ts';

const SITE = 'shown';
const [RED, SMALL] = [await hashOf(RED_WEBP), await hashOf(SMALL_WEBP)];
const NONE = 'c'.repeat(64);

beforeAll(async () => {
  const pictures = [{ file: 'photos-501-living', width: 4000, height: 10, plan: false, index: 0 }];
  await store(siteStatements(aSite(SITE)), estateStatements(SITE, anEstate(501, {}, { pictures })));
  for (const [hash, bytes] of [
    [RED, RED_WEBP],
    [SMALL, SMALL_WEBP],
  ] as const) {
    await putBytes(`/sites/${SITE}/picture-files/${hash}`, bytes);
  }
});

const sizes = [
  { width: 30, file: SMALL },
  { width: 60, file: RED },
];

describe('a record of a picture', () => {
  it('becomes a row per size, with the properties of its file', async () => {
    await store(pictureStatements(SITE, { name: 'photos-501-living', plan: true, sizes }));
    const { results } = await env.DB.prepare(
      "SELECT version, r2_key, hash, content_type, width, height, bytes, plan FROM assets WHERE name = 'photos-501-living'",
    ).all();
    const row = (width: number, height: number, hash: string, bytes: Uint8Array) => ({
      version: `w${width}`,
      r2_key: `${SITE}/${hash}`,
      hash,
      content_type: 'image/webp',
      width,
      height,
      bytes: bytes.byteLength,
      plan: 1,
    });
    expect(results).toEqual([row(30, 20, SMALL, SMALL_WEBP), row(60, 40, RED, RED_WEBP)]);
  });

  it('completes documents that refer to it', async () => {
    await store(pictureStatements(SITE, { name: 'photos-501-living', plan: true, sizes }));
    const { body } = await answerOf(await get(`/sites/${SITE}/estates/v2/501`));
    expect(body).toMatchObject({
      pictures: [
        {
          file: 'photos-501-living',
          width: 60,
          height: 40,
          plan: true,
          hash: expect.stringMatching(/^\w{12}$/),
        },
      ],
    });
  });

  it('is refused by field when a file was not uploaded, or has another width', async () => {
    const record = {
      name: 'x',
      sizes: [
        { width: 800, file: SMALL },
        { width: 60, file: NONE },
      ],
    };
    const files = await findPictureFiles(env.DB, SITE, filesOfPicture(record));
    expect(pictureRefusals(record, files)).toEqual([
      { field: 'picture.sizes[0].width', value: '800', reason: 'the file is 30 pixels wide' },
      { field: 'picture.sizes[1].file', value: NONE, reason: 'no file of this SHA-256 has been uploaded' },
    ]);
    expect(pictureRefusals({ name: 'x', sizes }, await findPictureFiles(env.DB, SITE, [RED, SMALL]))).toEqual(
      [],
    );
  });

  it('is never stored in part: the batch fails when a file is gone', async () => {
    const before = await env.DB.prepare('SELECT * FROM assets').all();
    const changed = { name: 'photos-501-living', sizes: [{ width: 60, file: NONE }] };
    await expect(store(pictureStatements(SITE, changed))).rejects.toThrow(/NOT NULL/);
    expect((await env.DB.prepare('SELECT * FROM assets').all()).results).toEqual(before.results);
  });

  it('never takes a file of another site', async () => {
    await store(siteStatements(aSite('stranger')));
    await expect(store(pictureStatements('stranger', { name: 'x', sizes }))).rejects.toThrow(/NOT NULL/);
  });

  it.each([
    ['an unknown member', { name: 'x', sizes, extra: 1 }],
    ['no sizes', { name: 'x', sizes: [] }],
    ['a width twice', { name: 'x', sizes: [sizes[0], sizes[0]] }],
    ['a name with a dot', { name: 'x.webp', sizes }],
    ['a hash that is none', { name: 'x', sizes: [{ width: 60, file: 'abc' }] }],
    ['a plan that is no yes or no', { name: 'x', sizes, plan: 'true' }],
  ])('is read strictly: %s', (_what, record) => {
    expect(PictureRecordSchema.safeParse(record).success).toBe(false);
  });
});
