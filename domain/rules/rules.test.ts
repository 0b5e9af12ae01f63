import { describe, expect, it } from 'vitest';
import { addressLine, isAddressHidden, showsStreet } from './address.ts';
import { hasPositive, isBlank, isKnownNumber, isUnsetNumber, showsByDefault } from './emptiness.ts';
import { hasMapMarker } from './map-marker.ts';
import { isPriceHidden, lowestPrice, priceDisplay, pricePerSquareMetre } from './price.ts';
import { countRooms, ROOM_TYPES, roomCount, terraceSurface } from './rooms.ts';
import { sameId, sourceOf } from './source.ts';

describe('emptiness (spec 1 §5)', () => {
  it.each([
    [null, false],
    [undefined, false],
    ['', false],
    [' \n', false],
    [0, false],
    [-1, false],
    [Number.NaN, false],
    [[], false],
    ['0', true],
    [0.5, true],
    [-2, true],
    [false, true],
    [[0], true],
    [{}, true],
  ])('decides whether %j shows', (value, expected) => {
    expect(showsByDefault(value)).toBe(expected);
  });

  it('treats 0 and -1 as each predicate requires', () => {
    expect([isUnsetNumber(-1), isUnsetNumber(0), isUnsetNumber(null)]).toEqual([true, false, true]);
    expect([hasPositive(-1), hasPositive(0), hasPositive(1), hasPositive(Infinity)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect([isKnownNumber(-1), isKnownNumber(0), isKnownNumber(undefined)]).toEqual([true, true, false]);
    expect([isBlank('\t'), isBlank('0')]).toEqual([true, false]);
  });
});

describe('source (spec 1 §3)', () => {
  it('is the second when there is a guid', () => {
    expect([sourceOf({ guid: 'a' }), sourceOf({ guid: '' }), sourceOf({ guid: null }), sourceOf({})]).toEqual(
      ['second', 'first', 'first', 'first'],
    );
  });

  it('compares ids as text (spec 1 §4)', () => {
    expect([sameId(1, '1'), sameId('1', '01'), sameId(null, null), sameId(undefined, 'undefined')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('address (spec 1 §2)', () => {
  const address = {
    visible: true,
    street: { nl: 'Lippenslaan', fr: 'Avenue Lippens' },
    number: 12,
    box: '3',
    city: { zip: 8300, name: { nl: 'Knokke-Heist' } },
  };

  it('shows the street only if it is visible and the estate is not sold', () => {
    expect(addressLine(address, 'nl', false)).toBe('Lippenslaan 12 bus 3, 8300 Knokke-Heist');
    expect(addressLine(address, 'nl', true)).toBe('8300 Knokke-Heist');
    expect(addressLine({ ...address, visible: false }, 'nl', false)).toBe('8300 Knokke-Heist');
  });

  it.each([
    ['fr', 'Avenue Lippens 12 bte 3'],
    ['en', 'Lippenslaan 12 box 3'],
    ['de', 'Lippenslaan 12 Bfk. 3'],
  ] as const)('writes a box in %s', (locale, street) => {
    expect(addressLine(address, locale, false)).toBe(`${street}, 8300 Knokke-Heist`);
  });

  it('shows no street without explicit permission', () => {
    expect([showsStreet({ visible: null }, false), showsStreet({}, false), showsStreet(null, false)]).toEqual(
      [false, false, false],
    );
  });

  it.each([false, null, undefined, 0, 1, '', 'true', 'false', 'J', 'N', {}, [true]])(
    'is hidden unless the value is the JSON value true: %j',
    (visible) => {
      expect(isAddressHidden({ visible: visible as boolean })).toBe(true);
      expect(showsStreet({ visible: visible as boolean }, false)).toBe(false);
    },
  );

  it('is shown when true, and hidden when absent', () => {
    expect([{ visible: true }, {}, null, undefined].map(isAddressHidden)).toEqual([false, true, true, true]);
  });

  it('leaves out empty parts', () => {
    expect(addressLine({ ...address, number: -1, box: '' }, 'nl', false)).toBe(
      'Lippenslaan, 8300 Knokke-Heist',
    );
    expect(
      addressLine({ visible: true, city: { zip: '', name: {}, alias: { nl: 'Duinbergen' } } }, 'nl', false),
    ).toBe('Duinbergen');
    expect(addressLine(null, 'nl', false)).toBe('');
  });
});

describe('price', () => {
  it.each([
    ['hides the figure of -1 (spec 1 §9)', { value: -1 }, false, { kind: 'on-request' }],
    ['says nothing of -1 once it is sold', { value: -1 }, true, { kind: 'hidden' }],
    ['shows a figure', { value: 385_000 }, false, { kind: 'amount', value: 385_000, from: false }],
    [
      'marks a price from (spec 1 §9)',
      { value: 289_000, priceFrom: true },
      false,
      { kind: 'amount', value: 289_000, from: true },
    ],
    ['is on request without a figure', { value: null }, false, { kind: 'on-request' }],
    ['is on request at zero (spec 1 §5)', { value: 0 }, false, { kind: 'on-request' }],
    ['is on request without a price', undefined, false, { kind: 'on-request' }],
    ['cannot be requested of a sold estate', { value: null }, true, { kind: 'hidden' }],
    ['still shows a sold estate’s figure', { value: 5 }, true, { kind: 'amount', value: 5, from: false }],
  ])('%s', (_, price, sold, expected) => {
    expect(priceDisplay(price, sold)).toEqual(expected);
  });

  it('starts from the lowest known price', () => {
    expect(lowestPrice([-1, null, 0, 300, 200])).toBe(200);
    expect(lowestPrice([-1, undefined])).toBeNull();
    expect(isPriceHidden(0)).toBe(false);
  });

  it('is known per square metre only with price and area', () => {
    expect(pricePerSquareMetre(300_000, 120)).toBe(2500);
    expect(pricePerSquareMetre(300_000, -1)).toBeNull();
  });
});

describe('rooms (spec 1 §3)', () => {
  const layout = [
    { typeId: ROOM_TYPES.bedroom, count: 2, surface: 14 },
    { typeId: ROOM_TYPES.bedroom },
    { typeId: ROOM_TYPES.bedroom, count: -1 },
    { typeId: ROOM_TYPES.bathroom, count: 0 },
    { typeId: ROOM_TYPES.terrace, surface: 12.5 },
    { typeId: ROOM_TYPES.terrace, surface: -1 },
    { typeId: ROOM_TYPES.terrace, surface: 8 },
  ];

  it('has the ids used for counting', () => {
    expect(ROOM_TYPES).toEqual({ bedroom: 1, bathroom: 5, garage: 6, terrace: 10, parking: 14, toilet: 16 });
  });

  it('sums the counts of a type; a row without a count is one room', () => {
    expect(countRooms(layout, 'bedroom')).toBe(4);
    expect(countRooms(layout, 'bathroom')).toBe(0);
    expect(countRooms(null, 'toilet')).toBe(0);
  });

  it('sums terrace surfaces', () => {
    expect(terraceSurface(layout)).toBe(20.5);
  });

  it('prefers the listing’s own figure to a count', () => {
    expect(roomCount(3, layout, 'bedroom')).toBe(3);
    expect(roomCount(-1, layout, 'bedroom')).toBe(4);
    expect(roomCount(0, layout, 'bathroom')).toBeNull();
  });
});

describe('map marker (spec 1 §4)', () => {
  it('needs place, sub type and status', () => {
    const estate = { geoLocation: { lat: 0, lon: 3.2 }, subType: { id: 1 }, transaction: { id: 1 } };
    expect(hasMapMarker(estate)).toBe(true);
    expect(hasMapMarker({ ...estate, geoLocation: { lat: 51 } })).toBe(false);
    expect(hasMapMarker({ ...estate, subType: null })).toBe(false);
    expect(hasMapMarker({ ...estate, transaction: {} })).toBe(false);
  });
});
