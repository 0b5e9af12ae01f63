/** What a home of Zabun becomes (decision 167). */
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { MEMBERS } from './members.ts';
import { aHome } from './testing/homes.ts';
import { estateOf, mappedOf, refusalsOf, unmappedOf } from './testing/mapped.ts';

const over = (group: string, more: object) => ({ [group]: { ...(aHome(1)[group] as object), ...more } });

describe('a home', () => {
  it('becomes a valid estate with all that it says', () => {
    expect(refusalsOf(mappedOf())).toEqual([]);
    expect(unmappedOf()).toEqual([]);
    expect(estateOf()).toMatchObject({
      general: {
        headType: { id: 3 },
        subType: { id: 305, name: { nl: 'Villa' } },
        transaction: { id: 1 },
        title: { nl: 'Villa aan zee', fr: 'Villa à la mer' },
        description: { nl: 'Een villa met tuin.\n\nRustig.', fr: 'Une villa avec jardin.' },
        reference: 'Z-1',
        publicationDate: '2026-03-02T10:15:23+02:00',
        bedroomCount: 3,
        bathroomCount: 1,
        price: { value: 200_001 },
        address: {
          visible: true,
          street: { nl: 'Zandstraat', fr: 'rue du Sable' },
          number: '12',
          city: { zip: '8300', name: { nl: 'Knokke', fr: 'Knokke-le-Zoute' } },
          country: { id: 'BE' },
          geoLocation: { lat: 51.3412, lon: 3.2912 },
        },
        floodingBuildingScore: 'A',
        allocationLicense: 'NO',
        townPlanningViolation: 'UNKNOWN',
      },
      dimensions: { areaBuild: 142.5, areaGround: 300 },
      energy: { epcValue: 212 },
      technical: { constructionYear: 1998, condition: { id: 'GOOD_CONDITION' } },
      certificates: { certificateElectricity: true },
      layout: [
        { typeId: 1, count: 2, surface: 14, comment: { nl: 'Met balkon' } },
        { typeId: 1, count: 1 },
        { typeId: 5, count: 1 },
        { name: { nl: 'Berging', fr: 'Débarras', en: 'Storage' }, count: 1, surface: 6 },
      ],
      facilities: [{ name: { nl: 'Zonnepanelen' } }],
      environments: [{ environment: { nl: 'Centrum' } }],
      videos: [{ typeId: 2, link: 'https://nodalview.com/s/villa' }],
    });
  });

  it('says nothing that the vendor did not: no row comes of silence', () => {
    const { general, technical, energy, certificates } = estateOf();
    expect(general).not.toHaveProperty('floor');
    expect(general).not.toHaveProperty('presaleRight');
    expect(general).not.toHaveProperty('floodingParcelScore');
    expect(technical).not.toHaveProperty('elevator');
    expect(technical).not.toHaveProperty('renovationYear');
    expect(energy).not.toHaveProperty('energyLabel');
    expect(certificates).not.toHaveProperty('certificateElectricityConform');
  });

  it('has its pictures in the vendor’s order, each known by its number and its change', () => {
    const one = mappedOf();
    expect(one.kind === 'home' ? one.pictures : []).toEqual(
      [1, 2].map((index) => ({
        id: `37000000010000000${'0'}${index}`,
        address: `https://files.zabun.be/upload/4321/images/1-${index}.jpg`,
        changed: '2026-11-01T09:00:00+01:00',
      })),
    );
  });

  it('has rooms of our vocabulary by a number that is known, or by their name, and never by a number alone', () => {
    const layoutOf = (layouts: unknown) => estateOf({ layouts }).layout;
    expect(layoutOf([{ layout_id: 6, count: 1 }])).toEqual([
      { name: { nl: 'Bureau', fr: 'Bureau', en: 'Office' }, count: 1 },
    ]);
    expect(layoutOf([{ layout_id: 21, count: 2 }])).toEqual([{ typeId: 6, count: 2 }]);
    expect(layoutOf([{ layout_id: 14 }])).toEqual([{ typeId: 14 }]);
    expect(unmappedOf({ layouts: [{ layout_id: 4, count: 1 }] })).toEqual(['code | layout_id | 4']);
  });

  it('has no bedroom of a row that states none, or a count that is none', () => {
    const bedroomsOf = (...rows: readonly object[]) =>
      estateOf({ layouts: rows.map((row) => ({ layout_id: 1, ...row })) }).general.bedroomCount;
    expect(bedroomsOf({ count: 0, surface: 0 })).toBe(undefined);
    expect(bedroomsOf({ count: 0, surface: 0 }, { count: 2 })).toBe(2);
    expect(bedroomsOf({ count: 0, surface: 12 }, { count: -1 }, {})).toBe(3);
    expect([-5, 2.5, 1e12, 'twee', true].map((count) => bedroomsOf({ count }))).toEqual(
      Array(5).fill(undefined),
    );
    expect(unmappedOf({ layouts: [{ layout_id: 1, count: 2.5 }] })).toEqual(['value | layouts.count | 2.5']);
  });

  it('in which the vendor states an error is refused, without its words', () => {
    const refused = mappedOf({ errors: 'no rights for geheim-1' });
    expect(refused).toEqual({
      kind: 'refused',
      field: 'errors',
      reason: 'the vendor states an error in it',
    });
    expect(['', null, [], {}].map((errors) => mappedOf({ errors }).kind)).toEqual(Array(4).fill('home'));
  });

  it('names its project, unless there is none', () => {
    const parentOf = (parent_property_id: unknown) => {
      const one = mappedOf({ parent_property_id });
      return one.kind === 'home' ? one.parent : 'none';
    };
    expect([50, 0, -1, null, 1].map(parentOf)).toEqual(['50', null, null, null, null]);
  });
});

describe('permission', () => {
  it.each([
    ['publish', false],
    ['publish', undefined],
    ['show', false],
    ['archived', true],
    ['deleted', true],
    ['status_id', 2],
    ['status_id', undefined],
    ['transaction_id', 8],
    ['transaction_id', 7],
    ['transaction_id', -1],
  ])('a home whose %s is %s is hidden, with a reason that names it', (name, value) => {
    expect(mappedOf({ [name]: value })).toEqual({ kind: 'hidden', reason: expect.stringContaining(name) });
  });

  it.each([false, undefined, null, 1, 'true'])(
    'a price that is visible by %s is withheld',
    (price_visible) => {
      const estate = estateOf({ price_visible, ground_value: 7_654_321 });
      expect(estate.general.price).toEqual({ value: -1 });
      expect(JSON.stringify(estate)).not.toContain('7654321');
    },
  );

  it.each([false, undefined, null, 1, 'true'])(
    'an address that is visible by %s is hidden',
    (address_visible) => {
      const { address } = estateOf({
        ...over('address', { address_visible }),
        building_name: 'Zandstraat 12',
      }).general;
      expect(address).toMatchObject({
        visible: false,
        geoLocation: cellCentre({ lat: 51.3412, lon: 3.2912 }),
      });
      expect(
        estateOf({ ...over('address', { address_visible }), building_name: 'Hof' }).general.buildingName,
      ).toBe(undefined);
    },
  );

  it('a rent for a period that nobody can name is withheld, and said', () => {
    const rent = { transaction_id: 2, price: 950 };
    expect(estateOf({ ...rent, price_period_id: 2 }).general.price).toMatchObject({
      value: 950,
      period: { name: { nl: 'Per maand' } },
    });
    expect(estateOf({ ...rent, price_period_id: 9 }).general.price).toEqual({ value: -1 });
    expect(unmappedOf({ ...rent, price_period_id: 9 })).toEqual(['code | price_period_id | 9']);
  });
});

describe('codes', () => {
  it('of a sub type that is none of ours keep the vendor’s words, and the head type', () => {
    expect(estateOf({ type_id: 99 }).general).toMatchObject({
      headType: { id: 3 },
      subType: { name: { nl: 'Vuurtoren', fr: 'Phare', en: 'Lighthouse' } },
    });
    expect(unmappedOf({ type_id: 98 })).toEqual(['code | type_id | 98']);
  });

  it('of a head type that is unknown refuse the home', () => {
    expect(mappedOf({ head_type_id: 12 })).toMatchObject({ kind: 'refused', field: 'head_type_id' });
  });

  it.each([
    [-1, 'UNKNOWN'],
    [0, 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
    [6, 'NONE'],
    [1, 'SUMMONS'],
    [5, 'UNKNOWN'],
  ])('of a measure %s say %s: none only where somebody chose it', (id, said) => {
    expect(estateOf({ town_planning_violation_id: id }).general.townPlanningViolation).toBe(said);
  });

  it('without one of ours come in the vendor’s words, or are counted', () => {
    expect(estateOf({ condition_id: 4 }).technical?.condition).toEqual({
      name: { nl: 'Instapklaar', fr: 'Prêt à emménager', en: 'Ready to move in' },
    });
    expect(estateOf({ building_type_id: 2, direction_garden_id: 5 }).technical).toMatchObject({
      buildingType: { id: 'OPEN' },
      directionGarden: 'SW',
    });
    expect(estateOf({ town_planning_id: 6 }).general.townPlanningValue).toMatchObject({ nl: 'Woongebied' });
    expect(unmappedOf({ building_license_id: 2 })).toEqual(['code | building_license_id | 2']);
    expect(estateOf({ building_license_id: 1 }).general.buildingLicense).toBe('YES');
  });

  it('of energy: the chosen label, in either of its forms; another one is counted', () => {
    expect(estateOf({ custom_epc_label: 'A_100' }).energy).toMatchObject({ customEpcLabel: 'A_100' });
    expect(estateOf({ custom_epc_label: 'b' }).energy).toMatchObject({ energyLabel: 'B' });
    expect(unmappedOf({ custom_epc_label: 'Z9' })).toEqual(['code | custom_epc_label | Z9']);
  });
});

describe('members', () => {
  it('that have no place are counted by their name; -1, 0 and unticked ones are not', () => {
    expect(
      unmappedOf({ sticker_id: 4, floors_total: 3, exclusive: false, heritage_inventoried_id: -1 }),
    ).toEqual(['detail | sticker_id | 4', 'detail | floors_total | 3']);
    expect(unmappedOf({ invented: 'Jan' })).toEqual(['detail | invented | ']);
  });

  it('stand in the table, all of the vendor’s example', () => {
    expect(Object.keys(aHome(1)).filter((name) => !MEMBERS.has(name))).toEqual([]);
    expect(MEMBERS.size).toBe(209);
  });
});
