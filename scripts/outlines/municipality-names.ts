import { TOWNS } from '#domain/map/towns.ts';
import { SPELLINGS, spelt } from './spellings.ts';

type Names = readonly [nl: string, fr: string, en: string, de: string];

/** Names in the site's four languages; known towns have the names of the map of results. */
export function namesOf(id: string, language: string, [dutch, french]: readonly [string, string]): string[] {
  const own = SPELLINGS[id];
  const [nl, fr] = typeof own === 'string' ? [own, own] : (own ?? [spelt(dutch), spelt(french)]);
  const town = TOWNS.find(({ name }) => name.nl === nl || name.fr === fr)?.name;
  // For a German-speaking municipality the source has its own name in the Dutch field.
  const local = language.startsWith('F') || language === 'DF' ? fr : nl;
  const names: Names = [nl, fr, town?.en ?? local, town?.de ?? local];
  return new Set(names).size === 1 ? [nl] : [...names];
}
