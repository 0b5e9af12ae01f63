import { expect, it } from 'vitest';
import { picturesNamedIn } from '../content-service/intake/records/pictures.ts';
import { demoData } from './demo.ts';
import { demoContent } from './load/records.ts';

const data = demoData();

/** Paths in a document that name a picture of its site, such as `estate.pictures[2].file`. */
function namedIn(value: unknown, names: ReadonlySet<string>, at = ''): string[] {
  if (typeof value === 'string') return names.has(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => namedIn(one, names, `${at}[${index}]`));
  return Object.entries(value).flatMap(([key, one]) => namedIn(one, names, at === '' ? key : `${at}.${key}`));
}

/** Members whose picture gets its hash from another call, or from the member beside it. */
const BESIDE = /^contact\.picture$|\.(?:thumbnail|medium)$/;

it.each(demoContent(data, []))(
  'names pictures only in members for which the content service adds hashes: $site.id',
  ({ site, records }) => {
    const names = new Set(data.assets.filter(({ siteId }) => siteId === site.id).map(({ name }) => name));
    const places = records.map((record) => {
      const hashed = new Set(picturesNamedIn(record).map(({ field }) => field));
      return namedIn(record, names).filter((place) => !hashed.has(place) && !BESIDE.test(place));
    });
    expect([...new Set(places.flat())]).toEqual([]);
    expect(records.flatMap((record) => picturesNamedIn(record)).length).toBeGreaterThan(500);
  },
);
