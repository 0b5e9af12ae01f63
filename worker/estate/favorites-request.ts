import { parseEstateId } from '#domain/estate-id.ts';
import type { EstateSearchRequest } from '#wire/estate-search.ts';

/** Highest number of estates in one answer. */
const CHUNK = 100;

/**
 * Searches for favourites: terms on children.general.id, so that units of projects are found too (spec 1 §7).
 * Each search has as many ids as one answer may contain; invalid ids are left out, and without ids there is
 * no search.
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
