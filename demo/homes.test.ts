import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { demoData } from './index.ts';
import { originals, type PlanFigures } from './originals.ts';

const data = demoData();
const ORIGINALS = originals();
const homes = data.estates.filter(
  ({ estate, withdrawnAt }) => !withdrawnAt && estate.general.parentId == null,
);
/** Homes of both sources as lists show them, by site. */
const listed = data.sites.map(({ id, locales }) => ({
  id,
  locales,
  cards: [
    ...homes.filter(({ siteId }) => siteId === id).map(({ estate }) => estate),
    ...data.listings.filter(({ siteId }) => siteId === id).map(({ card }) => card),
  ],
}));

describe('homes of the demo', () => {
  it.each(listed)('of $id have no title twice, in any language', ({ locales, cards }) => {
    for (const locale of locales) {
      const titles = cards.flatMap(({ general }) => general.title?.[locale] || []);
      expect(titles.length).toBeGreaterThan(150);
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
  });

  it.each(listed)(
    'of $id begin with different pictures on the first three pages of each list',
    ({ cards }) => {
      const lets = new Set([2, 4, 6, 8]);
      const isLet = ({ general }: (typeof cards)[number]) => lets.has(Number(general.transaction?.id));
      for (const shows of [() => true, isLet, (card: (typeof cards)[number]) => !isLet(card)]) {
        const fronts = cards
          .filter((card) => card.general.project !== true && shows(card))
          .toSorted((one, other) =>
            (other.general.publicationDate ?? '').localeCompare(one.general.publicationDate ?? ''),
          )
          .slice(0, 3 * 15)
          .flatMap(({ pictures }) => pictures?.[0]?.file.replace(/-evening$/, '') ?? []);
        expect(fronts.length).toBeGreaterThan(20);
        expect(fronts.filter((name, at) => fronts.indexOf(name) !== at)).toEqual([]);
      }
    },
  );

  it('show each picture once, and no more bedrooms and bathrooms than they have', () => {
    const wrong = homes.filter(({ estate: { pictures, general } }) => {
      const files = (pictures ?? []).map(({ file }) => file);
      const shows = (motif: string) => files.filter((file) => file.startsWith(`${motif}-`)).length;
      const few = (count: number | null | undefined, shown: number) =>
        Number(count) > 0 && shown > Number(count);
      return (
        new Set(files).size !== files.length ||
        few(general.bedroomCount, shows('bedroom')) ||
        few(general.bathroomCount, shows('bathroom'))
      );
    });
    expect(wrong.map(({ estate }) => estate.general.reference)).toEqual([]);
  });

  it('show a flat in a building with enough storeys', () => {
    const storeysOf = ({ estate }: (typeof homes)[number]) =>
      ORIGINALS.get(estate.pictures?.[0]?.file ?? '')?.storeys ?? Number.NaN;
    const flats = homes.filter(
      (home) => Number(home.estate.general.headType?.id) === 1 && storeysOf(home) > 0,
    );
    expect(flats.length).toBeGreaterThan(100);
    const wrong = flats.filter((home) => Number(home.estate.general.floor ?? 0) >= storeysOf(home));
    expect(wrong.map(({ estate }) => estate.general.reference)).toEqual([]);
  });

  it('lie in Belgium, within 2 km of their city', () => {
    const cities = new Map(data.cities.map(({ siteId, city }) => [`${siteId}:${city.id}`, city]));
    const far = data.estates.filter(({ siteId, estate: { general } }) => {
      const point = general.address?.geoLocation;
      if (!point) return false;
      const city = cities.get(`${siteId}:${general.address?.city?.id}`);
      const north = ((point.lat ?? 0) - (city?.lat ?? 0)) * 111.32;
      const east = ((point.lon ?? 0) - (city?.lon ?? 0)) * 70;
      return !(Math.hypot(north, east) < 2);
    });
    expect(far.map(({ estate }) => estate.general.id)).toEqual([]);
  });

  it('have texts without gaps, which never name the street of a hidden address (spec 1 §2)', () => {
    let hidden = 0;
    for (const { estate } of data.estates) {
      const { title, shortDescription, description, address } = estate.general;
      const streets = address?.visible === false ? Object.values(address.street ?? {}).filter(Boolean) : [];
      hidden += streets.length;
      for (const locale of LOCALES) {
        const text = [title, shortDescription, description].map((words) => words?.[locale]).join('\n');
        expect(text).not.toMatch(/[{}]| {2}|undefined|null/);
        expect(streets.filter((street) => street && text.includes(street))).toEqual([]);
      }
    }
    expect(hidden).toBeGreaterThan(50);
  });

  it('have publication dates over the year before, several of them equal (spec 1 §9)', () => {
    const dates = data.estates.map(({ estate }) => estate.general.publicationDate ?? '');
    expect(dates.every((date) => date >= '2025-11-' && date < '2026-11-21')).toBe(true);
    expect(dates.filter((date) => date === '2026-11-02T09:00:00+01:00').length).toBeGreaterThan(10);
  });

  it('hide about one address in eight', () => {
    const hidden = data.estates.filter(({ estate }) => estate.general.address?.visible === false).length;
    expect(hidden / 600).toBeGreaterThan(0.08);
    expect(hidden / 600).toBeLessThan(0.16);
  });

  it('name drawings of facilities that exist', () => {
    const icons = data.estates.flatMap(({ estate }) =>
      (estate.facilities ?? []).map(({ icon }) => icon ?? 'none'),
    );
    expect(new Set(icons).size).toBeGreaterThan(5);
    expect([...new Set(icons)].filter((name) => ORIGINALS.get(name)?.type !== 'svg')).toEqual([]);
  });

  it('of the second source have the sub type of their card, since both share one address', () => {
    const known = data.listings.filter(({ listing }) =>
      SUB_TYPE_CODES.some((code) => code === listing.subType),
    );
    expect(known.map(({ card }) => Number(card.general.subType?.id))).toEqual(
      known.map(({ listing }) => subTypeOf(String(listing.subType))?.id),
    );
    expect(known.length).toBeGreaterThan(50);
  });
});

it('holiday rentals begin with different pictures on the first pages', () => {
  const fronts = data.rentals.map(({ rental }) => rental.photos?.[0]?.original.replace(/-evening$/, ''));
  expect(new Set(fronts.slice(0, 24)).size).toBe(24);
});

/** Types of rooms that no plan contains: outdoors, in the cellar and under the roof. */
const UNDRAWN = [3, 6, 10, 11, 14, 23];
const sorted = (areas: readonly number[]): number[] => areas.toSorted((one, other) => one - other);
const drawn = (plans: readonly PlanFigures[]) => plans.flatMap(({ rooms }) => rooms.map(([, area]) => area));
const gross = (plans: readonly PlanFigures[]) => Math.round(plans.reduce((sum, plan) => sum + plan.gross, 0));
const count = (plans: readonly PlanFigures[], kind: string) =>
  plans.flatMap(({ rooms }) => rooms).filter(([each]) => each === kind).length;
/** Plans with areas among pictures; those of units in projects have none. */
const plansOf = (
  pictures: readonly { readonly file?: unknown }[] | null | undefined,
): readonly PlanFigures[] =>
  (pictures ?? []).flatMap(({ file }) => {
    const { name = '', plan } = ORIGINALS.get(String(file)) ?? {};
    return plan === undefined || name.startsWith('plan-unit') ? [] : [plan];
  });

describe('floor plans agree with the figures of their home', () => {
  const estates = homes.map(({ estate }) => ({ estate, plans: plansOf(estate.pictures) }));
  const shown = estates.filter(({ plans }) => plans.length > 0);

  it('in the first source', () => {
    expect(shown.length).toBeGreaterThan(60);
    for (const { estate, plans } of shown) {
      const rows = (estate.layout ?? []).filter(({ typeId }) => !UNDRAWN.includes(Number(typeId)));
      const areas = rows.flatMap(({ surface }) => (typeof surface === 'number' ? [surface] : []));
      const { reference, bedroomCount, bathroomCount } = estate.general;
      expect(sorted(areas), String(reference)).toEqual(sorted(drawn(plans)));
      expect([estate.dimensions?.areaBuild, bedroomCount, bathroomCount], String(reference)).toEqual([
        gross(plans),
        count(plans, 'bedroom'),
        count(plans, 'bathroom'),
      ]);
      const toilets = plans.reduce((sum, plan) => sum + plan.toiletsInBathrooms, count(plans, 'toilet'));
      expect(
        rows.filter(({ typeId }) => typeId === 16),
        String(reference),
      ).toHaveLength(toilets);
    }
  });

  it('in the second source', () => {
    const listings = data.listings
      .map(({ listing }) => ({ listing, plans: plansOf(listing.pictures) }))
      .filter(({ plans }) => plans.length > 0);
    expect(listings.length).toBeGreaterThan(3);
    for (const { listing, plans } of listings) {
      const { terrace: _, ...rooms } = listing.layout ?? {};
      const {
        living_area_surface: area,
        bedrooms_count: beds,
        bathrooms_count: baths,
      } = listing.construction ?? {};
      expect(sorted(Object.values(rooms).map(Number)), listing.guid).toEqual(sorted(drawn(plans)));
      expect([area, beds, baths]).toEqual([gross(plans), count(plans, 'bedroom'), count(plans, 'bathroom')]);
    }
  });

  it('and a unit of a project has as many bedrooms as its plan', () => {
    const units = data.estates.flatMap(({ estate }) =>
      (estate.pictures ?? []).flatMap(({ file }) => {
        const plan = file.startsWith('plan-unit-') ? ORIGINALS.get(file)?.plan : undefined;
        return plan === undefined ? [] : [{ general: estate.general, plan }];
      }),
    );
    expect(units.length).toBeGreaterThan(40);
    for (const { general, plan } of units) {
      expect(general.parentId).toBeTruthy();
      expect(count([plan], 'bedroom')).toBe(general.bedroomCount);
    }
  });
});
