import { describe, expect, it } from 'vitest';
import {
  CODED,
  CODED_TRAITS,
  type CodedTrait,
  codeNumber,
  isCoded,
  numberOfCode,
  ofUnit,
  type Trait,
} from '../filter/traits.ts';
import { ENUMERATIONS } from '../vocabulary/enumerations.ts';
import { traitsOf } from './traits-of.ts';

const HOUSE = { general: { headType: { id: 3 } } };
const at = (zip: string, rest: object = {}) => ({
  ...rest,
  general: { headType: { id: 3 }, address: { city: { zip }, country: { id: 'BE' } } },
});

/** What documents say of a trait: a code, a number, or null. */
const said = (trait: Trait, ...documents: readonly object[]): string | number | null => {
  const values = traitsOf(...documents);
  return isCoded(trait)
    ? ((CODED[trait].codes as readonly string[])[codeNumber(values.coded, trait) - 1] ?? null)
    : values[trait];
};

describe('what a document of either source says of a trait', () => {
  it.each<[Trait, string | number | null, object]>([
    ['garden', 'yes', { other: { garden: 'YES' } }],
    ['garden', 'no', { other: { garden: false, garden_orientation: 'S' } }],
    ['garden', 'yes', { other: { garden_surface: 120 } }],
    ['garden', 'yes', { other: { garden_type: 'ONLY_LAWN' } }],
    ['garden', 'yes', { technical: { directionGarden: 'SW' } }],
    ['garden', 'yes', { facilities: [{ name: { fr: 'jardin' } }] }],
    [
      'garden',
      null,
      { technical: { directionGarden: '-1' }, other: { garden: 'UNKNOWN', garden_surface: 0 } },
    ],
    ['terrace', 'yes', { layout: [{ typeId: 10 }] }],
    ['terrace', null, { layout: [{ typeId: 10, count: 0 }] }],
    ['terrace', 'yes', { layout: { terrace: 18 } }],
    ['terrace', 'yes', { layout: { terrace: { surface: 18 } } }],
    ['terrace', null, { layout: { terrace: 0 } }],
    // One rule for the page and the trait: a room is there when its row has something to show.
    ['terrace', 'yes', { layout: { terrace: true } }],
    ['terrace', 'yes', { layout: { terrace: 'JA' } }],
    ['terrace', 'yes', { layout: { terrace: 'South-facing' } }],
    ['terrace', 'yes', { layout: { terrace: { information: { fr: 'Plein sud' } } } }],
    ['terrace', null, { layout: { terrace: {} } }],
    ['terrace', null, { layout: { terrace: [] } }],
    ['terrace', null, { layout: { terrace: { surface: 0 } } }],
    ['terrace', null, { layout: { terrace: false } }],
    ['terrace', null, { layout: { terrace: 'NO' } }],
    ['terrace', null, { layout: { terrace: { comment: '<br>' } } }],
    ['parking', 'yes', { layout: { garage: true } }],
    ['parking', null, { layout: { garage: {} } }],
    ['parking', 'yes', { facilities: [{ name: { nl: 'Garage' } }] }],
    ['parking', 'yes', { facilities: [{ name: { de: 'Stellplatz' } }] }],
    ['parking', null, { facilities: [{ name: { nl: 'Garage mogelijk' } }] }],
    ['parking', null, { other: { carports_count: 'x' } }],
    ['garden', null, { other: { garden_surface: 'x' } }],
    ['garden', null, { layout: [{ name: { nl: 'Tuin' }, count: 0 }] }],
    ['garden', null, { layout: [{ name: { nl: 'Tuin' }, count: '0' }] }],
    ['garden', 'yes', { layout: [{ name: { nl: 'Tuin' }, count: -1 }] }],
    ['parking', 'yes', { layout: [{ typeId: 6 }] }],
    ['parking', 'yes', { layout: [{ typeId: 14, count: 2 }] }],
    ['parking', 'yes', { other: { carports_count: 1 } }],
    ['parking', null, { other: { garages_count: 0, parking_spaces_count: 0, carports_count: 0 } }],
    ['lift', 'yes', { technical: { elevator: true } }],
    ['lift', 'no', { technical: { elevator: false } }],
    ['lift', 'yes', { comfort: { lift: 'ja' } }],
    ['lift', 'yes', { facilities: [{ name: { de: 'Aufzug' } }] }],
    ['lift', null, { technical: { elevator: null } }],
    ['furnished', 'no', { technical: { furniture: 'N' } }],
    ['furnished', 'yes', { comfort: { furnished: 1 } }],
    ['pets', 'no', { technical: { petsAllowed: false } }],
    ['pets', 'yes', { general: { petsAllowed: true } }],
    ['pets', 'no', { technical: { petsAllowed: false }, general: { petsAllowed: true } }],
    ['pets', 'yes', { technical: { petsAllowed: null }, general: { petsAllowed: true } }],
    ['pets', 'yes', { comfort: { domestic_animals_allowed: 'YES' } }],
    ['newBuilding', 'yes', { technical: { newBuilding: true } }],
    ['newBuilding', 'no', { construction: { new_construction: false } }],
    ['seaView', 'yes', { other: { sea_view: 'NO', side_sea_view: 'YES' } }],
    ['seaView', 'no', { other: { sea_view: 'NO' } }],
    ['seaView', 'yes', { facilities: [{ name: { nl: 'Zeezicht' } }] }],
    ['seaView', null, { facilities: [{ name: { nl: 'Zeezicht mogelijk' } }] }],
    ['condition', 'TO_RENOVATE', { technical: { condition: { id: 'TO_RENOVATE' } } }],
    ['condition', 'NEW', { construction: { condition: 'NEW' } }],
    ['condition', null, { technical: { condition: { id: 7, name: { nl: 'Goed' } } } }],
    ['facades', '3', { construction: { facades_count: 3, construction_type: 'OPEN' } }],
    ['facades', '4', { construction: { facades_count: 6 } }],
    ['facades', '4', { technical: { buildingType: { id: 'OPEN' } } }],
    ['facades', '2', { construction: { construction_type: 'CLOSED' } }],
    ['facades', null, { construction: { facades_count: 0 } }],
    ['livingArea', 96, { dimensions: { areaBuild: 96.9 } }],
    ['livingArea', 81, { construction: { living_area_surface: '81' } }],
    ['livingArea', null, { dimensions: { areaBuild: -1 } }],
    ['livingArea', null, { dimensions: { areaBuild: 0.4 } }],
    ['landArea', null, { dimensions: { areaGround: 0.9 } }],
    ['landArea', 650, { dimensions: { areaGround: 650 } }],
    ['landArea', null, { construction: { land_surface: 0 } }],
    ['year', 2021, { technical: { constructionYear: 1882, renovationYear: 2021 } }],
    ['year', 1990, { construction: { construction_year: 1990, renovation_year: 0 } }],
    ['year', null, { technical: { constructionYear: 20_155 } }],
    ['year', null, { construction: { construction_year: 199 } }],
    ['year', 1990, { technical: { constructionYear: 1990, renovationYear: 20_155 } }],
    ['availableOn', null, { technical: { availableDate: '0001-01-01' } }],
    ['availableOn', null, { technical: { availableDate: '0001-01-01T00:00:00' } }],
    ['availableOn', 20_270_210, { technical: { availableDate: '2027-02-10' } }],
    // The day in Brussels, as the page writes it.
    ['availableOn', 20_270_201, { other: { available_at: '2027-01-31T23:30:00Z' } }],
    ['availableOn', 20_270_201, { other: { available_at: '2027-02-01T00:30:00' } }],
    ['availableOn', null, { technical: { availableDate: '2027-02-30' } }],
    ['availableOn', null, { technical: { availableDate: '2027-02-01 or later' } }],
    ['availableOn', 20_270_201, { other: { available: 'DEED', available_at: '2027-02-01T00:00:00Z' } }],
    ['availableOn', 0, { technical: { available: { id: 1, name: { fr: 'Immédiatement' } } } }],
    ['availableOn', 0, { other: { available: 'IMMEDIATE' } }],
    ['availableOn', null, { other: { available: 'DEED', available_at: 'soon' } }],
  ])('%s is %s in %j', (trait, expected, document) => {
    expect(said(trait, document)).toBe(expected);
  });

  it.each<[string, string | null, object]>([
    ['its label, in Flanders', 'B', at('9000', { energy: { energyLabel: 'B' } })],
    ['the worse of a pair', 'B', at('9000', { energy: { energyLabel: 'B_A_PLUS' } })],
    ['the letter of a label with its end', 'A', at('9000', { energy: { customEpcLabel: 'A_100' } })],
    ['the class of its figure in Flanders', 'B', at('9000', { energy: { epcValue: 150 } })],
    ['another for the same figure in Wallonia', 'B', at('4000', { energy: { epcValue: 150 } })],
    ['and another in Brussels', 'C', at('1000', { energy: { epcValue: 150 } })],
    ['no class for a figure abroad', null, { ...HOUSE, energy: { epcValue: 150 } }],
    ['a listing’s label', 'D', { type: 'HOUSE', certification: { energy_label: 'D' } }],
    [
      'no class for a plot',
      null,
      { type: 'PLOT', address: { city: { zip: '9000' } }, certification: { epc_value: 90 } },
    ],
  ])('the energy class is %s (decision 150)', (_what, expected, document) => {
    expect(said('energyLabel', document)).toBe(expected);
  });

  it('is decided by the first document that says it', () => {
    const listing = { comfort: { lift: 'NO' } };
    const card = { technical: { elevator: true, furniture: true } };
    expect([said('lift', listing, card), said('furnished', listing, card)]).toEqual(['no', 'yes']);
  });

  it('is taken by a silent unit from its project only where both share it (decision 150)', () => {
    const project = traitsOf({
      ...at('9000', { energy: { energyLabel: 'B' } }),
      technical: {
        elevator: true,
        newBuilding: true,
        furniture: true,
        petsAllowed: true,
        constructionYear: 2026,
        availableDate: '2027-03-01',
        condition: { id: 'NEW' },
        buildingType: { id: 'OPEN' },
      },
      dimensions: { areaBuild: 900, areaGround: 5000 },
      other: { garden: true, sea_view: true, parking_spaces_count: 8 },
      facilities: [{ name: { nl: 'Terras' } }],
    });
    const unit = ofUnit(traitsOf({}), project);
    expect(CODED_TRAITS.filter((trait) => codeNumber(project.coded, trait) > 0)).toEqual(CODED_TRAITS);
    expect(CODED_TRAITS.filter((trait) => codeNumber(unit.coded, trait) > 0)).toEqual([
      'lift',
      'newBuilding',
      'condition',
      'facades',
    ]);
    expect(unit).toMatchObject({ livingArea: null, landArea: null, year: 2026, availableOn: 20_270_301 });
  });

  it('is unknown, for every trait, in a document that says nothing', () => {
    expect(traitsOf({}, null, [], 'text')).toEqual({
      coded: 0,
      livingArea: null,
      landArea: null,
      year: null,
      availableOn: null,
    });
  });

  it('stores each code under the same number for ever (decision 150)', () => {
    const bitsOfCodes = CODED_TRAITS.map((trait) => [
      trait,
      CODED[trait].codes.map((code) => `${numberOfCode(trait, code) << CODED[trait].bit} ${code}`).join(', '),
    ]);
    expect(Object.fromEntries(bitsOfCodes)).toEqual({
      garden: '1 yes, 2 no',
      terrace: '4 yes, 8 no',
      parking: '16 yes, 32 no',
      lift: '64 yes, 128 no',
      furnished: '256 yes, 512 no',
      pets: '1024 yes, 2048 no',
      newBuilding: '4096 yes, 8192 no',
      seaView: '16384 yes, 32768 no',
      energyLabel:
        '65536 A_PLUS_PLUS, 131072 A_PLUS, 196608 A, 262144 B, 327680 C, 393216 D, 458752 E, 524288 F, 589824 G',
      condition:
        '1048576 TO_RENOVATE, 2097152 TO_FRESHEN_UP, 3145728 GOOD_CONDITION, 4194304 EXCELLENT_CONDITION, ' +
        '5242880 RENEWED, 6291456 NEW',
      facades: '8388608 1, 16777216 2, 25165824 3, 33554432 4',
    });
  });

  it('has a number for every condition of the vocabulary', () => {
    expect([...CODED.condition.codes].toSorted()).toEqual([...ENUMERATIONS.condition].toSorted());
  });

  it('has bits of its own for each coded trait', () => {
    const bits = CODED_TRAITS.map((trait: CodedTrait) => {
      const most = CODED[trait].codes.length;
      return [CODED[trait].bit, Math.ceil(Math.log2(most + 1))] as const;
    });
    const ends = bits.map(([bit, width]) => bit + width);
    expect(bits.map(([bit]) => bit).slice(1)).toEqual(ends.slice(0, -1));
    expect(ends.at(-1)).toBeLessThan(32);
  });
});
