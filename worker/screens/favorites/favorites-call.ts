import * as z from 'zod';
import { favoriteIn } from '#domain/favorites.ts';
import type { EstateCardsAnswer } from '#domain/views/estate-card.ts';
import type { Answer } from '../../platform/env.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { readJsonBody } from '../../platform/request/json-body.ts';
import { favoriteHomes, loadFavorites } from '../../rental/load-favorites.ts';

/** Maximum number of favourites per call. */
const MAX_IDS = 500;

const FavoritesBodySchema = z.object({
  ids: z.array(z.string().refine((id) => favoriteIn(id) !== null, 'no favourite')).max(MAX_IDS),
});

/**
 * `POST /{lang}/ajax/favorites`: cards of a visitor's favourites, in the order of the ids. Homes that are
 * no longer offered are left out. A POST, because a list of favourites can exceed the length of an address;
 * it changes nothing.
 */
export const favorites: Answer = async (c) => {
  const { ids } = await readJsonBody(c, FavoritesBodySchema);
  const results = await loadFavorites(siteContent(c), ids, viewContext(c));
  c.set('listedHomes', favoriteHomes(results));
  c.header('Cache-Control', 'no-store');
  return c.json({ total: results.length, results } satisfies EstateCardsAnswer);
};
