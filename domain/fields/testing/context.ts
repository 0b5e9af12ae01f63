import { createTranslator } from '#locales/translator.ts';
import type { Locale } from '../../locale.ts';
import type { FieldFacts } from '../field.ts';
import type { FieldContext } from '../texts.ts';

/** A flat for sale in Flanders with a visible address: none of its facts hides a field. */
export const ORDINARY: FieldFacts = {
  region: 'FLANDERS',
  abroad: false,
  forRent: false,
  measures: 'none',
  sold: false,
  addressHidden: false,
  project: false,
  dwelling: true,
  priceHidden: false,
  priceWithheld: false,
  realisedPrices: false,
  costsHidden: false,
  standing: { label: 'FOR_SALE', period: false, unknown: false, archived: false, gone: false, ended: false },
  type: 'APARTMENT',
  vatRegime: false,
  headType: 1,
};

/** Context with the real texts of a language, and facts that differ from the ordinary estate's. */
export const contextOf = (locale: Locale, facts: Partial<FieldFacts> = {}): FieldContext => ({
  t: createTranslator(locale),
  locale,
  fallback: 'nl',
  facts: { ...ORDINARY, ...facts },
});

/** A document with one value at a dotted path. */
export function documentWith(path: string, value: unknown): unknown {
  return path
    .split('.')
    .toReversed()
    .reduce<unknown>((node, key) => ({ [key]: node }), value);
}
