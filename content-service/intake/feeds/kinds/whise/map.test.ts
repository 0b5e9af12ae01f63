/** The mapping of Whise (decision 145), on the recorded answer and on changes of its homes. */
import { describe, expect, it } from 'vitest';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { ENUMERATIONS, VIOLATIONS } from '#domain/vocabulary/enumerations.ts';
import { subTypeOf } from '#domain/vocabulary/sub-types.ts';
import { CHOICES } from './choices.ts';
import {
  AVAILABILITIES,
  CATEGORIES,
  CONDITIONS,
  COUNTRIES,
  MEASURES,
  SUB_TYPE_CODES_BY_CATEGORY,
} from './codes.ts';
import { mapWhise } from './map.ts';
import { homesIn } from './recorded.ts';
import { reducedHome } from './reduced.ts';
import { estateOf, mapped, refusalsOf } from './testing/mapped.ts';
import { answerWith } from './testing/recorded.ts';
import { RECORDED, recordedHome } from './testing/recorded-homes.ts';

const LOFT = recordedHome(6_775_194);
const VILLA = recordedHome(6_775_189);
const PROJECT = recordedHome(6_775_197);
const UNIT = recordedHome(6_775_200);

type Members = Readonly<Record<string, unknown>>;
const withDetails = (home: Members, ...details: readonly Members[]): Members => ({
  ...home,
  details: [
    ...(home.details as readonly Members[]).filter(({ id }) => !details.some((one) => one.id === id)),
    ...details,
  ],
});
const saidOf = (home: unknown): readonly string[] => {
  const one = mapped(home);
  return one.kind === 'home'
    ? one.unmapped.map(({ what, name, value }) => `${what} | ${name} | ${value}`)
    : [`${one.kind}: ${'reason' in one ? one.reason : ''}`];
};

describe('the recorded answer', () => {
  it('becomes valid records, every home of it', () => {
    for (const home of RECORDED) {
      expect(mapped(home).kind).toBe('home');
      expect(refusalsOf(mapped(home))).toEqual([]);
    }
  });

  it('shows the price or the address of the homes that say so, and of no other', () => {
    const prices = RECORDED.filter((home) => (estateOf(home).general.price?.value ?? -1) > 0).map(
      ({ id }) => id,
    );
    // The project's price is that of its units.
    expect(prices).toEqual([6775188, 6775194, 6775196, 6775198, 6775199, 6775200]);
    const places = RECORDED.filter((home) => estateOf(home).general.address?.visible === true).map(
      ({ id }) => id,
    );
    expect(places).toEqual([6775188, 6775194, 6775195, 6775196, 6775198, 6775199, 6775200]);
  });

  it('is read from a file by the command that tries it', () => {
    expect(homesIn(answerWith(RECORDED)).map(({ id }) => id)).toEqual(RECORDED.map(({ id }) => String(id)));
    const tried = homesIn(answerWith(RECORDED)).map(({ id, home }) => ({
      id,
      mapped: mapWhise(home, { settings: {}, locales: ['fr'] }),
    }));
    expect(tried.map(({ mapped: { kind } }) => kind)).toEqual(RECORDED.map(() => 'home'));
    expect(homesIn('<html>')).toEqual([]);
    expect(homesIn([{ id: 3 }, 'x'])).toMatchObject([{ id: '3' }, { id: 'the home at place 2' }]);
  });

  it('is mapped alike when only the members go further that the mapping reads', () => {
    for (const home of RECORDED) expect(mapped(reducedHome(home))).toEqual(mapped(home));
  });
});

describe('publication', () => {
  it.each([
    [{ status: { id: 5 } }, 'status 5'],
    [{ status: { id: 6 } }, 'status 6'],
    [{ status: { id: 77 } }, 'status 77'],
    [{ status: undefined }, 'status missing'],
    [{ displayStatusId: 1 }, 'displayStatusId 1'],
    [{ displayStatusId: 9 }, 'displayStatusId 9'],
    [{ displayStatusId: undefined }, 'displayStatusId missing'],
    [{ displayStatusId: true }, 'displayStatusId missing'],
    ...[7, 8, 9, 10, 11, 18, 19, 20, 23, 24, 25, 26, 27, 28, 99].map(
      (id) => [{ purposeStatus: { id } }, `purposeStatus ${id}`] as const,
    ),
    [{ purposeStatus: undefined }, 'purposeStatus missing'],
    [{ purposeStatus: { id: 2 } }, 'purposeStatus 2 of the other purpose'],
    [{ purposeStatus: { id: 21 }, purpose: undefined }, 'purposeStatus 21, and no known purpose'],
    [{ displayStatusId: 4 }, 'a realisation that is neither sold nor let (purposeStatus 1)'],
  ] as const)('of %j is hidden', (changes, reason) => {
    expect(mapped({ ...LOFT, ...changes })).toEqual({ kind: 'hidden', reason });
  });

  it.each([
    [1, 1, 1, null],
    [2, 2, 2, null],
    [3, 1, 5, null],
    [4, 2, 6, null],
    [5, 1, 3, null],
    [6, 2, 4, null],
    [12, 1, 3, null],
    [13, 2, 4, null],
    [14, 1, 3, 'Verkocht onder voorbehoud'],
    [15, 1, 1, 'Lijfrente'],
    [16, 1, 3, 'Lijfrente'],
    [17, 1, 5, 'Lijfrente'],
    [21, 1, 3, 'Gereserveerd'],
    [21, 2, 4, 'Gereserveerd'],
    [22, 1, 3, 'Compromis'],
  ])('with purpose status %i and purpose %i is transaction %i', (status, purpose, transaction, sticker) => {
    const { general } = estateOf({ ...LOFT, purposeStatus: { id: status }, purpose: { id: purpose } });
    expect(general.transaction).toEqual({ id: transaction });
    expect(general.sticker?.name?.nl ?? null).toBe(sticker);
  });

  it('as a realisation is for homes that were sold or let', () => {
    expect(mapped({ ...LOFT, displayStatusId: 4, purposeStatus: { id: 3 } }).kind).toBe('home');
  });

  it('as the home of the month has a sticker', () => {
    expect(estateOf({ ...LOFT, displayStatusId: 3 }).general.sticker?.name?.fr).toBe('Bien du mois');
  });
});

describe('a home without a permission to show its address', () => {
  const hidden = { ...LOFT, displayAddress: undefined };

  it.each([undefined, false, null, 1, 'true'])('when `displayAddress` is %j', (displayAddress) => {
    const { address } = estateOf({ ...LOFT, displayAddress }).general;
    expect(address?.visible).toBe(false);
    expect(address?.geoLocation).toEqual(cellCentre({ lat: 51.1055159, lon: 2.6501419 }));
  });

  it('is not called by its name, which often is its address', () => {
    expect(estateOf(LOFT).general.title).toEqual({ fr: 'Demo App' });
    expect(estateOf(hidden).general.title).toBeUndefined();
    expect(JSON.stringify(estateOf({ ...PROJECT, name: 'Général Leman 55' }))).not.toContain('Leman');
    const shown = estateOf({ ...PROJECT, name: 'Résidence Leman', displayAddress: true });
    expect(shown.general.buildingName).toBe('Résidence Leman');
  });

  it('keeps the title of its advertisement', () => {
    expect(estateOf(PROJECT).general.title?.fr).toMatch(/^Découvrez L’Orangeraie/);
  });
});

describe('the price', () => {
  it.each([undefined, false, null, 1, 'true'])('is withheld when `displayPrice` is %j', (displayPrice) => {
    expect(estateOf({ ...LOFT, displayPrice }).general.price).toEqual({ value: -1 });
  });

  it.each([
    [{ currency: '$' }, 'value | price | 540500'],
    [{ price: 'op aanvraag' }, 'value | price | '],
    [{ price: 5e12 }, 'value | price | 5000000000000'],
    [{ purposeStatus: { id: 15 } }, 'value | price of a life annuity | 540500'],
  ])('of %j is withheld and said', (changes, said) => {
    expect(estateOf({ ...LOFT, ...changes }).general.price).toEqual({ value: -1 });
    expect(saidOf({ ...LOFT, ...changes })).toContain(said);
  });

  it('that is not filled in is none', () => {
    expect(estateOf({ ...LOFT, price: 0 }).general.price).toBeUndefined();
  });

  it('per m² is not read, since it would reveal a hidden one', () => {
    expect(JSON.stringify(estateOf(recordedHome(6_775_187)))).not.toContain('144');
  });
});

describe('what nobody knows', () => {
  it('is said: codes, details and values, with no word of a field that nobody reads', () => {
    const home = withDetails(
      { ...LOFT, subCategory: { id: 4711 }, floor: 'boven' },
      { id: 99_001, value: 'Jan Janssens', label: 'Eigenaar', type: 'char' },
      { id: 14, value: 'begin vorige eeuw' },
      { id: 1595, value: 'keuken van de eigenaar', enum: { id: 12 } },
      { id: 2712, value: 'x', enum: { id: 5 } },
    );
    expect(saidOf(home)).toEqual(
      expect.arrayContaining([
        'code | subCategory of category 2 | 4711',
        'value | floor | ',
        'detail | 99001 Eigenaar | char',
        'value | detail 14 | ',
        'code | detail 1595 | 12',
        'code | detail 2712 | 5',
      ]),
    );
    expect(JSON.stringify(mapped(home))).not.toMatch(/Janssens|eigenaar|vorige eeuw/);
  });

  it('of a sub category gives the head type and its words', () => {
    const { headType, subType } = estateOf({ ...LOFT, subCategory: { id: 4711 } }).general;
    expect(headType?.id).toBe(1);
    expect(subType).toEqual({ name: headType?.name });
  });

  it('of a sub category of another category is no sub type', () => {
    expect(estateOf({ ...LOFT, subCategory: { id: 13 } }).general.subType?.id).toBeUndefined();
  });

  it.each([
    [{ id: 'x' }, 'id'],
    [{ category: { id: 8 } }, 'category.id'],
    [{ category: undefined }, 'category.id'],
    [{ country: { id: 900 } }, 'country.id'],
    [{ zip: 'B-8670' }, 'zip'],
  ])('refuses %j by its field', (changes, field) => {
    expect(mapped({ ...LOFT, ...changes })).toMatchObject({ kind: 'refused', field });
  });

  it.each([null, undefined, 3, 'home', [], {}])('refuses %j, which is no home', (value) => {
    expect(mapped(value)).toMatchObject({ kind: 'refused', field: 'id' });
  });
});

describe('measures and permits', () => {
  it('never say that there was none', () => {
    for (const details of [[], [{ id: 691, value: '0' }], [{ id: 2712, value: null }]]) {
      const { general } = estateOf({ ...LOFT, details });
      expect(general.townPlanningViolation).toBe('UNKNOWN');
      for (const permit of ['buildingLicense', 'allocationLicense', 'presaleRight'] as const)
        expect(general[permit]).toBeUndefined();
    }
  });

  it.each([
    [1832, 'SUMMONS'],
    [1833, 'JUDICIAL_REMEDY'],
    [1834, 'ADMINISTRATIVE'],
    // "Cease and desist" is none of the specification's measures: it is said, and nobody denies one.
    [1835, 'UNKNOWN'],
    [1836, 'SETTLEMENT'],
    // The agency's own choice, which is no silence.
    [1837, 'NONE'],
    [1838, 'UNKNOWN'],
  ])('with the choice %i is the measure %s (spec 1 §5)', (id, measure) => {
    const home = withDetails(LOFT, { id: 2712, value: 'x', enum: { id } });
    expect(estateOf(home).general.townPlanningViolation).toBe(measure);
    expect(saidOf(home).includes(`code | detail 2712 | ${id}`)).toBe(measure === 'UNKNOWN');
  });

  it('say the permits that are ticked', () => {
    const home = withDetails(LOFT, { id: 808, value: '1' }, { id: 812, value: '0' });
    const { general } = estateOf(home);
    expect(general.buildingLicense).toBe(true);
    expect(general.allocationLicense).toBeUndefined();
  });
});

describe('condition and availability', () => {
  const technicalOf = (changes: Members) => estateOf({ ...LOFT, ...changes }).technical;

  it.each([
    [1, 'NEW'],
    [4, 'GOOD_CONDITION'],
    [5, 'TO_FRESHEN_UP'],
    [6, 'TO_RENOVATE'],
    [15, 'RENEWED'],
    [2, 'Zeer goede staat'],
    [8, 'Af te breken'],
  ])('state %i is the condition %s', (id, condition) => {
    const said = technicalOf({ state: { id } })?.condition;
    expect(said?.id ?? said?.name?.nl).toBe(condition);
  });

  it.each([
    [1, 'DEED'],
    [2, 'TBD'],
    [5, 'IMMEDIATE'],
    [6, 'DELIVERY'],
  ])('availability %i is %s', (id, code) => {
    expect(technicalOf({ availability: { id } })?.available?.id).toBe(code);
  });

  it.each([
    [{ state: { id: 24 } }, 'code | state | 24'],
    [{ availability: { id: 4 } }, 'code | availability | 4'],
  ])('of %j is said, and nothing is guessed', (changes, said) => {
    expect(saidOf({ ...LOFT, ...changes })).toContain(said);
    expect(technicalOf(changes)?.[said.includes('state') ? 'condition' : 'available']).toBeUndefined();
  });

  it.each([3, 4])('says nothing of when a home of purpose status %i, which is gone, is free', (id) => {
    const gone = { purposeStatus: { id }, purpose: { id: id - 2 }, availability: { id: 5 } };
    const said = technicalOf({ ...gone, availabilityDateTime: '2014-05-29T00:00:00' });
    expect([said?.available, said?.availableDate]).toEqual([undefined, undefined]);
  });

  it.each([
    ['2025-04-28T09:00:00', '2025-06-01T00:00:00', '2025-06-01'],
    ['2025-04-28T09:00:00', '2025-04-28T00:00:00', undefined],
    ['2025-04-28T09:00:00', '2014-05-29T00:00:00', undefined],
    [undefined, '2025-06-01T00:00:00', '2025-06-01'],
  ])('online since %j and free from %j is free from %j', (putOnlineDateTime, availabilityDateTime, day) => {
    const changes = { putOnlineDateTime, createDateTime: undefined, availabilityDateTime };
    expect(technicalOf(changes)?.availableDate).toBe(day);
  });

  it('of a plot is none', () => {
    const plot = { category: { id: 3 }, subCategory: { id: 26 }, state: { id: 4 } };
    expect(technicalOf(plot)?.condition).toBeUndefined();
  });

  it('that the vendor calls unknown is no news', () => {
    expect(technicalOf({ state: { id: 9 } })?.condition).toBeUndefined();
    expect(saidOf({ ...LOFT, state: { id: 9 } }).join()).not.toContain('state');
  });
});

describe('energy', () => {
  const energyOf = (changes: Members, ...details: readonly Members[]) =>
    estateOf(withDetails({ ...UNIT, ...changes }, ...details)).energy ?? {};

  it.each([
    ['179-179', '179', 179],
    ['123', undefined, 123],
    [undefined, '101.5', 101.5],
    ['0', undefined, undefined],
    ['150-179', undefined, undefined],
    ['123', '124', undefined],
    ['about 100', undefined, undefined],
  ])('of %j and the detail %j is %j', (energyValue, value, epcValue) => {
    expect(energyOf({ energyValue }, { id: 2089, value }).epcValue).toBe(epcValue);
  });

  it.each([
    ['B', 'B', 'B'],
    ['a+', undefined, 'A+'],
    [undefined, 'F', 'F'],
    ['B', 'C', undefined],
    ['Z', undefined, undefined],
  ])('label %j and %j is %j', (energyClass, value, label) => {
    expect(energyOf({ energyClass }, { id: 2056, value }).energyLabel).toBe(label);
  });
});

describe('texts', () => {
  const text = (languageId: string, content: string) => ({ languageId, content });

  it('in several languages are read as the house reads HTML', () => {
    const home = {
      ...LOFT,
      longDescription: [
        text(
          'nl-BE',
          '<p>Ruim&nbsp;huis</p><script>alert(1)</script><ul>\n<li>tuin</li>\n<li> </li><li>garage</li></ul>',
        ),
        text('fr-BE', '<p class="tmcep">Belle entr&eacute;e.<br />Jardin</p>'),
        text('es-ES', 'Casa'),
        text('de-DE', '<p> </p>'),
      ],
    };
    expect(estateOf(home).general.description).toEqual({
      nl: 'Ruim huis\n\n• tuin\n\n• garage',
      fr: 'Belle entrée.\n\nJardin',
    });
    expect(saidOf(home)).toContain('code | language of longDescription | es-ES');
  });

  it('of 60,000 characters are cut as pages cut them', () => {
    const home = { ...LOFT, longDescription: [text('nl-BE', 'huis '.repeat(12_000))] };
    expect(refusalsOf(mapped(home))).toEqual([]);
  });
});

describe('units and pictures', () => {
  it('a unit names its project, which is a project', () => {
    expect(mapped(UNIT)).toMatchObject({ parent: '6775197' });
    expect(estateOf(PROJECT).general).toMatchObject({ project: true, headType: { id: 9 } });
    expect(mapped({ ...UNIT, parentId: 0 })).toMatchObject({ parent: null });
    expect(estateOf(PROJECT).dimensions?.commentArea?.nl).toBe('114 m² – 136 m²');
  });

  it('pictures come in the vendor’s order, in 1600 px, with their date', () => {
    const one = mapped(recordedHome(6_775_188));
    const pictures = one.kind === 'home' ? one.pictures : [];
    expect(pictures).toHaveLength(6);
    expect(pictures[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      address: expect.stringMatching(/\/1600\/[0-9a-f]{32}\.jpg$/),
      changed: expect.stringMatching(/^2025-/),
    });
    const orders = new Map(
      recordedHome(6_775_188).pictures.map((picture) => [String(picture.id), Number(picture.order ?? 1e9)]),
    );
    const given = pictures.map(({ id }) => orders.get(id) ?? 0);
    expect(given).toEqual(given.toSorted((first, second) => first - second));
  });

  it('a picture that says so is a plan; the room that it shows says nothing of that', () => {
    const home = recordedHome(6_775_189);
    const [first, second, ...others] = home.pictures;
    const one = mapped(
      reducedHome({
        ...home,
        pictures: [{ ...first, isPlan: true }, { ...second, isPlan: false }, ...others],
      }),
    );
    const pictures = one.kind === 'home' ? one.pictures : [];
    expect(pictures.flatMap(({ id, plan }) => (plan === undefined ? [] : [id]))).toEqual([String(first?.id)]);
    expect(pictures.length).toBeGreaterThan(2);
  });

  it('tours and films are https addresses', () => {
    expect(estateOf(UNIT).videos).toEqual([
      { typeId: 2, link: 'https://nodalview.com/s/2UI3QqClT95gX3mG2vUf5B' },
      { typeId: 1, link: 'https://www.youtube.com/watch?v=xWkK_7H_YD4' },
    ]);
    expect(
      estateOf({ ...UNIT, linkVirtualVisit: 'http://tour.example', link3DModel: 'javascript:1' }).videos,
    ).toBeUndefined();
  });
});

describe('the tables of codes', () => {
  it('name only countries of our vocabulary, each once', () => {
    const codes = [...COUNTRIES.values()];
    expect(ENUMERATIONS.country).toEqual(expect.arrayContaining(codes));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('name only conditions and moments of our vocabulary', () => {
    const ids = (table: typeof CONDITIONS) =>
      [...table.values()].flatMap((one) => ('id' in one ? [one.id] : []));
    expect(ENUMERATIONS.condition).toEqual(expect.arrayContaining(ids(CONDITIONS)));
    expect(ENUMERATIONS.freeOn).toEqual(expect.arrayContaining(ids(AVAILABILITIES)));
    expect(VIOLATIONS).toEqual(expect.arrayContaining([...MEASURES.values()]));
  });

  it('name a choice in four languages that differ, but for figures and names', () => {
    const same = Object.values(CHOICES).flatMap((list) =>
      [...list.values()].filter((words) => new Set(Object.values(words)).size === 1).map(({ nl }) => nl),
    );
    expect([...new Set(same)].toSorted()).toEqual([
      '220 V',
      '315 V',
      '380 V',
      'Pellets',
      'Quick-Step',
      'Sisal',
    ]);
  });

  it('name only sub types of our vocabulary, of the head type of their category', () => {
    // Assisted living and bicycle sheds have a head type of their own.
    const own = new Map([
      ['SERVICE_FLAT', 11],
      ['BICYCLE_STORAGE', 8],
    ]);
    for (const [category, code] of SUB_TYPE_CODES_BY_CATEGORY)
      expect(subTypeOf(code)?.headType, code).toBe(own.get(code) ?? CATEGORIES.get(category));
  });
});

describe('a facility', () => {
  const facilitiesOf = (...details: readonly Members[]) =>
    (estateOf({ ...LOFT, details, garage: 0, parking: 0, terrace: 0 }).facilities ?? []).map(
      ({ name }) => name?.nl,
    );

  it('of which a room or a row says more is said once', () => {
    const gym = { id: 142, value: '1' };
    const kitchen = { id: 38, value: '1' };
    const indoor = { id: 20, value: '1' };
    expect(facilitiesOf(gym, kitchen, indoor)).toEqual(['Fitnessruimte', 'Keuken', 'Binnenparkeerplaats']);
    const more = [
      { id: 1067, value: '51' },
      { id: 1595, value: 'x', enum: { id: 686 } },
      { id: 998, value: '2' },
    ];
    expect(facilitiesOf(gym, kitchen, indoor, ...more)).toEqual([]);
  });
});

describe('a villa', () => {
  it('has its rooms, distances and facts', () => {
    const estate = estateOf(VILLA);
    expect(estate.general).toMatchObject({ bedroomCount: 4, bathroomCount: 2, subType: { id: 305 } });
    expect(estate.dimensions).toMatchObject({ areaBuild: 236, areaGround: 700 });
    expect(estate.technical?.buildingType).toEqual({ id: 'CLOSED' });
    expect(estate.environments?.map(({ comment }) => comment?.fr ?? null)).toContain('Écoles\u00a0: 100 m');
  });
});
