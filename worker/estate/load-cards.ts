import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import type { SiteContent } from '../platform/content/content.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { toEstateCard } from './card/estate-card.ts';
import { favoritesRequests } from './favorites-request.ts';

/** An estate as a list has it, with its card. */
interface Listed {
  readonly card: EstateCardView;
  readonly estate: Estate;
}

/**
 * Some estates with their cards, units of projects included, in the order of the ids: by terms on
 * children.general.id (spec 1 §7). Estates that are not offered are absent.
 */
export async function loadListed(
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<Listed[]> {
  const answers = await Promise.all(favoritesRequests(ids).map((request) => content.searchEstates(request)));
  const listed = answers.flatMap(({ results }) =>
    results.map((estate) => ({ card: toEstateCard(estate, context), estate })),
  );
  const byId = new Map(listed.map((one) => [one.card.id, one]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** The cards of the same. */
export const loadCards = async (
  content: SiteContent,
  ids: readonly string[],
  context: ViewContext,
): Promise<EstateCardView[]> => (await loadListed(content, ids, context)).map(({ card }) => card);
