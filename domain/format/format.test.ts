import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './date.ts';
import {
  formatArea,
  formatCo2,
  formatEpc,
  formatEpcPerArea,
  formatEpcPerYear,
  formatLitres,
  formatMetres,
  formatPercent,
} from './measure.ts';
import { formatPrice, formatPricePerArea } from './money.ts';
import { formatNumber, formatTrimmed, MAX_DECIMALS } from './number.ts';
import { SAME_EVERYWHERE } from './writing.ts';

fc.configureGlobal({ seed: 4, numRuns: 300 });

describe('formatNumber (spec 1 §9)', () => {
  it.each([
    [385_000, 0, '385.000'],
    [999, 0, '999'],
    [1_234_567.891, 2, '1.234.567,89'],
    [0, 0, '0'],
    [0, 2, '0,00'],
    [1.005, 2, '1,01'],
    [2.5, 0, '3'],
    [-2.5, 0, '−3'],
    [-0.001, 2, '0,00'],
    [-1234.5, 1, '−1.234,5'],
    [0.1234567, 7, '0,1234567'],
    [1e-9, 7, '0,0000000'],
    [1e21, 0, '1.000.000.000.000.000.000.000'],
    [1.5e22, 2, '15.000.000.000.000.000.000.000'],
    [-1e23, 0, '−99.999.999.999.999.991.611.392'],
    [Number.NaN, 0, ''],
    [Number.POSITIVE_INFINITY, 0, ''],
  ])('writes %d with %i decimals as %s', (value, decimals, text) => {
    expect(formatNumber(value, SAME_EVERYWHERE, decimals)).toBe(text);
  });

  it.each([[-1], [8], [1.5], [Number.NaN]])('fails for %d decimals (spec 1 §5)', (decimals) => {
    expect(() => formatNumber(1, SAME_EVERYWHERE, decimals)).toThrow(RangeError);
  });

  it('accepts 0 to 7 decimals and reads back as the rounded number (spec 1 §5)', () => {
    const number = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(number, fc.integer({ min: 0, max: MAX_DECIMALS }), (value, decimals) => {
        const text = formatNumber(value, SAME_EVERYWHERE, decimals);
        const read = Number(text.replace('−', '-').replaceAll('.', '').replace(',', '.'));
        expect(Math.abs(read - value)).toBeLessThanOrEqual(0.5 / 10 ** decimals + 1e-6);
        expect(text).toMatch(/^−?\d{1,3}(\.\d{3})*(,\d+)?$/);
      }),
    );
  });

  it('leaves out zeros at the end', () => {
    expect([38.4, 218, 1200, 0.05, 10.1, 0].map((value) => formatTrimmed(value, SAME_EVERYWHERE))).toEqual([
      '38,4',
      '218',
      '1.200',
      '0,05',
      '10,1',
      '0',
    ]);
    expect(formatTrimmed(100, SAME_EVERYWHERE, 0)).toBe('100');
  });
});

describe('formatPrice (spec 1 §9)', () => {
  it.each([
    [385_000, '€ 385.000'],
    [1250.5, '€ 1.250,50'],
    [1250.001, '€ 1.250'],
    [0, '€ 0'],
  ])('writes %d as %s', (euros, text) => {
    expect(formatPrice(euros, SAME_EVERYWHERE)).toBe(text);
  });

  it('writes euros per square metre (spec 2 §9)', () => {
    expect(formatPricePerArea(2509.6, SAME_EVERYWHERE)).toBe('€ 2.510 /m²');
  });
});

describe('measures', () => {
  it('rounds areas to two decimals (spec 1 §9)', () => {
    expect([
      formatArea(218, SAME_EVERYWHERE),
      formatArea(38.456, SAME_EVERYWHERE),
      formatArea(1250, SAME_EVERYWHERE),
    ]).toEqual(['218 m²', '38,46 m²', '1.250 m²']);
  });

  it('writes lengths, litres and percentages (spec 2 §9)', () => {
    expect([
      formatMetres(6.2, SAME_EVERYWHERE),
      formatLitres(2000, SAME_EVERYWHERE),
      formatPercent(12.5, SAME_EVERYWHERE),
    ]).toEqual(['6,2 m', '2.000l', '12,5%']);
  });

  it('writes energy in each language’s unit (spec 1 §9)', () => {
    expect(formatEpc(241, { ...SAME_EVERYWHERE, locale: 'nl' })).toBe('241 kWh/m²/jaar');
    expect(formatEpc(-1, { ...SAME_EVERYWHERE, locale: 'fr' })).toBe('−1 kWh/m²/an');
    expect(formatEpc(0, { ...SAME_EVERYWHERE, locale: 'en' })).toBe('0 kWh/m²/year');
    expect(formatCo2(46.25, { ...SAME_EVERYWHERE, locale: 'de' })).toBe('46,25 kg/m²/Jahr');
  });

  it('writes energy as the second source does (spec 2 §9)', () => {
    expect([
      formatEpcPerArea(241, SAME_EVERYWHERE),
      formatEpcPerYear(24_100, { ...SAME_EVERYWHERE, locale: 'nl' }),
    ]).toEqual(['241 kWh/m²', '24.100 kWh/jaar']);
  });
});

describe('formatDate (spec 1 §9)', () => {
  it.each([
    ['a calendar day', '2026-11-04', '04/11/2026'],
    ['an instant late in the evening as the next day in Brussels', '2026-06-30T22:30:00Z', '01/07/2026'],
    ['an instant in winter time', '2026-12-31T22:30:00Z', '31/12/2026'],
    ['an instant with offset', '2026-11-26T13:30:00+01:00', '26/11/2026'],
    ['a local time as its own day', '2026-11-26 23:59:59', '26/11/2026'],
    ['a leap day', '2028-02-29', '29/02/2028'],
    ['no day that does not exist', '2026-02-30', ''],
    ['no month that does not exist', '2026-13-01', ''],
    ['no other form', '26/11/2026', ''],
    ['no day that stands for none', '0001-01-01', ''],
    ['no instant that stands for none', '0001-01-01T00:00:00Z', ''],
    ['no impossible instant', '2026-11-26T25:00:00Z', ''],
    ['no nonsense', 'yesterday', ''],
    ['nothing', null, ''],
  ])('writes %s', (_, text, expected) => {
    expect(formatDate(text, SAME_EVERYWHERE)).toBe(expected);
  });
});

describe('formatDateTime', () => {
  it.each([
    ['an instant, in Brussels', '2026-06-30T22:30:00Z', '01/07/2026, 00:30'],
    ['an instant with offset', '2026-12-15T14:00:00+01:00', '15/12/2026, 14:00'],
    ['a local time as it is', '2026-12-09 13:05', '09/12/2026, 13:05'],
    ['a calendar day without a time', '2026-12-31', '31/12/2026'],
    ['no day that does not exist', '2026-02-30T10:00', ''],
    ['no hour that does not exist', '2026-11-26T25:00:00Z', ''],
    ['nothing', undefined, ''],
  ])('writes %s (spec 1 §9)', (_, text, expected) => {
    expect(formatDateTime(text, SAME_EVERYWHERE)).toBe(expected);
  });
});
