import type { Mapped } from '#content-service/intake/feeds/kind.ts';
import type { KyeroHome } from '../kyero/fields.ts';
import { mapKyero } from '../kyero/map.ts';
import { readKyero } from '../kyero/read.ts';
import { type Elements, kyeroFile } from './kyero-file.ts';

/** The homes of a file, as far as they are read. */
export async function homesOf(text: string | Uint8Array): Promise<readonly KyeroHome[]> {
  const homes = await readKyero(typeof text === 'string' ? new TextEncoder().encode(text) : text);
  return Array.from({ length: homes.count }, (_, place) => homes.at(place).home as KyeroHome);
}

/** What the mapping makes of a home for a site in Dutch and French. */
export const mapped = (home: KyeroHome): Mapped => mapKyero(home, { settings: {}, locales: ['nl', 'fr'] });

/** The same of a home's elements, through a file. */
export async function mappedOf(elements: Elements): Promise<Mapped> {
  const [home] = await homesOf(kyeroFile([elements]));
  if (home === undefined) throw new Error('no home');
  return mapped(home);
}
