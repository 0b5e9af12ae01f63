import { describe, expect, it } from 'vitest';
import { demoData } from '../demo.ts';

const { assets, ...documents } = demoData();
const SITES = documents.sites.map(({ id }) => id);

const of = <Item extends { readonly siteId: string }>(siteId: string, all: readonly Item[]): Item[] =>
  all.filter((record) => record.siteId === siteId);

describe.each(SITES)('pictures of %s', (siteId) => {
  const own = of(siteId, assets);
  const names = new Set(own.map(({ name }) => name));
  const estates = of(siteId, documents.estates).map(({ estate }) => estate.pictures ?? []);
  const listings = of(siteId, documents.listings).map(({ listing }) => listing.pictures ?? []);
  const rentals = of(siteId, documents.rentalUnits).map(({ unit }) =>
    unit.photos.map(({ original }) => ({ file: original })),
  );
  const heads = of(siteId, documents.pages).flatMap(({ page }) => (page.hero ? [[page.hero]] : []));
  const shown = [...estates, ...listings, ...rentals, ...heads];

  it('include every picture that its estates and pages name', () => {
    const named = shown.flat().map(({ file }) => file);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
    expect(names.size).toBe(own.length);
  });

  it('include no other picture', () => {
    const text = JSON.stringify(
      Object.values(documents).map((records) =>
        records.filter(
          (record) => ('siteId' in record ? record.siteId : 'id' in record && record.id) === siteId,
        ),
      ),
    );
    expect([...names].filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });

  it('are cropped for sharing when a shared page shows them first', () => {
    const shared = new Set(own.flatMap(({ name, shared: cut }) => (cut ? [name] : [])));
    const firsts = shown.flatMap(([first]) => (first ? [first.file] : []));
    expect(firsts.filter((name) => !shared.has(name))).toEqual([]);
    expect(shared.size).toBeLessThan(own.length);
  });
});
