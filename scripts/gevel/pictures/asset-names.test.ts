import { describe, expect, it } from 'vitest';
import { assetNames } from './asset-names.ts';

const namesOf = (...paths: string[]) => Object.fromEntries(assetNames(paths));

describe('the names of pictures', () => {
  it.each([
    ['photos/501/living.jpg', 'photos-501-living'],
    ['Séjour – côté jardin (2).JPEG', 'sejour-cote-jardin-2'],
    ['plan_rdc.v2.png', 'plan_rdc-v2'],
    ['no-extension', 'no-extension'],
  ])('are made of their paths: %s', (path, name) => {
    expect(namesOf(path)).toEqual({ [path]: name });
  });

  it('get a hash of the path if two paths give the same name, independent of other files', () => {
    const [one, other] = ['a/b.jpg', 'a-b.png'];
    const names = namesOf(one, other, 'c.jpg');
    expect(names['c.jpg']).toBe('c');
    expect(names[one]).toMatch(/^a-b-[0-9a-f]{8}$/);
    expect(names[other]).toMatch(/^a-b-[0-9a-f]{8}$/);
    expect(names[one]).not.toBe(names[other]);
    expect(namesOf(other, one)).toEqual({ [one]: names[one], [other]: names[other] });
  });

  it('are valid and unique for long paths and other scripts', () => {
    const paths = [`${'long/'.repeat(30)}x.jpg`, `${'long/'.repeat(30)}y.jpg`, '客厅.jpg', '---.jpg', '.jpg'];
    const names = Object.values(namesOf(...paths));
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    expect(new Set(names).size).toBe(paths.length);
  });
});
