import type { Context } from 'hono';
import { isPlaceText } from '#domain/filter/place.ts';
import { fold } from '#domain/fold.ts';
import { localized } from '#domain/text.ts';
import type { City } from '#wire/cities.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { loadStreets } from '../../search/place/meant.ts';

/** An address that matches a typed text, from the streets and towns that the site knows. */
export interface MeantAddress {
  /** "Elizabetlaan 41"; empty when only the town is known. */
  readonly street: string;
  readonly zip: string;
  readonly town: string;
  /** The full address on one line: "Elizabetlaan 41, 8300 Knokke". */
  readonly text: string;
}

/** A house number after a word, optionally with a letter and a box. */
const DOOR = /\p{L}[.'’]?\s+(\d{1,4}\s?[a-z]?(?:\s(?:bus|bte|boîte|boite|box)\s?\w{1,6})?)(?=[\s,]|$)/giu;
const ZIP = /^\d{4}$/;

/**
 * The house number in a typed address; empty without one. Four digits are a zip code, unless they are the
 * only number.
 */
export function doorOf(text: string): string {
  const [street = ''] = text.split(',');
  const doors = [...street.matchAll(DOOR)].map(([, door = '']) => door.trim());
  return doors.findLast((door) => !ZIP.test(door)) ?? (text.includes(',') ? doors.at(-1) : undefined) ?? '';
}

const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

function inTown(street: string, city: City, c: Context<AppEnv>): MeantAddress {
  const { locale, site } = viewContext(c);
  const town = localized(city.name, locale, site.defaultLocale);
  const zip = String(city.zip ?? '');
  return { street, zip, town, text: joined(', ', street, joined(' ', zip, town)) };
}

/** Streets of the offer that match a typed address, with the typed number; none during an outage. */
export async function addressesMeant(c: Context<AppEnv>, text: string): Promise<readonly MeantAddress[]> {
  if (!isPlaceText(text)) return [];
  const { locale, site } = viewContext(c);
  const door = doorOf(text);
  const found = valueOr(await loadStreets(c, text), []);
  return found.map(({ name, city }) =>
    inTown(joined(' ', localized(name, locale, site.defaultLocale), door), city, c),
  );
}

/** Towns that match the text after the last comma, or all of it. */
export async function townsMeant(c: Context<AppEnv>, text: string): Promise<readonly MeantAddress[]> {
  if (!isPlaceText(text)) return [];
  const comma = text.lastIndexOf(',');
  const [street, typed] = comma < 0 ? ['', text] : [text.slice(0, comma).trim(), text.slice(comma + 1)];
  if (fold(typed).length < 2) return [];
  const cities = valueOr(await loadDeferred(c, 'cities', () => siteContent(c).cities(typed)), []);
  return cities.map((city) => inTown(street, city, c));
}
