import { expect, it } from 'vitest';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn, siteWith } from '../testing/contexts.ts';
import { toRentalCard } from './rental-card.ts';

const unit = readLoosely(RentalUnitSchema, { id: 17, general: { maxOccupation: 6 }, rooms: { bedrooms: 2 } });
const factsOn = (card: string) =>
  toRentalCard(unit, contextIn('nl', siteWith({ theme: { choices: { card } } }))).facts;

it('shows the facts of a holiday rental as icons, or by name where cards use words', () => {
  expect(factsOn('plain')).toEqual([
    { kind: 'persons', text: '6', name: 'personen' },
    { kind: 'bedrooms', text: '2', name: 'slaapkamers' },
  ]);
  for (const card of ['plate', 'story'])
    expect(factsOn(card).map(({ name, named }) => [name, named])).toEqual([
      ['personen', 'named'],
      ['slaapkamers', 'named'],
    ]);
});
