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
  it('may name an existing picture of the site', () => {
    const { record, named, refusals } = namePictures({ contact: { picture: 'portrait-4' } }, folder);
    expect([record, named, refusals]).toEqual([{ contact: { picture: 'portrait-4' } }, [], []]);
  });

  it('gets the pictures’ names instead, in all kinds of records', () => {
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
    ['a missing file', '501/kitchen.jpg', /^the folder of pictures does not have this file$/],
    ['a file in other capitals', '501/LIVING.jpg', /501\/living\.jpg differs only in capitals/],
    ['a file outside of the folder', '../secret.jpg', /does not have this file/],
    ['an absolute path', '/etc/passwd', /does not have this file/],
    ['a symbolic link', 'link.jpg', /does not have this file/],
    ['a hidden file', '.hidden/x.jpg', /does not have this file/],
    ['a folder', './501', /does not have this file/],
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

  it('is refused for a missing portrait too, with a shortened value', () => {
    const { refusals } = namePictures({ estate: {}, contact: { picture: 'x'.repeat(200) } }, folder);
    expect(refusals).toMatchObject([{ field: 'contact.picture' }]);
    expect(refusals[0]?.value).toHaveLength(80);
  });

  it('may use backslashes, ./ and decomposed letters', () => {
    for (const file of ['501\\living.jpg', './501/living.jpg', 'se\u0301jour.jpg'])
      expect(namePictures({ hero: { file } }, folder).refusals).toEqual([]);
  });
});

describe('the pictures to create', () => {
  const wanted = (...pictures: object[]) =>
    wantedPictures(namePictures({ pictures }, folder).named).map(({ path, plan }) => [path, plan]);

  it('contain each file once; the record decides what is a plan, otherwise the file’s name', () => {
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
