import { expect, it } from 'vitest';
import { SAMPLE_UNITS } from '#worker/testing/views/estate.ts';
import { figureIn, unitFigures } from './unit-figures.ts';

it.each([
  ['€ 1.291.000,50', 1_291_000.5],
  ['96,5 m²', 96.5],
  ['3', 3],
  ['Prijs op aanvraag', undefined],
  [undefined, undefined],
])('parses %s as %s', (text, figure) => {
  expect(figureIn(text)).toBe(figure);
});

it('leaves out figures that the table does not show', () => {
  const units = SAMPLE_UNITS.flatMap((group) => group.units);
  expect(units.map(unitFigures)).toEqual([
    { 'data-state': 'option', 'data-bedrooms': 2, 'data-area': 96, 'data-price': 425_000 },
    { 'data-state': 'free', 'data-bedrooms': 2, 'data-area': 96, 'data-price': 291_000 },
    { 'data-state': 'sold', 'data-bedrooms': 2, 'data-area': 96, 'data-price': undefined },
  ]);
});
