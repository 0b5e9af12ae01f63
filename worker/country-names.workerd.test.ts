import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { ENUMERATIONS } from '#domain/vocabulary/enumerations.ts';
import { createTranslator } from '#locales/translator.ts';

// Most come from the runtime (decision 66), and this is the runtime that sites run in.
it.each(LOCALES)('names every country of spec 2 §3 in %s', (locale) => {
  const { label } = createTranslator(locale);
  expect(ENUMERATIONS.country.filter((code) => label('country', code) === null)).toEqual([]);
});

it('has the names of countries in the requested language', () => {
  const names = LOCALES.map((locale) => createTranslator(locale).label('country', 'DE'));
  expect(names).toEqual(['Duitsland', 'Allemagne', 'Germany', 'Deutschland']);
});
