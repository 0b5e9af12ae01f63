import { describe, expect, it } from 'vitest';
import { contextIn, estateWith } from '#worker/testing/contexts.ts';
import { toFloors } from './floors.ts';

const room = (nl: string, rest: Readonly<Record<string, unknown>> = {}) => ({ name: { nl }, ...rest });
const floorsOf = (floors: unknown) => toFloors(estateWith({ floors }), contextIn());

describe('toFloors', () => {
  it('sorts levels, and rooms within a level by floorId (spec 1 §4)', () => {
    const floors = [
      {
        floor: { nl: 'Eerste' },
        sort: 2,
        rooms: [room('Bad', { floorId: 2 }), room('Slaap', { floorId: 1 })],
      },
      { floor: { nl: 'Zolder' }, rooms: [room('Berging')] },
      { floor: { nl: 'Kelder' }, sort: 0, rooms: [room('Wijn')] },
    ];
    expect(floorsOf(floors).map(({ title, rooms }) => [title, ...rooms.map(({ name }) => name)])).toEqual([
      ['Kelder', 'Wijn'],
      ['Eerste', 'Slaap', 'Bad'],
      ['Zolder', 'Berging'],
    ]);
  });

  it.each([
    [{ count: 2, surface: 15.5, comment: { nl: 'met waskom' } }, '2 × 15,5 m², met waskom'],
    [{ count: 2, surface: -1 }, '2'],
    [{ count: 1, surface: 38.4 }, '38,4 m²'],
    [{ count: null, surface: 0 }, null],
    [{ count: -1, comment: { nl: 'licht' } }, 'licht'],
  ])('describes a room of %j', (rest, detail) => {
    expect(floorsOf([{ floor: { nl: 'x' }, rooms: [room('Kamer', rest)] }])).toEqual([
      { title: 'x', rooms: [{ name: 'Kamer', detail }] },
    ]);
  });

  it('sets the language of each text in another language (WCAG 3.1.2)', () => {
    const floors = [
      { floor: { fr: 'Rez' }, rooms: [room('Keuken', { surface: 9, comment: { fr: 'avec îlot' } })] },
    ];
    expect(floorsOf(floors)).toEqual([
      { title: 'Rez', lang: 'fr', rooms: [{ name: 'Keuken', detail: '9 m², avec îlot', detailLang: 'fr' }] },
    ]);
  });

  it('leaves out rooms with count 0, and levels without rooms', () => {
    const floors = [
      { floor: { nl: 'Leeg' }, rooms: [] },
      { floor: null, rooms: [room('Kamer', { count: 0 }), room('  '), room('Hal')] },
    ];
    expect(floorsOf(floors)).toEqual([{ title: 'Andere', rooms: [{ name: 'Hal', detail: null }] }]);
    expect(floorsOf(null)).toEqual([]);
  });
});
