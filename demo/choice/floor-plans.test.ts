import { describe, expect, it } from 'vitest';
import { areaOf, bathroomsWithToilet, grossOf, type Plan, roomsOf } from '../art/plans/plan.ts';
import { type OriginalName, originalOf } from '../art/pool/pool.ts';
import { rngFor } from '../basics/rng.ts';
import { AGENCIES, demoData } from '../demo.ts';
import { estatesOf } from '../estates/mix.ts';
import { planFor, unitPlan } from './floor-plans.ts';

const data = demoData();
const plansOf = (pictures: readonly { readonly file?: unknown }[] | null | undefined): readonly Plan[] =>
  (pictures ?? []).flatMap(({ file }) => {
    const { motif, facts } = originalOf(file as OriginalName);
    return facts.plan && motif !== 'plan-unit' ? [facts.plan] : [];
  });
const drawnOn = (plans: readonly Plan[]): number[] =>
  plans.flatMap((plan) => plan.rooms.map((room) => areaOf(plan, room)));
const sorted = (areas: readonly number[]): number[] => [...areas].sort((a, b) => a - b);
const gross = (plans: readonly Plan[]): number =>
  Math.round(plans.reduce((sum, plan) => sum + grossOf(plan), 0));
const count = (plans: readonly Plan[], kind: Parameters<typeof roomsOf>[1]): number =>
  plans.reduce((sum, plan) => sum + roomsOf(plan, kind).length, 0);

const ESTATES = data.estates
  .map(({ estate }) => ({ estate, plans: plansOf(estate.pictures) }))
  .filter(({ plans }) => plans.length > 0);
const LISTINGS = data.listings
  .map(({ listing }) => ({ listing, plans: plansOf(listing.pictures) }))
  .filter(({ plans }) => plans.length > 0);
/** Types of rooms that no plan contains: outdoors, in the cellar and under the roof. */
const UNDRAWN = [3, 6, 10, 11, 14, 23];

describe('plans agree with the areas of their listing', () => {
  it('shows plans for many estates, both flats and houses', () => {
    expect(ESTATES.length).toBeGreaterThan(60);
    expect(new Set(ESTATES.map(({ plans }) => plans.length))).toEqual(new Set([1, 2]));
    expect(LISTINGS.length).toBeGreaterThan(3);
  });

  it.each(ESTATES.map((one) => [one.estate.general.reference, one] as const))(
    '%s: every area drawn is in the listing, and every room of the listing is drawn',
    (_, { estate, plans }) => {
      const rows = (estate.layout ?? []).filter(({ typeId }) => !UNDRAWN.includes(Number(typeId)));
      const areas = rows.flatMap(({ surface }) => (typeof surface === 'number' ? [surface] : []));
      expect(sorted(areas)).toEqual(sorted(drawnOn(plans)));
      expect(estate.dimensions?.areaBuild).toBe(gross(plans));
      expect(estate.general.bedroomCount).toBe(count(plans, 'bedroom'));
      expect(estate.general.bathroomCount).toBe(count(plans, 'bathroom'));
      const toilets = plans.flatMap(bathroomsWithToilet).length + count(plans, 'toilet');
      expect(rows.filter(({ typeId }) => typeId === 16)).toHaveLength(toilets);
    },
  );

  it.each(LISTINGS.map((one) => [one.listing.external_id, one] as const))(
    '%s of the second source: the same',
    (_, { listing, plans }) => {
      const { terrace: __, ...rooms } = listing.layout ?? {};
      expect(sorted(Object.values(rooms).map(Number))).toEqual(sorted(drawnOn(plans)));
      expect(listing.construction?.living_area_surface).toBe(gross(plans));
      expect(listing.construction?.bedrooms_count).toBe(count(plans, 'bedroom'));
      expect(listing.construction?.bathrooms_count).toBe(count(plans, 'bathroom'));
    },
  );

  it('puts each room of a house on the level where its plan draws it', () => {
    const levelled = ESTATES.filter(
      ({ estate, plans }) => plans.length === 2 && (estate.floors ?? []).length > 0,
    );
    expect(levelled.length).toBeGreaterThan(3);
    for (const { estate, plans } of levelled) {
      const [ground, upper] = [1, 2].map(
        (sort) => estate.floors?.find((floor) => floor.sort === sort)?.rooms,
      );
      const outdoors = [estate.layout?.find(({ typeId }) => typeId === 10)?.surface];
      const areas = (rooms: typeof ground) =>
        (rooms ?? []).flatMap(({ surface }) =>
          typeof surface === 'number' && !outdoors.includes(surface) ? [surface] : [],
        );
      expect(sorted(areas(ground))).toEqual(sorted(drawnOn(plans.slice(0, 1))));
      expect(sorted(areas(upper))).toEqual(sorted(drawnOn(plans.slice(1))));
    }
  });

  it('gives a town house the width of its plan', () => {
    const houses = AGENCIES.flatMap(estatesOf).filter(
      ({ kind, rooms }) => kind === 'townHouse' && rooms !== null,
    );
    expect(houses.length).toBeGreaterThan(5);
    for (const { width, plans } of houses) {
      const plan = originalOf(plans[0] as OriginalName).facts.plan as Plan;
      const front = (plan.facades.includes('top') ? plan.width : plan.depth) + 0.6;
      expect(width).toBeCloseTo(front, 1);
    }
  });

  it('gives a unit of a project a plan without areas, with the same number of bedrooms', () => {
    let shown = 0;
    for (const { estate } of data.estates) {
      for (const { file } of estate.pictures ?? []) {
        const { motif, facts } = originalOf(file as OriginalName);
        if (motif !== 'plan-unit') continue;
        shown += 1;
        expect(estate.general.parentId).toBeTruthy();
        expect(count([facts.plan as Plan], 'bedroom')).toBe(estate.general.bedroomCount);
      }
    }
    expect(shown).toBeGreaterThan(40);
  });
});

it('keeps given figures, and picks no plan when none fits', () => {
  const flat = { flat: true, subType: 'APARTMENT', beds: 2, baths: 1, area: 96 } as const;
  expect(planFor(flat, true, rngFor('a'))?.area).toBe(96);
  expect(planFor({ ...flat, area: 97 }, true, rngFor('a'))).toBeNull();
  expect(planFor({ ...flat, area: 300 }, false, rngFor('b'))).toBeNull();
  expect(planFor({ ...flat, subType: 'DUPLEX' }, true, rngFor('a'))).toBeNull();
  expect(unitPlan(2, 96, true, rngFor('a'))).toBeNull();
  expect(unitPlan(2, 96, false, rngFor('a'))).toMatch(/^plan-unit-/);
});
