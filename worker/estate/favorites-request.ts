import { parseEstateId } from '../../domain/estate-id.ts';
import type { EstateSearchRequest } from '../../wire/estate-search.ts';

/** Most estates a search answers at once. */
const CHUNK = 100;

/**
 * The searches that find favourites: terms on children.general.id, so that units of projects are found
 * too (spec 1 §7). As many ids a search as it answers at once; what is no id is left out, and no ids
 * make no search at all.
 */
export function favoritesRequests(ids: readonly string[]): EstateSearchRequest[] {
  const sound = [...new Set(ids)].filter((id) => parseEstateId(id) !== null);
  const chunks = Array.from({ length: Math.ceil(sound.length / CHUNK) }, (_, index) =>
    sound.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  return chunks.map((chunk) => ({
    query: { terms: { 'children.general.id': chunk } },
    from: 0,
    size: chunk.length,
  }));
}
