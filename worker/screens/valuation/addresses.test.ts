import { describe, expect, it } from 'vitest';
import { doorOf } from './addresses.ts';

describe('the house number of a typed address', () => {
  it.each([
    ['Elizabetlaan 41', '41'],
    ['Elizabetlaan 41, Knokke', '41'],
    ['Elizabetlaan 41 Knokke', '41'],
    ['Elizabetlaan 41 8300 Knokke', '41'],
    ['Elizabetlaan 41 bus 3, 8300 Knokke', '41 bus 3'],
    ['Elizabetlaan 41b', '41b'],
    ['Elizabetlaan 1204, Knokke', '1204'],
    ['Rue du 4 Août 12, Namur', '12'],
    ['11 Novemberlaan 5', '5'],
    ['Albert I-laan 12', '12'],
    ['Elizabetlaan', ''],
    ['Elizabetlaan 8300', ''],
    ['', ''],
  ])('%s: %s', (text, door) => {
    expect(doorOf(text)).toBe(door);
  });
});
