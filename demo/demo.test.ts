import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type OriginalName, POOL } from './art/pool/pool.ts';
import { displayCases } from './cases/display-cases.ts';
import { siteHash } from './data/site-hash.ts';
import { AGENCIES, demoData, oddEstates } from './demo.ts';
import { MARKETS } from './estates/draw/prices.ts';
import { SUB_TYPES } from './vocabulary/sub-types.ts';

const data = demoData();
const EXPECTED = JSON.parse(readFileSync(`${import.meta.dirname}/expected-hashes.json`, 'utf8'));

describe('demoData', () => {
  it('is equal at every call', () => {
    expect(JSON.stringify(demoData())).toBe(JSON.stringify(data));
  });

  it.each(AGENCIES.map(({ site }) => site.id))('keeps the hash of %s', (siteId) => {
    expect(siteHash(data, siteId)).toBe(EXPECTED[siteId]);
  });

  it('uses the same sub type for a listing and its card, because both share one address', () => {
    const names = new Map<string, unknown>(Object.entries(SUB_TYPES).map(([code, { name }]) => [code, name]));
    const known = data.listings.filter(({ listing }) => names.has(String(listing.subType)));
    expect(known.map(({ summary }) => summary.general.subType?.name)).toEqual(
      known.map(({ listing }) => names.get(String(listing.subType))),
    );
    expect(known.length).toBeGreaterThan(50);
  });

  it('has 600 estates and projects, 12 projects with units, and 40 rental units', () => {
    const open = data.estates.filter(({ withdrawnAt }) => !withdrawnAt).map(({ estate }) => estate.general);
    expect(open.filter(({ parentId }) => !parentId).length + data.listings.length).toBe(600);
    expect(open.filter(({ project }) => project)).toHaveLength(12);
    expect(open.filter(({ parentId }) => parentId).length).toBeGreaterThan(120);
    expect(data.rentalUnits.filter(({ withdrawnAt }) => !withdrawnAt)).toHaveLength(40);
  });

  it('takes about a third of Ardenne Habitat’s estates from the second source', () => {
    const all = data.estates.filter(({ siteId }) => siteId === 'ardenne').length + data.listings.length;
    expect(data.listings.length / all).toBeGreaterThan(0.25);
    expect(data.listings.every(({ siteId }) => siteId === 'ardenne')).toBe(true);
  });

  it('gives every estate, listing and rental a unique id', () => {
    const ids = [
      ...data.estates.map(({ estate }) => String(estate.general.id)),
      ...data.listings.flatMap(({ listing, summary }) => [listing.guid, String(summary.general.id)]),
      ...data.rentalUnits.map(({ unit }) => String(unit.id)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      data.listings.every(({ listing }) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(listing.guid)),
    ).toBe(true);
  });

  it('places every estate in Belgium and within 2 km of its city', () => {
    const cities = new Map(data.cities.map((city) => [`${city.siteId}:${city.id}`, city]));
    for (const { siteId, estate } of data.estates) {
      const point = estate.general.address?.geoLocation;
      if (!point) continue;
      const lat = point.lat ?? 0;
      const lon = point.lon ?? 0;
      expect(lat > 49.49 && lat < 51.51 && lon > 2.54 && lon < 6.41).toBe(true);
      const city = cities.get(`${siteId}:${estate.general.address?.city?.id}`);
      const north = (lat - (city?.lat ?? 0)) * 111.32;
      const east = (lon - (city?.lon ?? 0)) * 70;
      expect(Math.hypot(north, east)).toBeLessThan(2);
    }
  });

  it('sets prices within the range of place and kind', () => {
    const marketOf = new Map(
      AGENCIES.flatMap(({ places }) => places.map(({ id, market }) => [id, market] as const)),
    );
    const kinds = { 1: 'apartment', 3: 'house' } as const;
    let checked = 0;
    for (const { estate } of data.estates) {
      const { general } = estate;
      const kind = kinds[Number(general.headType?.id) as 1 | 3];
      const value = general.price?.value ?? 0;
      if (!kind || general.parentId || ![1, 3, 5].includes(Number(general.transaction?.id)) || value <= 0)
        continue;
      const range = MARKETS[marketOf.get(Number(general.address?.city?.id)) ?? '']?.[kind];
      // A studio costs less than the smallest flat.
      const least = (range?.[0] ?? Number.NaN) * (general.subType?.name?.en === 'Studio' ? 0.7 : 1);
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(range?.[1] ?? Number.NaN);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(250);
  });

  it('has publication dates over the last year, several of them equal (spec 1 §9)', () => {
    const dates = data.estates.map(({ estate }) => estate.general.publicationDate ?? '');
    expect(dates.every((date) => date >= '2025-11-' && date < '2026-11-21')).toBe(true);
    expect(dates.filter((date) => date === '2026-11-02T09:00:00+01:00').length).toBeGreaterThan(10);
  });

  it('uses only pictures of the pool', () => {
    const names = new Set([
      ...data.estates.flatMap(({ estate }) => (estate.pictures ?? []).map(({ file }) => file)),
      ...data.listings.flatMap(({ listing }) => (listing.pictures ?? []).map(({ file }) => file)),
      ...data.pages.flatMap(({ page }) => (page.hero ? [page.hero.file] : [])),
      ...data.rentalUnits.flatMap(({ unit }) => unit.photos.map(({ original }) => original)),
      ...data.assets.map(({ name }) => name),
    ]);
    expect(names.size).toBeGreaterThan(300);
    expect([...names].filter((name) => !POOL.has(name as OriginalName))).toEqual([]);
  });

  it('has an icon only for facilities with a drawing among the agency’s assets', () => {
    const named = data.estates.flatMap(({ siteId, estate }) =>
      (estate.facilities ?? []).map(({ icon }) => `${siteId} ${icon ?? 'none'}`),
    );
    const kept = new Set(data.icons.map(({ siteId, name }) => `${siteId} ${name}`));
    expect(new Set(named).size).toBeGreaterThan(10);
    expect([...new Set(named)].filter((name) => !kept.has(name))).toEqual([]);
  });

  it('has at most one estate in five with an unusual look', () => {
    expect(oddEstates().size).toBeLessThanOrEqual(120);
  });

  it('hides about one address in eight', () => {
    const hidden = data.estates.filter(({ estate }) => estate.general.address?.visible === false).length;
    expect(hidden / 600).toBeGreaterThan(0.08);
    expect(hidden / 600).toBeLessThan(0.16);
  });
});

describe('displayCases', () => {
  it.each(displayCases(data).map((one) => [one.spec, one.rule, one] as const))(
    '%s: %s',
    (_spec, _rule, { shownBy }) => {
      expect(shownBy.length).toBeGreaterThan(0);
    },
  );
});
