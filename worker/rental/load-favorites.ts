import { stayOf } from '#domain/favorites.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import { loadListed } from '../estate/load-cards.ts';
import type { SiteContent } from '../platform/content/content.ts';
import type { Variables } from '../platform/env.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { toFavoriteRental } from './rental-card.ts';

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

/** A favourite with its card; `estate` is null for a holiday home. */
export interface FavoriteHome {
  readonly card: EstateCardView;
  readonly estate: Estate | null;
}

/** Favourites, estates and holiday homes, in the order of the ids; those not offered are absent. */
export async function loadFavoriteHomes(
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<FavoriteHome[]> {
  const units = [...new Set(ids.flatMap((id) => stayOf(id) ?? []))];
  const [estates, rentals] = await Promise.all([
    loadListed(content, ids, context),
    loadRentals(content, units, context),
  ]);
  const homes: readonly FavoriteHome[] = [...estates, ...rentals.map((card) => ({ card, estate: null }))];
  const byId = new Map(homes.map((home) => [home.card.id, home]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The cards of the same. */
export const loadFavorites = async (
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<EstateCardView[]> => (await loadFavoriteHomes(content, ids, context)).map(({ card }) => card);

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
