/** The mapping of Kyero (decision 147). */
import { describe, expect, it } from 'vitest';
import { formatArea } from '#domain/format/measure.ts';
import { SAME_EVERYWHERE } from '#domain/format/writing.ts';
import { cellCentre } from '#domain/map/hidden-cell.ts';
import { refusalsOf } from '../../whise/testing/mapped.ts';
import { aKyeroHome, type Elements } from '../testing/kyero-file.ts';
import { mappedOf } from '../testing/read-kyero.ts';

const changed = (changes: Elements) => mappedOf(aKyeroHome('1', changes));
const estateOf = async (changes: Elements = {}) => {
  const one = await changed(changes);
  if (one.kind !== 'home') throw new Error(`no home: ${JSON.stringify(one)}`);
  return one.record.estate as { general: Record<string, unknown> } & Record<string, unknown>;
};
const saidOf = async (changes: Elements): Promise<readonly string[]> => {
  const one = await changed(changes);
  return one.kind === 'home'
    ? one.unmapped.map(({ what, name, value }) => `${what} | ${name} | ${value}`)
    : [`${one.kind}: ${'field' in one ? one.field : ''}`];
};

it('becomes a valid record, whose address is hidden', async () => {
  const one = await changed({});
  expect(refusalsOf(one)).toEqual([]);
  expect(one).toMatchObject({ kind: 'home', parent: null, unmapped: [], pictures: [] });
  const estate = await estateOf();
  expect(estate).toMatchObject({
    general: {
      headType: { id: 1 },
      transaction: { id: 1 },
      reference: 'REF-1',
      description: { nl: 'Ruim appartement.\n\nDicht bij zee.', fr: 'Bel appartement.' },
      address: {
        visible: false,
        street: { nl: 'Zeedijk' },
        city: { zip: '8300', name: { nl: 'Knokke-Heist' } },
        country: { id: 'BE' },
      },
      price: { value: 395_000 },
      bedroomCount: 2,
      bathroomCount: 1,
      townPlanningViolation: 'UNKNOWN',
    },
    energy: { energyLabel: 'B' },
    buildTechnicals: [
      { criteria: { nl: 'Gebouwde oppervlakte' }, value: { nl: formatArea(92, SAME_EVERYWHERE) } },
    ],
  });
  // What is built is not what is lived in, and zero is unknown.
  expect(estate).not.toHaveProperty('dimensions');
  expect(estate.general.address).toHaveProperty('geoLocation', cellCentre({ lat: 51.3457, lon: 3.2871 }));
  expect(estate.general.address).not.toHaveProperty('number');
});

describe('a home that the format does not let us understand', () => {
  it.each([
    [{ price_freq: 'week' }, 'price_freq', 'sale or month is expected, not week'],
    [{ price_freq: undefined }, 'price_freq', 'sale or month is expected'],
    [{ part_ownership: 1 }, 'part_ownership', 'a record has no place for it'],
    [{ leasehold: 'yes' }, 'leasehold', 'a record has no place for it'],
    [{ type: 'Igloo' }, 'type', 'no known type: Igloo'],
    [{ type: undefined }, 'type', 'no known type: '],
    [{ currency: 'GBP' }, 'currency', 'EUR is expected, not GBP'],
    [{ country: undefined }, 'country', 'missing: the format means Spain by that'],
    [{ country: 'Atlantis' }, 'country', 'no known country: Atlantis'],
    [{ postcode: undefined }, 'postcode', 'a home in Belgium needs its zip of four digits'],
    [{ postcode: '83000' }, 'postcode', 'a home in Belgium needs its zip of four digits'],
    [{ town: ' ' }, 'town', 'the name of a town is expected'],
    [{ price: { eur: 1 } }, 'price', 'elements where a text is expected'],
  ] as const)('%j is refused with its field', async (changes, field, reason) => {
    const one = await changed(changes);
    expect(one).toMatchObject({ kind: 'refused', field });
    expect(one).toHaveProperty('reason', expect.stringContaining(reason));
  });

  it.each([
    [{ price: '395.000,00' }, 'value | price | 395.000,00'],
    [{ currency: undefined }, 'value | price without a currency | 395000'],
    [{ beds: 'two' }, 'value | beds | '],
    [{ beds: 1000 }, 'value | beds | 1000'],
    [{ pool: 'yes' }, 'value | pool | '],
    [{ energy_rating: { consumption: 'G' } }, 'value | energy_rating.consumption | G'],
    [{ energy_rating: { emissions: 'D' } }, 'value | energy_rating.emissions | D'],
    [{ location: { latitude: '3.2871', longitude: '51.3457' } }, 'value | coordinates | '],
    [{ video_url: 'http://film.example/' }, 'value | video_url | '],
    [{ features: { feature: [{}, {}] } }, undefined],
    [{ desc: { nl: 'Huis', es: 'Casa' } }, 'detail | <desc.es> | '],
    [{ terrace: 12 }, 'detail | <terrace> | '],
    [{ ref: 'R'.repeat(65) }, 'value | ref of more than 64 signs | '],
  ] as const)('%j is said, and stated nowhere', async (changes, said) => {
    expect(await saidOf(changes)).toEqual(said === undefined ? [] : [said]);
    expect(refusalsOf(await changed(changes))).toEqual([]);
  });
});

it.each([
  ['Zeedijk 12 bus 3', 'Zeedijk'],
  ['Zeedijk-Het Zoot 12/A3, 8300 Knokke', 'Zeedijk-Het Zoot'],
  ['Rue de l’Église n° 4, bte 2', 'Rue de l’Église'],
  ['4B, rue de l’Église', 'rue de l’Église'],
  ['12 rue du Moulin', 'rue du Moulin'],
  ['Avenue du 11 Novembre 5', 'Avenue du 11 Novembre'],
  ['Knokke-Heist', undefined],
  ['12', undefined],
  ['x'.repeat(121), undefined],
] as const)('of the place in words %s has the street %s, which is hidden', async (place, street) => {
  const { address } = (await estateOf({ location_detail: place })).general as { address: object };
  expect((address as { street?: object }).street).toEqual(street && { nl: street });
});

it('knows plans by their tag', async () => {
  const image = [
    { url: 'https://img.example/1.jpg' },
    { url: 'https://img.example/2.jpg', tags: { tag: 'floorplan' } },
    { url: 'https://img.example/3.jpg', tags: { tag: 'FloorPlan' } },
  ];
  expect(await saidOf({ images: { image } })).toEqual([]);
  expect(await mappedOf(aKyeroHome('1', { images: { image: image as never } }))).toMatchObject({
    pictures: [{ plan: false }, { plan: true }, { plan: true }],
  });
});

it('counts features in words of their own without repeating them', async () => {
  const one = await mappedOf(aKyeroHome('1', { features: { feature: ['Lift', 'Sea views'] as never } }));
  expect(one).toMatchObject({
    unmapped: [{ what: 'detail', name: 'features in words of their own', value: '2' }],
  });
});

describe('what is said of a home', () => {
  it.each([
    [{ price_freq: 'month' }, { transaction: { id: 2 } }],
    [{ price: 'x' }, { price: { value: -1 } }],
    [{ currency: undefined }, { price: { value: -1 } }],
    [{ type: 'Villa' }, { headType: { id: 3 }, subType: { id: expect.any(Number) } }],
    [{ type: 'town  HOUSE' }, { headType: { id: 3 }, subType: { name: { nl: expect.any(String) } } }],
    [{ type: 'Land' }, { headType: { id: 2 } }],
    [{ country: 'België' }, { address: { country: { id: 'BE' } } }],
    [{ country: 'Spain', postcode: undefined, town: 'Javea' }, { address: { country: { id: 'ES' } } }],
    [{ town: 'Liège', postcode: '4000' }, { address: { city: { name: { fr: 'Liège' } } } }],
  ] as const)('%j', async (changes, general) => {
    expect((await estateOf(changes)).general).toMatchObject(general);
    expect(refusalsOf(await changed(changes))).toEqual([]);
  });

  it.each([
    [{ price: 0 }, 'general.price'],
    [{ price: undefined }, 'general.price'],
    [{ beds: 0 }, 'general.bedroomCount'],
    [{ energy_rating: { consumption: 'X' } }, 'energy'],
    [{ energy_rating: undefined }, 'energy'],
    [{ country: 'Spain', energy_rating: { consumption: 'B' } }, 'energy'],
    [{ new_build: 0 }, 'technical'],
    [{ pool: 0 }, 'facilities'],
    [{ location: { latitude: 0, longitude: 0 } }, 'general.address.geoLocation'],
  ] as const)('%j says nothing', async (changes, path) => {
    expect(await estateOf(changes)).not.toHaveProperty(path);
  });

  it('is a pool, a new building and a plot where they are stated', async () => {
    expect(
      await estateOf({ pool: 1, new_build: 1, surface_area: { plot: 500 }, type: 'House' }),
    ).toMatchObject({
      facilities: [{ name: { en: 'Swimming pool' } }],
      technical: { newBuilding: true },
      dimensions: { areaGround: 500 },
    });
  });

  it('is a class G in Wallonia, which Flanders has not', async () => {
    const wallonia = { town: 'Liège', postcode: '4000', energy_rating: { consumption: 'G' } };
    expect(await estateOf(wallonia)).toMatchObject({ energy: { energyLabel: 'G' } });
  });
});
