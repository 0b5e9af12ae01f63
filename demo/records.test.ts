import { describe, expect, it } from 'vitest';
import { kindOf, RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { picturesNamedIn } from '#content-service/intake/records/pictures.ts';
import { prepareRecord } from '#content-service/intake/records/prepared.ts';
import { readStrictly } from '#content-service/intake/strict/index.ts';
import { companyNumberFault, ibanFault, sameNumber, vatNumberFault } from '#domain/rules/check-digits.ts';
import { SiteSchema } from '#wire/site.ts';
import { AGENCIES } from './agencies.ts';
import { demoData } from './index.ts';
import { agencyOn } from './load/index.ts';
import { DEMO_DAY } from './moved.ts';
import { originals } from './originals.ts';

const data = demoData();
const NAMES = new Set(originals().keys());

/** Paths in a document that name a picture, such as `estate.pictures[2].file`. */
function namedIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return NAMES.has(value) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one, index) => namedIn(one, `${at}[${index}]`));
  return Object.entries(value).flatMap(([key, one]) => namedIn(one, at === '' ? key : `${at}.${key}`));
}

/** Members whose picture gets its hash from another call, or from the member beside it; drawings of facilities. */
const BESIDE = /^contact\.picture$|\.(?:thumbnail|medium|icon)$/;

/** The demo's own day, and one of another year and summer time: what moves is in `moved.test.ts`. */
const DAYS = [DEMO_DAY, '2028-06-15'];

describe.each(AGENCIES)('the folder of %s', (agency) => {
  it.each(DAYS)('has no record that strict reading refuses, on %s', (day) => {
    const { site, records } = agencyOn(agency, day);
    const refused = records.flatMap((record) => {
      const read = prepareRecord(site.id, site.defaultLocale, record);
      return 'refusals' in read ? read.refusals : [];
    });
    expect(refused).toEqual([]);
    expect(readStrictly('site', SiteSchema, site).refusals).toBeUndefined();
    expect(records.length).toBeGreaterThan(200);
  });

  it('names pictures only in members for which the content service adds hashes', () => {
    const { records } = agencyOn(agency, DEMO_DAY);
    const places = records.map((record) => {
      const hashed = new Set(picturesNamedIn(record).map(({ field }) => field));
      return namedIn(record).filter((place) => !hashed.has(place) && !BESIDE.test(place));
    });
    expect([...new Set(places.flat())]).toEqual([]);
    expect(records.flatMap((record) => picturesNamedIn(record)).length).toBeGreaterThan(500);
  });

  it('has every picture that its records name', () => {
    const { records } = agencyOn(agency, DEMO_DAY);
    const names = records.flatMap((record) => picturesNamedIn(record)).map(({ name }) => name);
    expect(names.filter((name) => !NAMES.has(name))).toEqual([]);
  });
});

it('has records of every kind except pictures, which are sent as bytes', () => {
  const kinds = new Set(
    AGENCIES.flatMap((agency) => agencyOn(agency, DEMO_DAY).records).map((record) => kindOf(record)?.name),
  );
  expect(
    RECORD_KINDS.map(({ name }) => name).filter((name) => name !== 'picture' && !kinds.has(name)),
  ).toEqual([]);
});

it('has 600 homes and projects from both sources, 12 projects with units, and 40 holiday rentals', () => {
  const open = data.estates.filter(({ withdrawnAt }) => !withdrawnAt).map(({ estate }) => estate.general);
  expect(open.filter(({ parentId }) => !parentId).length + data.listings.length).toBe(600);
  expect(open.filter(({ project }) => project)).toHaveLength(12);
  expect(open.filter(({ parentId }) => parentId).length).toBeGreaterThan(120);
  expect(data.rentals.filter(({ withdrawnAt }) => !withdrawnAt)).toHaveLength(40);
  expect(data.listings.every(({ siteId }) => siteId === 'ardenne')).toBe(true);
});

it('gives every home and rental a unique id', () => {
  const ids = [
    ...data.estates.map(({ estate }) => String(estate.general.id)),
    ...data.listings.flatMap(({ listing, card }) => [listing.guid, String(card.general.id)]),
    ...data.rentals.map(({ rental }) => String(rental.id)),
  ];
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(data.sites)(
  '$id has numbers with right check digits: company and VAT below all that the register gives, the account of textbooks',
  ({ settings: { legal } }) => {
    const { companyNumber = '', vatNumber = '', thirdPartyAccount = '' } = legal;
    expect(companyNumberFault(companyNumber ?? '')).toBeNull();
    expect(companyNumber).toMatch(/^0000\./);
    expect(vatNumberFault(vatNumber ?? '')).toBeNull();
    expect(sameNumber(companyNumber ?? '', vatNumber ?? '')).toBe(true);
    expect(ibanFault(thirdPartyAccount ?? '')).toBeNull();
    expect(thirdPartyAccount).toBe('BE71 0961 2345 6769');
  },
);
