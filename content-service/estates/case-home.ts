/** The home of a visitor's case in SQL, as JSON: an address of an estate has texts per language, a unit has a name. */
import type { Locale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import { fullAddress } from './full-address.ts';

/** SQL for the address of an estate by its id or guid, as JSON; `site` and `estate` are SQL. */
export const addressJson = (site: string, estate: string): string =>
  `(SELECT d.doc -> '$.general.address' FROM estate_documents AS d WHERE d.site_id = ${site} AND d.id = ` +
  `COALESCE((SELECT e.id FROM estates AS e WHERE e.site_id = ${site} AND e.guid = ${estate}), ${estate}))`;

/** SQL for the name of a rental unit, which is one text in all languages; `site` and `unit` are SQL. */
export const unitName = (site: string, unit: string): string =>
  "(SELECT COALESCE(nullif(u.doc ->> '$.general.building.rentalName', ''), u.doc ->> '$.general.building.name') " +
  `FROM rental_units AS u WHERE u.site_id = ${site} AND u.id = ${unit})`;

/** SQL for all texts and numbers in a JSON value, to be searched: a street in each language, its number, its town. */
export const wordsIn = (json: string): string =>
  `coalesce((SELECT group_concat(t.atom, ' ') FROM json_tree(${json}) AS t WHERE t.atom IS NOT NULL), '')`;

/** A home from these columns as a text in a language: an address, or a name; empty for none. */
export function homeIn(json: string | null, locale: Locale): string {
  if (json === null || json === '') return '';
  const home: Estate['general']['address'] | string | null = JSON.parse(json);
  if (home === null) return '';
  return typeof home === 'string' ? home : fullAddress(home, locale);
}
