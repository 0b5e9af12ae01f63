import type { Locale } from '#domain/locale.ts';
import deHeadTypes from './de/head-types.ts';
import deSubTypes from './de/subtypes.ts';
import enHeadTypes from './en/head-types.ts';
import enSubTypes from './en/subtypes.ts';
import frHeadTypes from './fr/head-types.ts';
import frSubTypes from './fr/subtypes.ts';
import nlHeadTypes from './nl/head-types.ts';
import nlSubTypes from './nl/subtypes.ts';

/** Names of the vocabulary's types by code, in every language. */
export interface TypeNames {
  readonly headTypes: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly subTypes: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

/**
 * The names of all types. In the content service's bundle `given-type-names.ts` replaces this module; the service
 * reads the names from a file beside its bundle (decision 66).
 */
export const typeNames = (): TypeNames => NAMES;

const NAMES: TypeNames = {
  headTypes: { nl: nlHeadTypes, fr: frHeadTypes, en: enHeadTypes, de: deHeadTypes },
  subTypes: { nl: nlSubTypes, fr: frSubTypes, en: enSubTypes, de: deSubTypes },
};
