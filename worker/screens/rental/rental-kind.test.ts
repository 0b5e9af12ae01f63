import { expect, it } from 'vitest';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { toRentalCard } from '../../rental/rental-card.ts';
import { contextIn } from '../../testing/contexts.ts';
import { toRentalPage } from './rental-page.ts';

const CHOICE = { from: null, to: null, persons: null, month: null, extras: [] };

it.each([
  ['Villa', 'Strandjutter', 'Villa'],
  ['Villa', 'Villa Zeebries', null],
  ['', 'Strandjutter', 'Vakantiewoning'],
])('names the kind %j of %s alike on its card and on its page', (kind, rentalName, words) => {
  const general = { subKind: { name: { nl: kind } }, building: { rentalName } };
  const unit = readLoosely(RentalUnitSchema, { id: 17, general });
  const page = toRentalPage({ unit, periods: null, choice: CHOICE, today: '2027-01-01' }, contextIn('nl'));
  expect([toRentalCard(unit, contextIn('nl')).kind, page.kind]).toEqual([words, words]);
});
