import { describe, expect, it } from 'vitest';
import { layOver } from './lay-over.ts';

const STORED = {
  estate: {
    general: { id: 501, title: { nl: 'Huis', fr: 'Maison' }, price: { value: 395_000 } },
    pictures: [{ file: '501-front', alt: { nl: 'Gevel' } }, { file: '501-garden' }],
  },
  rates: [
    { season: 'LOW', type: 'WEEK', price: 700 },
    { season: 'HIGH', type: 'WEEK', price: 900 },
  ],
  taken: [['2027-07-03', '2027-07-10']],
  collections: ['new'],
};
type Paths = Parameters<typeof layOver>[2];
const lay = (given: unknown, ...columns: Paths) => layOver(STORED, given, columns);

describe('columns laid over a record', () => {
  it('change only their fields; an empty cell removes its own, and an equal id stays as it was sent', () => {
    const given = { estate: { general: { id: '501', price: { value: 380_000 } } } };
    expect(
      lay(
        given,
        ['estate', 'general', 'id'],
        ['estate', 'general', 'price', 'value'],
        ['estate', 'general', 'title', 'fr'],
      ),
    ).toEqual({
      ...STORED,
      estate: {
        ...STORED.estate,
        general: { id: 501, title: { nl: 'Huis' }, price: { value: 380_000 } },
      },
    });
    expect(lay({}, ['estate', 'general', 'price', 'value'])).toMatchObject({
      estate: { general: { id: 501, title: { nl: 'Huis' } } },
    });
    expect(lay({}, ['estate', 'general', 'price', 'value'])).not.toHaveProperty('estate.general.price');
  });

  it('change one entry of a list, add entries, and remove those without fields', () => {
    expect(lay({ rates: [null, { price: 950 }] }, ['rates', 1, 'price'])).toMatchObject({
      rates: [STORED.rates[0], { season: 'HIGH', type: 'WEEK', price: 950 }],
    });
    const third = { season: 'MID', type: 'WEEK', price: 800 };
    const columns: Paths = [
      ['rates', 4, 'season'],
      ['rates', 4, 'type'],
      ['rates', 4, 'price'],
    ];
    expect(lay({ rates: [null, null, null, null, third] }, ...columns)).toMatchObject({
      rates: [...STORED.rates, third],
    });
    const first: Paths = [
      ['rates', 0, 'season'],
      ['rates', 0, 'type'],
      ['rates', 0, 'price'],
    ];
    expect(lay({}, ...first)).toMatchObject({ rates: [STORED.rates[1]] });
    expect(lay({}, ['taken', 0, 0], ['taken', 0, 1])).not.toHaveProperty('taken');
  });

  it('a list of names is in the order of the row, whatever places its entries had', () => {
    const before = {
      estate: {
        pictures: [
          { file: 'a', index: 0, alt: { nl: 'A' } },
          { file: 'b', index: 1 },
          { file: 'c', index: 7 },
        ],
      },
    };
    const given = { estate: { pictures: [{ file: 'c' }, { file: 'new' }, { file: 'a' }] } };
    expect(layOver(before, given, [['estate', 'pictures']])).toEqual({
      estate: {
        pictures: [
          { file: 'c', index: 0 },
          { file: 'new', index: 1 },
          { file: 'a', index: 2, alt: { nl: 'A' } },
        ],
      },
    });
    const same = { estate: { pictures: [{ file: 'a' }, { file: 'b' }, { file: 'c' }] } };
    expect(layOver(before, same, [['estate', 'pictures']])).toEqual(before);
  });

  it('replace a whole list; pictures of the same name keep their texts', () => {
    const given = { estate: { pictures: [{ file: '501-new' }, { file: '501-front' }] } };
    expect(lay(given, ['estate', 'pictures'])).toMatchObject({
      estate: { pictures: [{ file: '501-new' }, { file: '501-front', alt: { nl: 'Gevel' } }] },
    });
    expect(lay({}, ['collections'])).not.toHaveProperty('collections');
  });

  it('of nothing stored are the row without its empty cells', () => {
    const given = { estate: { general: { id: '9' }, layout: [null, { surface: 12 }] } };
    const columns: Paths = [
      ['estate', 'general', 'id'],
      ['estate', 'general', 'title', 'nl'],
      ['estate', 'layout', 0, 'surface'],
      ['estate', 'layout', 1, 'surface'],
    ];
    expect(layOver({}, given, columns)).toEqual({
      estate: { general: { id: '9' }, layout: [{ surface: 12 }] },
    });
  });

  it('leave empty lists of the record as they are', () => {
    expect(layOver({ a: [], b: 1 }, { b: 2 }, [['b']])).toEqual({ a: [], b: 2 });
  });
});
