import type { Context } from 'hono';
import { isPlaceText } from '../../../domain/filter/place.ts';
import { fold } from '../../../domain/fold.ts';
import { localized } from '../../../domain/text.ts';
import type { City } from '../../../wire/cities.ts';
import type { AppEnv } from '../../platform/env.ts';
import { loadDeferred, valueOr } from '../../platform/failure/outage.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { loadStreets } from '../../search/place/meant.ts';

/** An address that a typed text may mean, as far as the site knows streets and towns. */
export interface MeantAddress {
  /** "Elizabetlaan 41"; empty where only the town is known. */
  readonly street: string;
  readonly zip: string;
  readonly town: string;
  /** All of it on one line: "Elizabetlaan 41, 8300 Knokke". */
  readonly text: string;
}

/** A house number behind a word, perhaps with its letter and its box. */
const DOOR = /\p{L}[.'’]?\s+(\d{1,4}\s?[a-z]?(?:\s(?:bus|bte|boîte|boite|box)\s?\w{1,6})?)(?=[\s,]|$)/giu;
const ZIP = /^\d{4}$/;

/** The house number in a typed address; empty without one. Four digits alone are a zip, unless they are all there is. */
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

/** Streets of the offer that a typed address may lie in, with the number that was typed; none while nobody can tell. */
export async function addressesMeant(c: Context<AppEnv>, text: string): Promise<readonly MeantAddress[]> {
  if (!isPlaceText(text)) return [];
  const { locale, site } = viewContext(c);
  const door = doorOf(text);
  const found = valueOr(await loadStreets(c, text), []);
  return found.map(({ name, city }) =>
    inTown(joined(' ', localized(name, locale, site.defaultLocale), door), city, c),
  );
}

/** The towns that may be meant behind the last comma, or by all of it. */
export async function townsMeant(c: Context<AppEnv>, text: string): Promise<readonly MeantAddress[]> {
  if (!isPlaceText(text)) return [];
  const comma = text.lastIndexOf(',');
  const [street, typed] = comma < 0 ? ['', text] : [text.slice(0, comma).trim(), text.slice(comma + 1)];
  if (fold(typed).length < 2) return [];
  const cities = valueOr(await loadDeferred(c, 'cities', () => siteContent(c).cities(typed)), []);
  return cities.map((city) => inTown(street, city, c));
}

/** Whether a text says which of these it means: by its town or its zip. */
const namesTown = (text: string, { zip, town }: MeantAddress): boolean => {
  const words = ` ${fold(text)} `;
  return words.includes(` ${fold(town)} `) || (zip !== '' && words.includes(` ${zip} `));
};

/** Most addresses to choose from. */
const MOST = 5;

/**
 * What may be meant by an address that leaves it open: streets of that name where none of their towns is said. Empty
 * where nothing has to be asked: a street that the site does not know is as good as any.
 */
export async function openAddresses(c: Context<AppEnv>, text: string): Promise<readonly MeantAddress[]> {
  const found = await addressesMeant(c, text);
  return found.some((address) => namesTown(text, address)) ? [] : found.slice(0, MOST);
}
