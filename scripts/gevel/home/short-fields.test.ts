import { describe, expect, it } from 'vitest';
import { RECORD_SHAPES } from '#content-service/intake/records/index.ts';
import { readFields } from '../files/index.ts';
import { givenFields, HOMES, shortNames } from './short-fields.ts';

describe.each(HOMES)('short names of %s', (kind) => {
  it.each(shortNames(kind).split(', '))('%s is a field of its record', (name) => {
    const [given] = givenFields(kind, [`${name.replace('LANG', 'de')}=1`]);
    expect(given?.path).toMatch(new RegExp(`^${kind}\\.`));
    expect(readFields(given ? [given] : [], RECORD_SHAPES, {})).toMatchObject({ objections: [] });
  });
});

it.each([
  ['estate', 'option', '3'],
  ['estate', 'option-rent', '4'],
  ['estate', 'sold', '5'],
  ['estate', 'let', '6'],
  ['estate', 'FOR_SALE', '1'],
  ['estate', 'for-rent', '2'],
  ['listing', 'option', 'OPTION_FOR_SALE'],
  ['listing', 'for-rent', 'FOR_RENT'],
  ['listing', 'sold', 'SOLD'],
] as const)('the status of %s: %s is %s', (kind, word, stated) => {
  expect(givenFields(kind, [`status=${word}`])).toMatchObject([{ cell: stated }]);
});

it('refuses a status that the source does not know, with those that it knows', () => {
  expect(() => givenFields('estate', ['status=taken-over'])).toThrow('for-sale, to-rent, option-for-sale');
});

it.each([
  ['energy.epcValue=212', 'estate.energy.epcValue'],
  ['estate.energy.epcValue=212', 'estate.energy.epcValue'],
  ['contact.name=An', 'contact.name'],
])('%s is at %s', (pair, path) => {
  expect(givenFields('estate', [pair])).toMatchObject([{ path }]);
});
