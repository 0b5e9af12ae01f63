import { describe, expect, it } from 'vitest';
import { isKnownNumber } from './emptiness.ts';
import { energyLabelOf, energyScale, epcBarPercent, letterOfValue, pinPosition } from './energy.ts';
import { ENERGY_LETTERS, gradeOf, labelText, parseCustomEpcLabel, parseEnergyLabel } from './energy-label.ts';
import { floodIconShown, floodScoreShown, worstFloodScore } from './flood.ts';
import { REGIONS } from './region.ts';

describe('letterOfValue', () => {
  it.each([
    [-1, 'FLANDERS', 'A_PLUS'],
    [0, 'FLANDERS', 'A_PLUS'],
    [0.1, 'FLANDERS', 'A'],
    [100, 'FLANDERS', 'A'],
    [101, 'FLANDERS', 'B'],
    [500, 'FLANDERS', 'E'],
    [501, 'FLANDERS', 'F'],
    [45, 'BRUSSELS', 'A'],
    [345, 'BRUSSELS', 'F'],
    [900, 'BRUSSELS', 'G'],
    [0, 'WALLONIA', 'A_PLUS_PLUS'],
    [45, 'WALLONIA', 'A_PLUS'],
    [85, 'WALLONIA', 'A'],
    [511, 'WALLONIA', 'G'],
  ] as const)('%d kWh/m² in %s is %s', (value, region, letter) => {
    expect(letterOfValue(value, region)).toBe(letter);
  });

  it.each(REGIONS)('has one limit fewer than classes in %s', (region) => {
    const { letters, limits } = energyScale(region);
    expect(limits).toHaveLength(letters.length - 1);
    expect([...limits].sort((a, b) => a - b)).toEqual(limits);
  });
});

describe('energy labels (spec 2 §3)', () => {
  it.each([
    ['A_PLUS', 'A+'],
    ['a+', 'A+'],
    ['A_PLUS_PLUS', 'A++'],
    [' C ', 'C'],
    ['B_A_PLUS', 'B – A+'],
    ['G_F', 'G – F'],
    ['A_PLUS_A_PLUS_PLUS', 'A+ – A++'],
  ])('%s is written %s', (code, text) => {
    const label = parseEnergyLabel(code);
    expect(label && labelText(label)).toBe(text);
  });

  it.each([['H'], ['F_G'], ['A_A'], [''], [null], ['A_'], ['constructor']])('refuses %j', (code) => {
    expect(parseEnergyLabel(code)).toBeNull();
  });

  it('reads every pair of a worse and a better class: 36', () => {
    const pairs = ENERGY_LETTERS.flatMap((worst) => ENERGY_LETTERS.map((best) => `${worst}_${best}`));
    // "A_PLUS" with "PLUS" left over is no pair; only "worse to better" is.
    expect(
      pairs.filter((code) => parseEnergyLabel(code)?.worst !== parseEnergyLabel(code)?.best),
    ).toHaveLength(36);
  });

  it('reads the form A_100 (spec 1 §3)', () => {
    expect(parseCustomEpcLabel('A_100')).toEqual({ label: { worst: 'A', best: 'A' }, end: 100 });
    expect(parseCustomEpcLabel('A_PLUS_0')).toEqual({ label: { worst: 'A_PLUS', best: 'A_PLUS' }, end: 0 });
    expect([parseCustomEpcLabel('A'), parseCustomEpcLabel('_100'), parseCustomEpcLabel('Z_1')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('colours A++ as A+', () => {
    expect(ENERGY_LETTERS.map(gradeOf)).toEqual(['a-plus', 'a-plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('are the estate’s own label, otherwise from its code, otherwise from its value', () => {
    const figures = { customEpcLabel: 'B_200', energyLabel: 'C', epcValue: 450 };
    const written = (given: Parameters<typeof energyLabelOf>[0], region: 'FLANDERS' | null = 'FLANDERS') => {
      const label = energyLabelOf(given, region, true);
      return label && labelText(label);
    };
    expect(written(figures)).toBe('B');
    expect(written({ ...figures, customEpcLabel: null })).toBe('C');
    expect(written({ epcValue: 450 })).toBe('E');
    expect(written({ epcValue: 450 }, null)).toBeNull();
    expect(written({ epcValue: -1 })).toBe('A+');
    // A property outside the scale for dwellings has the certificate's letter or none.
    expect(energyLabelOf({ epcValue: 450 }, 'FLANDERS', false)).toBeNull();
    expect(energyLabelOf({ epcValue: 450, energyLabel: 'B' }, 'FLANDERS', false)).not.toBeNull();
    expect(written({ customEpcLabel: 'x', energyLabel: '' })).toBeNull();
    expect(written(null)).toBeNull();
  });
});

describe('EPC bar (spec 1 §9)', () => {
  it.each([
    [350, 50],
    [700, 100],
    [701, 100],
    [0, 0],
    [-1, 0],
    [-40, 0],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
  ])('%s fills %s percent', (value, percent) => {
    expect(epcBarPercent(value)).toBe(percent);
  });

  it('treats -1 as a value', () => {
    expect(isKnownNumber(-1)).toBe(true);
  });
});

describe('pinPosition', () => {
  it.each([
    [0, 'FLANDERS', 1 / 7],
    [50, 'FLANDERS', 1.5 / 7],
    [500, 'FLANDERS', 6 / 7],
    [600, 'FLANDERS', 6.5 / 7],
    [5000, 'FLANDERS', 1],
    [-5000, 'FLANDERS', 0],
    [22.5, 'WALLONIA', 1.5 / 9],
    [45, 'BRUSSELS', 1 / 7],
  ] as const)('is for %d in %s: %d', (value, region, place) => {
    expect(pinPosition(value, region)).toBeCloseTo(place, 10);
  });

  it('is null without a value', () => {
    expect(pinPosition(null, 'FLANDERS')).toBeNull();
  });

  it.each(REGIONS)('stays inside the cell of its class in %s', (region) => {
    const { letters } = energyScale(region);
    for (let value = -150; value <= 800; value += 7) {
      const place = (pinPosition(value, region) ?? -1) * letters.length;
      const cell = letters.indexOf(letterOfValue(value, region));
      expect(place).toBeGreaterThanOrEqual(cell - 1e-9);
      expect(place).toBeLessThanOrEqual(cell + 1 + 1e-9);
    }
  });
});

describe('flooding', () => {
  it.each([
    ['A', false],
    ['B', false],
    ['C', false],
    ['D', true],
    ['d', true],
    ['E', true],
    ['', false],
    [null, false],
    ['high', false],
  ])('score %j shows the icon: %s (spec 1 §9)', (score, shown) => {
    expect(floodIconShown(score)).toBe(shown);
  });

  it('takes the worse of building and parcel', () => {
    expect([worstFloodScore('B', 'D'), worstFloodScore(null, 'a'), worstFloodScore('', undefined)]).toEqual([
      'D',
      'A',
      null,
    ]);
  });

  it('shows scores outside Wallonia only, with a score (spec 1 §5)', () => {
    expect([
      floodScoreShown('A', { region: 'FLANDERS', abroad: false }),
      floodScoreShown('A', { region: null, abroad: false }),
      floodScoreShown('A', { region: 'WALLONIA', abroad: false }),
      floodScoreShown('', { region: 'FLANDERS', abroad: false }),
    ]).toEqual([true, true, false, false]);
  });
});
