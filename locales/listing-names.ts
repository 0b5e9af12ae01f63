import { type Localized, perLocale } from '../domain/locale.ts';
import { typeNames } from './type-names.ts';

/** What a head type is called in every language. */
export const headTypeNames = (id: number): Localized =>
  perLocale((locale) => typeNames().headTypes[locale][String(id)]);

/** What a sub type of the listing vocabulary is called in every language. */
export const subTypeNames = (code: string): Localized =>
  perLocale((locale) => typeNames().subTypes[locale][code]);
