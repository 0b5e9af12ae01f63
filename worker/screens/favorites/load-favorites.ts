import { stayOf } from '#domain/favorites.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import { loadCards } from '../../estate/load-cards.ts';
import type { SiteContent } from '../../platform/content/content.ts';
import type { Variables } from '../../platform/env.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { toFavoriteRental } from '../../rental/rental-card.ts';

/** Highest number of units in one answer (contract, "Rentals"). */
const CHUNK = 100;

/** Cards of holiday homes; none on a site without them. */
async function loadRentals(
  content: SiteContent,
  units: readonly string[],
  context: ViewContext,
): Promise<readonly EstateCardView[]> {
  if (!context.site.settings.features.includes('rentals')) return [];
  const chunks = Array.from({ length: Math.ceil(units.length / CHUNK) }, (_, index) =>
    units.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const answers = await Promise.all(
    chunks.map((id) => content.searchRentals({ query: { terms: { id } }, from: 0, size: id.length })),
  );
  return answers.flatMap(({ results }) => results.map((unit) => toFavoriteRental(unit, context)));
}

/** The cards of favourites, estates and holiday homes, in the order of the ids; those not offered are absent. */
export async function loadFavorites(
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<EstateCardView[]> {
  const units = [...new Set(ids.flatMap((id) => stayOf(id) ?? []))];
  const [estates, rentals] = await Promise.all([
    loadCards(content, ids, context),
    loadRentals(content, units, context),
  ]);
  const byId = new Map([...estates, ...rentals].map((card) => [card.id, card]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The homes of a list, as they are counted. */
export const favoriteHomes = (
  cards: readonly Pick<EstateCardView, 'id'>[],
): NonNullable<Variables['listedHomes']> => ({
  measure: 'kept',
  homes: cards.map(({ id }) => {
    const unit = stayOf(id);
    return unit === null ? { kind: 'estate', id } : { kind: 'rental', id: unit };
  }),
});
