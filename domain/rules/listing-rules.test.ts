import { describe, expect, it } from 'vitest';
import { isListingFieldHidden } from './listing-visibility.ts';
import {
  asBuiltShown,
  certificateShown,
  heritageInventoryShown,
  newBuildingShown,
  townPlanningShown,
} from './planning.ts';
import { groupByFloor, isProject, isProjectUnit, projectFacts, showsBuildingName } from './project.ts';
import { standingOf } from './standing.ts';

const FOR_SALE = { region: 'FLANDERS', abroad: false, forRent: false } as const;

describe('planning (spec 1 §5)', () => {
  it('shows town-planning fields with a value, or outside Wallonia', () => {
    expect([
      townPlanningShown(null, FOR_SALE),
      townPlanningShown(null, { ...FOR_SALE, region: 'WALLONIA' }),
      townPlanningShown(false, { ...FOR_SALE, region: 'WALLONIA' }),
      townPlanningShown(' ', { ...FOR_SALE, region: 'WALLONIA' }),
      townPlanningShown(null, { ...FOR_SALE, region: null }),
    ]).toEqual([true, false, true, false, true]);
  });

  it('shows no town-planning field without a value abroad, nor of a letting', () => {
    const elsewhere = [
      { ...FOR_SALE, region: null, abroad: true },
      { ...FOR_SALE, forRent: true },
    ];
    expect(elsewhere.map((where) => townPlanningShown(null, where))).toEqual([false, false]);
    expect(elsewhere.map((where) => townPlanningShown('NO', where))).toEqual([true, true]);
  });

  it('shows the as-built certificate outside Wallonia, and only yes or no', () => {
    expect([
      asBuiltShown(false, FOR_SALE),
      asBuiltShown(true, { ...FOR_SALE, region: 'WALLONIA' }),
      asBuiltShown(true, { region: null, abroad: true }),
      asBuiltShown('yes', FOR_SALE),
      asBuiltShown('PENDING', FOR_SALE),
      asBuiltShown(null, { ...FOR_SALE, region: 'BRUSSELS' }),
    ]).toEqual([true, false, false, true, false, false]);
  });

  it('shows the heritage inventory outside Wallonia with a value', () => {
    expect([
      heritageInventoryShown(false, FOR_SALE),
      heritageInventoryShown(true, { ...FOR_SALE, region: 'WALLONIA' }),
      heritageInventoryShown(true, { region: null, abroad: true }),
      heritageInventoryShown(null, FOR_SALE),
    ]).toEqual([true, false, false, false]);
  });

  it('shows certificates that are set, and a new building only if true', () => {
    expect([certificateShown(false), certificateShown(null)]).toEqual([true, false]);
    expect([certificateShown(false), certificateShown(undefined)]).toEqual([true, false]);
    expect([newBuildingShown(true), newBuildingShown(false), newBuildingShown(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('isListingFieldHidden (spec 2 §9)', () => {
  const PERMISSION = 'planning.permission';
  const ELECTRICAL = 'certification.electrical_certificate';
  const PRICE = 'financial.price';

  it.each([
    [PERMISSION, { standing: { period: true } }, true],
    ['certification.as_built_certificate', { standing: { period: true } }, true],
    [ELECTRICAL, { standing: { period: true } }, true],
    [PERMISSION, { standing: { period: false } }, false],
    [ELECTRICAL, { type: 'PLOT' }, true],
    ['certification.electrical_certificate_information', { type: 'PLOT' }, true],
    [PERMISSION, { type: 'PLOT' }, false],
    [PRICE, { vatRegime: true }, true],
    ['financial.land_price', { vatRegime: true }, true],
    ['financial.infrastructure_price', { vatRegime: true }, true],
    ['notary_cost.total', { vatRegime: true }, true],
    ['notary_cost.notary_fee', { vatRegime: true }, false],
    [PRICE, { vatRegime: 'true' }, true],
    [PRICE, { vatRegime: 'YES' }, true],
    [PRICE, { vatRegime: 'NO' }, false],
    [PRICE, {}, false],
  ])('%s of %j: %s', (field, listing, hidden) => {
    expect(isListingFieldHidden(field, listing)).toBe(hidden);
  });
});

describe('projects', () => {
  it('are marked by a flag or by the head type Project', () => {
    expect([
      isProject({ project: true }),
      isProject({ headType: { id: '9' } }),
      isProject({ headType: { id: 1 } }),
    ]).toEqual([true, true, false]);
  });

  it('have units that name them as parent (spec 1 §3)', () => {
    expect([isProjectUnit({ parentId: 5 }), isProjectUnit({ parentId: -1 }), isProjectUnit({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('have their building’s name as title, if known (spec 1 §2)', () => {
    expect([
      showsBuildingName({ headType: { id: 9 }, buildingName: 'De Vaartmolen' }),
      showsBuildingName({ project: true, buildingName: 'De Vaartmolen' }),
      showsBuildingName({ headType: { id: 9 }, buildingName: ' ' }),
      showsBuildingName({ headType: { id: 1 }, buildingName: 'De Vaartmolen' }),
    ]).toEqual([true, true, false, false]);
  });

  it('count their units and free units, with lowest price and areas', () => {
    const unit = (transactionId: number, price: number | null, area: number) => ({
      standing: standingOf({ source: 'first', transaction: transactionId }),
      price,
      area,
    });
    expect(projectFacts([unit(5, 200, 58), unit(1, 300, 90), unit(1, -1, -1), unit(3, 100, 142)])).toEqual({
      units: 4,
      free: 2,
      priceFrom: 300,
      areas: [58, 142],
    });
    expect(projectFacts([unit(5, 200, 58)])).toMatchObject({ free: 0, priceFrom: 200 });
    expect(projectFacts([])).toEqual({ units: 0, free: 0, priceFrom: null, areas: null });
  });

  it('are sorted by floor, then by floorId (spec 1 §4)', () => {
    const floors = groupByFloor([
      { id: 'e' },
      { id: 'd', floor: 1 },
      { id: 'c', floor: 1, floorId: 2 },
      { id: 'b', floor: 0, floorId: 9 },
      { id: 'a', floor: -1 },
      { id: 'f', floor: 1, floorId: 1 },
    ]);
    expect(floors.map(({ floor, units }) => [floor, units.map(({ id }) => id).join('')])).toEqual([
      [-1, 'a'],
      [0, 'b'],
      [1, 'fcd'],
      [null, 'e'],
    ]);
  });
});
