import { expect, it } from 'vitest';
import { clearFits, shownOnPhone } from './chip-rows.ts';

const SIX = ['Te koop', 'Appartement', 'Grond', '€ 100.000 – 650.000', '2 slaapkamers', '“terras”'];

it.each([
  ['no chips', [], 0],
  ['six chips of usual length', SIX, 6],
  ['one long chip', ['x'.repeat(60)], 1],
])('shows %s whole', (_what, labels, shown) => {
  expect(shownOnPhone(labels)).toBe(shown);
});

it('counts the chips beyond three rows, and leaves room for their number', () => {
  expect(shownOnPhone([...SIX, 'Knokke-Heist', 'Het Zoute'])).toBe(5);
});

it('shows at least one, however long', () => {
  expect(shownOnPhone(['x'.repeat(200), 'Knokke'])).toBe(1);
});

it.each([
  ['beside few chips', ['Te koop', 'Huis'], true],
  ['in the third row', SIX.slice(0, 4), true],
  ['not below three full rows, where all filters have it', SIX, false],
])('shows the link that clears all %s', (_where, labels, fits) => {
  expect(clearFits(labels, 'Alles wissen')).toBe(fits);
});
