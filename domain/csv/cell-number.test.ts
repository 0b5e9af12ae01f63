import { describe, expect, it } from 'vitest';
import { readNumber } from './cell-number.ts';

/** What a cell becomes: without a setting, with a decimal comma, with a decimal point. */
const reported = (cell: string) =>
  ([null, 'comma', 'point'] as const).map((notation) => {
    const read = readNumber(cell, notation);
    if ('objection' in read) return /^-?[\d.]+ with/.test(read.objection) ? 'two readings' : 'the other sign';
    return typeof read.value === 'number' ? read.value : 'text';
  });

describe('a cell of numbers', () => {
  it.each([
    ['395000', [395000, 395000, 395000]],
    ['395.000', ['two readings', 395000, 395]],
    ['1.250', ['two readings', 1250, 1.25]],
    ['1,250', ['two readings', 1.25, 1250]],
    ['-1.250', ['two readings', -1250, -1.25]],
    ['1.250.000', [1250000, 1250000, 'the other sign']],
    ['1,250,000', [1250000, 'the other sign', 1250000]],
    ['395.000,00', [395000, 395000, 'the other sign']],
    ['395,000.00', [395000, 'the other sign', 395000]],
    ['1.250,5', [1250.5, 1250.5, 'the other sign']],
    ['164,5', [164.5, 164.5, 'the other sign']],
    ['164.5', [164.5, 'the other sign', 164.5]],
    ['0.395', [0.395, 'the other sign', 0.395]],
    ['0,395', [0.395, 0.395, 'the other sign']],
    ['12.3456', [12.3456, 'the other sign', 12.3456]],
    ['395 000', [395000, 395000, 395000]],
    ['395 000,50', [395000.5, 395000.5, 'the other sign']],
    ['395\u00a0000', [395000, 395000, 395000]],
    ['1\u202f250\u202f000', [1250000, 1250000, 1250000]],
    ['395’000', [395000, 395000, 395000]],
    ["395'000.5", [395000.5, 'the other sign', 395000.5]],
    [' 42 ', [42, 42, 42]],
    ['-1', [-1, -1, -1]],
    ['−1', [-1, -1, -1]],
    ['0', [0, 0, 0]],
    ['39.50.00', ['text', 'text', 'text']],
    ['1 250.000,5', ['text', 'text', 'text']],
    ['12 34', ['text', 'text', 'text']],
    ['1.250.00', ['text', 'text', 'text']],
    ['3,95E+05', ['text', 'text', 'text']],
    ['1e5', ['text', 'text', 'text']],
    ['€ 395.000', ['text', 'text', 'text']],
    ['395.000 €', ['text', 'text', 'text']],
    ['+5', ['text', 'text', 'text']],
    ['1.', ['text', 'text', 'text']],
    [',5', ['text', 'text', 'text']],
    ['drie', ['text', 'text', 'text']],
    ['1234567890123456', ['text', 'text', 'text']],
  ])('%j is %j', (cell, readings) => {
    expect(reported(cell)).toEqual(readings);
  });

  it('names both readings, and both settings', () => {
    expect(readNumber('395.000', null)).toEqual({
      objection:
        '395000 with a decimal comma, 395 with a decimal point: say which, --decimal comma or --decimal point',
    });
    expect(readNumber('14.5', 'comma')).toEqual({
      objection: 'a number with a comma before its decimals is expected, as --decimal comma says',
    });
  });

  it('of coordinates has a decimal point in every file', () => {
    expect(readNumber('51.345', 'plain')).toEqual({ value: 51.345 });
    expect(readNumber('-3.2871234567', 'plain')).toEqual({ value: -3.2871234567 });
    expect(readNumber('51,345', 'plain')).toEqual({
      objection: 'degrees are written with a point before their decimals, such as 51.3457',
    });
  });
});
