import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn } from '../testing/contexts.ts';
import { rentalFacts } from './rental-facts.ts';

const unit = (registrationNumber: unknown) =>
  readLoosely(RentalUnitSchema, { id: 1, general: { registrationNumber } });

it.each(LOCALES)(
  'a unit shows the number under which it is registered, in %s (docs/advertising-law.md)',
  (locale) => {
    const context = contextIn(locale);
    const label = context.t('stays.fact.registration');
    expect(rentalFacts(unit(' 000701 '), null, context)).toEqual([{ label, value: '000701' }]);
    for (const unset of ['', ' ', null, undefined])
      expect(rentalFacts(unit(unset), null, context)).toEqual([]);
  },
);
