import { type Localized, perLocale } from '#domain/locale.ts';
import { typeNames } from './type-names.ts';

/** Name of a head type in every language. */
export const headTypeNames = (id: number): Localized =>
  perLocale((locale) => typeNames().headTypes[locale][String(id)]);

/** Name of a sub type of the listing vocabulary in every language. */
export const subTypeNames = (code: string): Localized =>
  perLocale((locale) => typeNames().subTypes[locale][code]);
