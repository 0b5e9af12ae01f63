import { describe, expect, it } from 'vitest';
import { DEMO_LOCALES } from '../basics/words.ts';
import { demoData } from '../demo.ts';
import { KINDS } from '../estates/kinds/kinds.ts';
import { DETAILS } from './details.ts';
import { INSIDE, OUTSIDE, PRACTICAL } from './inside.ts';
import { OPENINGS } from './openings.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TITLES } from './titles.ts';
import { fill, inCity, onFloor, roomsInWords, thousands } from './words.ts';

const everySentence = [
  ...INSIDE,
  ...OUTSIDE,
  ...PRACTICAL,
  ...[TITLES, OPENINGS, DETAILS, SURROUNDINGS].flatMap((table) => Object.values(table).flat()),
];
const placesIn = (text: string) =>
  new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name?.toLowerCase()));

describe('sentences', () => {
  it('use the same placeholders in all four languages', () => {
    for (const { text } of everySentence) {
      for (const locale of DEMO_LOCALES)
        expect(placesIn(text[locale]), text[locale]).toEqual(placesIn(text.nl));
    }
  });

  it('exist for every kind of estate', () => {
    for (const kind of Object.keys(KINDS)) {
      expect(TITLES[kind]?.length, kind).toBeGreaterThan(0);
      expect(OPENINGS[kind]?.length, kind).toBeGreaterThan(0);
    }
  });

  const told = demoData().estates.flatMap(({ estate: { general } }) =>
    DEMO_LOCALES.map((locale) => ({
      text: [general.title, general.shortDescription, general.description]
        .map((words) => words?.[locale])
        .join('\n'),
      hiddenStreets: general.address?.visible === false ? Object.values(general.address.street ?? {}) : [],
    })),
  );

  it('leave no placeholder unfilled', () => {
    const gaps = told.filter(({ text }) => /[{}]| {2}|undefined|null/.test(text));
    expect(gaps).toEqual([]);
  });

  it('never name the street of a hidden address (spec 1 §2)', () => {
    expect(told.some(({ hiddenStreets }) => hiddenStreets.length > 0)).toBe(true);
    const telling = told.filter(({ text, hiddenStreets }) =>
      hiddenStreets.some((street) => street && text.includes(street)),
    );
    expect(telling).toEqual([]);
  });
});

describe('words', () => {
  it('count rooms in words', () => {
    expect(roomsInWords('beds', 3, 'nl')).toBe('drie slaapkamers');
    expect(roomsInWords('baths', 1, 'fr')).toBe('une salle de bains');
    expect(roomsInWords('beds', 1, 'de')).toBe('ein Schlafzimmer');
    expect(roomsInWords('beds', 14, 'en')).toBe('14 bedrooms');
  });

  it('name floors, places and thousands', () => {
    expect(onFloor(0, 'fr')).toBe('au rez-de-chaussée');
    expect(onFloor(5, 'nl')).toBe('op de vijfde verdieping');
    expect(inCity({ fr: 'Le Coq', nl: 'De Haan' }, 'fr')).toBe('au Coq');
    expect(inCity({ fr: 'La Panne', nl: 'De Panne' }, 'fr')).toBe('à La Panne');
    expect(thousands(1_234_567)).toBe('1.234.567');
  });

  it('throw for a sentence with an unknown value', () => {
    expect(() => fill('In {year}', {})).toThrow(RangeError);
  });
});
