import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namePictures } from './name-pictures.ts';
import { type PictureFolder, readPictureFolder } from './picture-folder.ts';
import { wantedPictures } from './wanted-pictures.ts';

let root: string;
let folder: PictureFolder;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const inside = join(root, 'photos');
  await mkdir(join(inside, '501'), { recursive: true });
  await mkdir(join(inside, '.hidden'));
  for (const path of ['501/living.jpg', '501/Plan.png', 'an.jpg', 'séjour.jpg', '.hidden/x.jpg'])
    await writeFile(join(inside, path), path);
  await writeFile(join(root, 'secret.jpg'), 'outside');
  await symlink(join(root, 'secret.jpg'), join(inside, 'link.jpg'));
  folder = await readPictureFolder(inside);
});
afterAll(() => rm(root, { recursive: true }));

describe('a record that names files', () => {
  it('may name a picture that the site has already, by its name alone', () => {
    const { record, named, refusals } = namePictures({ contact: { picture: 'portrait-4' } }, folder);
    expect([record, named, refusals]).toEqual([{ contact: { picture: 'portrait-4' } }, [], []]);
  });

  it('gets their names wherever records hold pictures', () => {
    const picture = { file: '501/living.jpg', index: 0, plan: false, thumbnail: '501/small.jpg' };
    const named = { file: '501-living', index: 0 };
    const foreign = { file: 'https://cdn.example/x.jpg', plan: true, thumbnail: 'https://cdn.example/t.jpg' };
    const unit = { general: { id: 2 }, pictures: [picture] };
    const records = [
      {
        estate: { general: { id: 1, children: [unit] }, pictures: [picture, foreign] },
        contact: { picture: 'an.jpg' },
      },
      { listing: { guid: 'x', pictures: [picture] }, card: { pictures: [picture] } },
      { rental: { photos: [{ original: '501/living.jpg', medium: 'm.jpg' }] }, rates: [] },
      { page: { hero: picture, heroEvening: null, sections: [{ kind: 'text', picture }] } },
      { entity: { id: 'team' }, items: [{ id: 'an', picture: { file: 'an.jpg' } }] },
      { translations: { picture: 'Foto' }, locale: 'nl' },
      { picture: { name: 'x', sizes: [{ width: 400, file: 'a'.repeat(64) }] } },
    ];
    const results = records.map((record) => namePictures(record, folder));
    expect(results.flatMap(({ refusals }) => refusals)).toEqual([]);
    expect(results.map(({ record }) => record)).toEqual([
      {
        estate: {
          general: { id: 1, children: [{ general: { id: 2 }, pictures: [named] }] },
          pictures: [named, foreign],
        },
        contact: { picture: 'an' },
      },
      { listing: { guid: 'x', pictures: [named] }, card: { pictures: [named] } },
      { rental: { photos: [{ original: '501-living' }] }, rates: [] },
      { page: { hero: named, heroEvening: null, sections: [{ kind: 'text', picture: named }] } },
      { entity: { id: 'team' }, items: [{ id: 'an', picture: { file: 'an' } }] },
      { translations: { picture: 'Foto' }, locale: 'nl' },
      { picture: { name: 'x', sizes: [{ width: 400, file: 'a'.repeat(64) }] } },
    ]);
  });

  it.each([
    ['one that is not there', '501/kitchen.jpg', /^there is no such file in the folder of pictures$/],
    ['one in other capitals', '501/LIVING.jpg', /501\/living\.jpg differs in capitals alone/],
    ['one outside', '../secret.jpg', /no such file/],
    ['one at the root', '/etc/passwd', /no such file/],
    ['a link', 'link.jpg', /no such file/],
    ['a hidden one', '.hidden/x.jpg', /no such file/],
    ['a folder', './501', /no such file/],
  ])('is refused with field, value and reason: %s', (_what, file, reason) => {
    const record = { estate: { general: { id: 1 }, pictures: [{ file: 'an.jpg' }, { file }] } };
    const { refusals, named } = namePictures(record, folder);
    expect(refusals).toEqual([
      {
        field: 'estate.pictures[1].file',
        value: JSON.stringify(file),
        reason: expect.stringMatching(reason),
      },
    ]);
    expect(named.map(({ source }) => source.path)).toEqual(['an.jpg']);
  });

  it('says in short what it refuses, and where a portrait is not there', () => {
    const { refusals } = namePictures({ estate: {}, contact: { picture: 'x'.repeat(200) } }, folder);
    expect(refusals).toMatchObject([{ field: 'contact.picture' }]);
    expect(refusals[0]?.value).toHaveLength(80);
  });

  it('may write a path as its own system does', () => {
    for (const file of ['501\\living.jpg', './501/living.jpg', 'se\u0301jour.jpg'])
      expect(namePictures({ hero: { file } }, folder).refusals).toEqual([]);
  });
});

describe('the pictures that are wanted', () => {
  const wanted = (...pictures: object[]) =>
    wantedPictures(namePictures({ pictures }, folder).named).map(({ path, plan }) => [path, plan]);

  it('are each file once; the record says what is a plan, else the file’s name', () => {
    expect(wanted({ file: '501/living.jpg' }, { file: '501/living.jpg' }, { file: '501/Plan.png' })).toEqual([
      ['501/living.jpg', false],
      ['501/Plan.png', true],
    ]);
    expect(wanted({ file: '501/Plan.png', plan: false })).toEqual([['501/Plan.png', false]]);
    expect(wanted({ file: '501/living.jpg' }, { file: '501/living.jpg', plan: true })).toEqual([
      ['501/living.jpg', true],
    ]);
  });
});
