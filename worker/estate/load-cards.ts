import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { SiteContent } from '../platform/content/content.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { toEstateCard } from './card/estate-card.ts';
import { favoritesRequests } from './favorites-request.ts';

/**
 * The cards of some estates, units of projects included, in the order of the ids: by terms on
 * children.general.id (spec 1 §7). Estates that are not offered are absent.
 */
export async function loadCards(
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<EstateCardView[]> {
  const answers = await Promise.all(favoritesRequests(ids).map((request) => content.searchEstates(request)));
  const cards = answers.flatMap(({ results }) => results.map((estate) => toEstateCard(estate, context)));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
