import { expect, it } from 'vitest';
import { areaMeant, areasBeginning, liesIn } from './areas.ts';

it.each([
  ['West-Vlaanderen', { name: 'westFlanders', said: false }],
  ['flandre occidentale', { name: 'westFlanders', said: false }],
  ['provincie Antwerpen', { name: 'antwerp', said: true }],
  ['Province de Liège', { name: 'liege', said: true }],
  ['Province d’Anvers', { name: 'antwerp', said: true }],
  ['Namur (province)', { name: 'namur', said: true }],
  ['Provinz Lüttich', { name: 'liege', said: true }],
  ['De kust', { name: 'coast', said: true }],
  ['la Côte', { name: 'coast', said: true }],
  ['Die Küste', { name: 'coast', said: true }],
  ['kust', { name: 'coast', said: true }],
  ['Koksijde', null],
  ['', null],
])('%s means %j', (text, meant) => {
  expect(areaMeant(text)).toEqual(meant);
});

it('knows the beginnings of names, of three letters or more', () => {
  expect(areasBeginning('west')).toEqual(['westFlanders']);
  expect(areasBeginning('lim')).toEqual(['limburg']);
  expect(areasBeginning('we')).toEqual([]);
});

it.each([
  ['coast', 8670, true],
  ['coast', '8000', false],
  ['westFlanders', '8000', true],
  ['namur', '5000', true],
  ['flemishBrabant', '3000', true],
  ['limburg', '3500', true],
  ['namur', 'L-5000', false],
  ['namur', null, false],
] as const)('%s holds the zip %s: %s', (name, zip, holds) => {
  expect(liesIn(name, zip)).toBe(holds);
});
