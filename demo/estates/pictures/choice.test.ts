import { describe, expect, it } from 'vitest';
import type { Facts } from '../../art/pool/motif.ts';
import { type MotifName, type OriginalName, originalOf } from '../../art/pool/pool.ts';
import { AGENCIES } from '../../demo.ts';
import { rentals } from '../../rentals/rentals.ts';
import type { Tag } from '../../texts/sentence.ts';
import { type DemoEstate, isLetting } from '../demo-estate.ts';
import { estatesOf } from '../mix.ts';
import { eraOf, outlookOf } from './wishes.ts';

const AGENCY_ESTATES = AGENCIES.map((agency) => [agency.site.id, estatesOf(agency)] as const);
const ESTATES = AGENCY_ESTATES.flatMap(([, estates]) => estates);
/** Estates on the first three pages of a list. */
const LOOKED_AT = 3 * 15;

/** The lists: all estates, for sale, and to let. */
const LISTS = [() => true, (one: number) => !isLetting(one), isLetting] as const;

const newestFirst = (estates: readonly DemoEstate[]) =>
  [...estates].sort((a, b) => b.published.localeCompare(a.published));
const shows = (estate: DemoEstate, motif: MotifName) =>
  estate.pictures.filter((name) => originalOf(name).motif === motif).length;
const building = (name: OriginalName | undefined) => name?.replace(/-evening$/, '');
const frontOf = ({ pictures: [first] }: DemoEstate) => building(first);
const blockOf = ({ pictures: [first] }: DemoEstate): Facts =>
  first === undefined ? {} : originalOf(first).facts;

/** Motifs that require a tag of the estate's text. */
const NEEDS: Partial<Record<MotifName, Tag>> = {
  'farm-snow': 'snow',
  'chalet-snow': 'snow',
  thatched: 'thatched',
  'modern-villa-pool': 'pool',
  'farm-river': 'river',
  'terrace-gabled': 'stepped',
};
const references = (estates: readonly DemoEstate[]) => estates.map(({ reference }) => reference);

describe('pictures of the estates', () => {
  it('start with a front of the estate’s kind, without duplicates', () => {
    const wrong = ESTATES.filter((estate) => {
      const fallen = estate.kind === 'stoneHouse' && estate.condition === 'TO_RENOVATE';
      const [first] = estate.pictures;
      return (
        first === undefined ||
        originalOf(first).motif !== (fallen ? 'ruin' : estate.front) ||
        new Set(estate.pictures).size !== estate.pictures.length
      );
    });
    expect(references(wrong)).toEqual([]);
  });

  it.each(AGENCY_ESTATES)('of %s differ among the newest, in all lists', (_, estates) => {
    for (const listed of LISTS) {
      const fronts = newestFirst(estates)
        .filter(({ transaction }) => listed(transaction))
        .slice(0, LOOKED_AT)
        .map(frontOf);
      expect(fronts.filter((name, at) => fronts.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('show no more bedrooms and bathrooms than the estate has', () => {
    const wrong = ESTATES.filter(
      (estate) =>
        shows(estate, 'bedroom') > (estate.beds ?? 0) || shows(estate, 'bathroom') > (estate.baths ?? 0),
    );
    expect(references(wrong)).toEqual([]);
  });

  it('show all rooms of an estate in one style, with one view', () => {
    const wrong = ESTATES.filter((estate) => {
      const rooms = estate.pictures.map(originalOf).filter(({ facts }) => facts.style !== undefined);
      const styles = new Set(rooms.map(({ facts }) => facts.style));
      const outlooks = rooms.filter(({ motif }) => motif !== 'bathroom').map(({ facts }) => facts.outlook);
      return styles.size > 1 || outlooks.some((outlook) => outlook !== outlookOf(estate));
    });
    expect(references(wrong)).toEqual([]);
  });

  it('show a flat in a block of its era with enough floors, a penthouse below the roof', () => {
    const flats = ESTATES.filter((estate) => blockOf(estate).storeys !== undefined && estate.floor !== null);
    expect(flats.length).toBeGreaterThan(120);
    const wrong = flats.filter((estate) => {
      const { storeys = 0, era } = blockOf(estate);
      const floor = estate.floor ?? 0;
      return (
        estate.storeys !== storeys ||
        storeys <= floor ||
        (estate.subType === 'PENTHOUSE' && storeys > floor + 2) ||
        (era !== undefined && estate.built !== null && era !== eraOf(estate.built))
      );
    });
    expect(references(wrong)).toEqual([]);
  });

  it('show snow, thatch, pools, rivers and the sea only when the text may mention them', () => {
    const wrong = ESTATES.filter((estate) =>
      estate.pictures.map(originalOf).some(({ motif, facts }) => {
        const need = NEEDS[motif];
        const outside = motif !== 'bathroom' && facts.outlook === 'sea';
        return (
          (need !== undefined && motif === estate.front && !estate.tags.has(need) && estate.floor === null) ||
          (outside && !estate.tags.has('seaview'))
        );
      }),
    );
    expect(references(wrong)).toEqual([]);
  });
});

it('of the newest holiday rentals: no two start with the same one', () => {
  const fronts = rentals().map(({ unit }) => building(unit.photos[0]?.original as OriginalName));
  expect(new Set(fronts.slice(0, 24)).size).toBe(24);
});
