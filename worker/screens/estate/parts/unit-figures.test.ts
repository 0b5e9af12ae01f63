import { expect, it } from 'vitest';
import { sampleProject } from '#worker/testing/views/estate.ts';
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
  const units = sampleProject().units.flatMap((group) => group.units);
  expect(units.map(unitFigures)).toEqual([
    { 'data-state': 'free', 'data-bedrooms': 2, 'data-area': 58, 'data-price': 300_001 },
    { 'data-state': 'sold', 'data-bedrooms': 2, 'data-area': 94, 'data-price': undefined },
    { 'data-state': 'option', 'data-bedrooms': 2, 'data-area': 96, 'data-price': 300_003 },
  ]);
});
