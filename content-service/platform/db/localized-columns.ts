import { LOCALES, type Locale, type Localized, perLocale } from '#domain/locale.ts';

/**
 * A localized text in a row: a column per language, such as `name_nl`. A new language needs new columns (a
 * migration).
 */
export type LocalizedColumns<Prefix extends string> = {
  readonly [Column in `${Prefix}_${Locale}`]: string | null;
};

/** `name_nl`, `name_fr` and so on. */
export const localizedColumns = (prefix: string): readonly string[] =>
  LOCALES.map((locale) => `${prefix}_${locale}`);

/** Reads the text from these columns of a row. */
export const readLocalized = <Prefix extends string>(
  row: LocalizedColumns<Prefix>,
  prefix: Prefix,
): Record<Locale, string | null> => perLocale((locale) => row[`${prefix}_${locale}`]);

/** The columns that store a text. */
export const writeLocalized = (
  prefix: string,
  text: Localized | null | undefined,
): Readonly<Record<string, string | null>> =>
  Object.fromEntries(LOCALES.map((locale) => [`${prefix}_${locale}`, text?.[locale] ?? null]));
