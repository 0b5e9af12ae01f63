import { pathTo } from '#domain/routes.ts';
import type { BlockLinkView, EstatesBlockView } from '#domain/views/section.ts';
import { toEstateCard } from '../estate/card/estate-card.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { type BlockData, estatesKey, type SectionOf } from './block-data.ts';
import { blockWords } from './words.ts';

/** Link to all estates of a block: the page of its collection or group, else the offer. */
function wayToAll(
  { collection, group }: SectionOf<'estates'>,
  total: number,
  context: ViewContext,
): BlockLinkView {
  const { locale, t } = context;
  const href = collection
    ? pathTo('collection', locale, { id: collection })
    : group
      ? pathTo('group', locale, { id: group })
      : pathTo('offer', locale);
  return { label: t.count('home.all', total), href };
}

/** Estates that the agency chose; null when there are none, and a message when they could not be loaded. */
export function estatesBlock(
  section: SectionOf<'estates'>,
  data: BlockData,
  context: ViewContext,
): EstatesBlockView | null {
  const estates = data.estates.get(estatesKey(section));
  if (estates === undefined || estates?.total === 0) return null;
  const words = blockWords(section, context, estates?.title);
  return {
    kind: 'estates',
    ...words,
    heading: words.heading || context.t('home.newest'),
    cards: estates?.results.map((estate) => toEstateCard(estate, context)) ?? [],
    link: estates === null ? null : wayToAll(section, estates.total, context),
    failed: estates === null,
  };
}
