import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AGENCIES, fileOf } from './agencies.ts';
import { demoData } from './index.ts';
import { agencyOn } from './load/index.ts';
import { shownPictures } from './load/shown-pictures.ts';
import { DEMO_DAY } from './moved.ts';
import { MOST_BYTES, mostBytes, originalFile, originals } from './originals.ts';

const ALL = [...originals().values()];
const bytesOf = (file: string): number => statSync(file).size;

describe('the table of pictures', () => {
  it('lists each file once, and no others', () => {
    const files = ALL.map((original) => basename(originalFile(original)));
    expect(readdirSync(fileOf('pictures')).toSorted()).toEqual(files.toSorted());
  });

  it('states their size in pixels', async () => {
    const wrong = await Promise.all(
      ALL.map(async (original) => {
        const { width, height } = await sharp(originalFile(original)).metadata();
        return width === original.width && height === original.height ? [] : [original.name];
      }),
    );
    expect(wrong.flat()).toEqual([]);
  });

  it('has pictures of at most 24 MB in total, and of the weight that the screens that load them allow', () => {
    const weighed = ALL.map((original) => ({ ...original, bytes: bytesOf(originalFile(original)) }));
    expect(weighed.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES);
    expect(weighed.filter((one) => one.bytes > mostBytes(one)).map(({ name }) => name)).toEqual([]);
  });
});

it('has no picture that no agency shows', () => {
  const shown = AGENCIES.map((agency) => agencyOn(agency, DEMO_DAY)).flatMap(({ site, records }) =>
    shownPictures(site, records),
  );
  const names = new Set(shown.map(({ original }) => original.name));
  expect(ALL.filter(({ name }) => !names.has(name)).map(({ name }) => name)).toEqual([]);
});

describe.each(AGENCIES)('pictures of %s', (agency) => {
  const { site, records } = agencyOn(agency, DEMO_DAY);
  const shown = shownPictures(site, records);
  const names = new Set(shown.map(({ original }) => original.name));
  const firsts = records.flatMap((record) => {
    if ('estate' in record) return record.estate.pictures?.[0]?.file ?? [];
    if ('listing' in record) return record.listing.pictures?.[0]?.file ?? [];
    return 'rental' in record ? (record.rental.photos?.[0]?.original ?? []) : [];
  });

  it('are cropped for sharing when a shared page shows them first', () => {
    const shared = new Set(shown.flatMap((one) => (one.shared ? [one.original.name] : [])));
    expect(firsts.filter((name) => !shared.has(name))).toEqual([]);
    expect(shared.size).toBeLessThan(shown.length);
  });

  it('include one of 1200 × 630 px for shared links, and the icon for home screens', () => {
    const social = shown.find(({ original }) => original.name === site.settings.socialPicture);
    expect(social).toMatchObject({ original: { width: 1200, height: 630 }, shared: true });
    expect(names).toContain(`touch-icon-${agency}`);
  });

  it('show one place at two hours at the top of the start page, below a heading that names neither', () => {
    const home = records.flatMap((record) =>
      'page' in record && record.page.id === 'home' ? [record.page] : [],
    )[0];
    expect(home?.heroEvening?.file).toBe(`${home?.hero?.file}-evening`);
    expect(home?.hero?.alt?.nl).not.toMatch(/ochtend|avond/);
  });

  it('show each person by their own portrait, with their name as its text', () => {
    const items = records.flatMap((record) =>
      'entity' in record && record.entity.id === 'team' ? record.items : [],
    );
    expect(items.length).toBeGreaterThan(2);
    for (const { title, picture } of items) {
      expect(picture).toMatchObject({ alt: title, width: 800, height: 800 });
    }
  });
});

it('never reuses a portrait for another person', () => {
  const items = demoData().entities.flatMap(({ entity, items: all }) => (entity.id === 'team' ? all : []));
  const portraits = items.map(({ picture }) => picture?.file);
  expect(new Set(portraits).size).toBe(portraits.length);
});
