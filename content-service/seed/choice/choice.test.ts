import { describe, expect, it } from 'vitest';

import { AGENCIES } from '../demo.ts';
import { type Home, isLetting } from '../home.ts';
import { homesOf } from '../mix.ts';
import type { Facts } from '../pool/motif.ts';
import { type MotifName, type OriginalName, originalOf } from '../pool/pool.ts';
import { rentals } from '../rentals/rentals.ts';
import type { Tag } from '../texts/sentence.ts';
import { eraOf, outlookOf } from './wishes.ts';

const AGENCY_HOMES = AGENCIES.map((agency) => [agency.site.id, homesOf(agency)] as const);
const HOMES = AGENCY_HOMES.flatMap(([, homes]) => homes);
/** Homes of the first three pages of a list. */
const LOOKED_AT = 3 * 15;

/** What is offered, for sale, and to let. */
const LISTS = [() => true, (one: number) => !isLetting(one), isLetting] as const;

const newestFirst = (homes: readonly Home[]) =>
  [...homes].sort((a, b) => b.published.localeCompare(a.published));
const shows = (home: Home, motif: MotifName) =>
  home.pictures.filter((name) => originalOf(name).motif === motif).length;
const building = (name: OriginalName | undefined) => name?.replace(/-evening$/, '');
const frontOf = ({ pictures: [first] }: Home) => building(first);
const blockOf = ({ pictures: [first] }: Home): Facts => (first === undefined ? {} : originalOf(first).facts);

/** Motifs that only a home of whose text it is true may show. */
const NEEDS: Partial<Record<MotifName, Tag>> = {
  'farm-snow': 'snow',
  'chalet-snow': 'snow',
  thatched: 'thatched',
  'modern-villa-pool': 'pool',
  'farm-river': 'river',
  'terrace-gabled': 'stepped',
};
const references = (homes: readonly Home[]) => homes.map(({ reference }) => reference);

describe('the pictures of the homes', () => {
  it('begin with a front of the home’s own kind, and none is there twice', () => {
    const wrong = HOMES.filter((home) => {
      const fallen = home.kind === 'stoneHouse' && home.condition === 'TO_RENOVATE';
      const [first] = home.pictures;
      return (
        first === undefined ||
        originalOf(first).motif !== (fallen ? 'ruin' : home.front) ||
        new Set(home.pictures).size !== home.pictures.length
      );
    });
    expect(references(wrong)).toEqual([]);
  });

  it.each(AGENCY_HOMES)('of %s: none is first twice among the newest, in all and by list', (_, homes) => {
    for (const listed of LISTS) {
      const fronts = newestFirst(homes)
        .filter(({ transaction }) => listed(transaction))
        .slice(0, LOOKED_AT)
        .map(frontOf);
      expect(fronts.filter((name, at) => fronts.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('show no more bedrooms and bathrooms than there are', () => {
    const wrong = HOMES.filter(
      (home) => shows(home, 'bedroom') > (home.beds ?? 0) || shows(home, 'bathroom') > (home.baths ?? 0),
    );
    expect(references(wrong)).toEqual([]);
  });

  it('show each home done up in one manner, with one outlook', () => {
    const wrong = HOMES.filter((home) => {
      const rooms = home.pictures.map(originalOf).filter(({ facts }) => facts.style !== undefined);
      const styles = new Set(rooms.map(({ facts }) => facts.style));
      const outlooks = rooms.filter(({ motif }) => motif !== 'bathroom').map(({ facts }) => facts.outlook);
      return styles.size > 1 || outlooks.some((outlook) => outlook !== outlookOf(home));
    });
    expect(references(wrong)).toEqual([]);
  });

  it('put a flat into a block of its time that reaches its floor, a penthouse under its roof', () => {
    const flats = HOMES.filter((home) => blockOf(home).storeys !== undefined && home.floor !== null);
    expect(flats.length).toBeGreaterThan(120);
    const wrong = flats.filter((home) => {
      const { storeys = 0, era } = blockOf(home);
      const floor = home.floor ?? 0;
      return (
        home.storeys !== storeys ||
        storeys <= floor ||
        (home.subType === 'PENTHOUSE' && storeys > floor + 2) ||
        (era !== undefined && home.built !== null && era !== eraOf(home.built))
      );
    });
    expect(references(wrong)).toEqual([]);
  });

  it('show snow, thatch, pools, rivers and the sea only where the text may speak of them', () => {
    const wrong = HOMES.filter((home) =>
      home.pictures.map(originalOf).some(({ motif, facts }) => {
        const need = NEEDS[motif];
        const outside = motif !== 'bathroom' && facts.outlook === 'sea';
        return (
          (need !== undefined && motif === home.front && !home.tags.has(need) && home.floor === null) ||
          (outside && !home.tags.has('seaview'))
        );
      }),
    );
    expect(references(wrong)).toEqual([]);
  });
});

it('gives no two of the newest holiday rentals the same first picture', () => {
  const fronts = rentals().map(({ unit }) => building(unit.photos[0]?.original as OriginalName));
  expect(new Set(fronts.slice(0, 24)).size).toBe(24);
});
