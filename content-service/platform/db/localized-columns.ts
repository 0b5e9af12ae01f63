import { LOCALES, type Locale, type Localized, perLocale } from '../../../domain/locale.ts';

/** A text in a row: one column a language, such as `name_nl`. A new language is new columns (a migration). */
export type LocalizedColumns<Prefix extends string> = {
  readonly [Column in `${Prefix}_${Locale}`]: string | null;
};

/** `name_nl`, `name_fr` and so on. */
export const localizedColumns = (prefix: string): readonly string[] =>
  LOCALES.map((locale) => `${prefix}_${locale}`);

/** The text that these columns of a row hold. */
export const readLocalized = <Prefix extends string>(
  row: LocalizedColumns<Prefix>,
  prefix: Prefix,
): Record<Locale, string | null> => perLocale((locale) => row[`${prefix}_${locale}`]);

/** The columns that hold a text. */
export const writeLocalized = (
  prefix: string,
  text: Localized | null | undefined,
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(LOCALES.map((locale) => [`${prefix}_${locale}`, text?.[locale] ?? null]));
