import { type Locale, type Localized, perLocale } from '../domain/locale.ts';
import deHeadTypes from './de/head-types.ts';
import deSubTypes from './de/subtypes.ts';
import enHeadTypes from './en/head-types.ts';
import enSubTypes from './en/subtypes.ts';
import frHeadTypes from './fr/head-types.ts';
import frSubTypes from './fr/subtypes.ts';
import nlHeadTypes from './nl/head-types.ts';
import nlSubTypes from './nl/subtypes.ts';

type Names = Readonly<Record<Locale, Readonly<Record<string, string>>>>;

const HEAD_TYPES: Names = { nl: nlHeadTypes, fr: frHeadTypes, en: enHeadTypes, de: deHeadTypes };
const SUB_TYPES: Names = { nl: nlSubTypes, fr: frSubTypes, en: enSubTypes, de: deSubTypes };

const namesOf = (names: Names, code: string): Localized => perLocale((locale) => names[locale][code]);

/** What a head type is called in every language. */
export const headTypeNames = (id: number): Localized => namesOf(HEAD_TYPES, String(id));

/** What a sub type of the listing vocabulary is called in every language. */
export const subTypeNames = (code: string): Localized => namesOf(SUB_TYPES, code);
