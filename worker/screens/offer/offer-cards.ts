import type { EstateFilter, ViewMode } from '#domain/filter/filter.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard, toEstateRow } from '../../estate/card/estate-card.ts';
import type { EstateResults } from '../../platform/content/estates.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import { cardGroups } from './offer-groups.ts';

/** A page of search results, as far as it is shown. */
export interface FoundPage {
  readonly total: number;
  readonly results: readonly Estate[];
  readonly groups?: EstateResults['groups'];
}

/** The cards of a page of search results, each with its group when the list is grouped. */
export const toOfferCards = (
  { group }: Pick<EstateFilter, 'group'>,
  { results, groups }: Pick<FoundPage, 'results' | 'groups'>,
  mode: ViewMode,
  context: ViewContext,
): EstateCardView[] => {
  const toCard = mode === 'list' ? toEstateRow : toEstateCard;
  const groupOf = group === null ? null : cardGroups(group, groups, context);
  return results.map((estate) => {
    const card = toCard(estate, context);
    if (groupOf === null) return card;
    const group = groupOf(estate);
    const ingredients = [card, group.key, group.label, group.count];
    return cachedView(context, 'estate card in a group', ingredients, () => ({ ...card, group }));
  });
};
