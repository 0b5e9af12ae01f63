import type { CardBoxView } from '#domain/views/card-box.ts';
import type { ViewContext } from '../platform/page/context.ts';

/**
 * The box for a search card; null where the agency has no system that keeps them. `ticked` is the system whose box the visitor
 * ticked.
 */
export function cardBoxOf(
  { site, t }: Pick<ViewContext, 'site' | 't'>,
  ticked: string | null = null,
): CardBoxView | null {
  const { cardSystem, name } = site;
  return cardSystem == null || cardSystem === ''
    ? null
    : {
        system: cardSystem,
        words: t('searchCards.agree', { agency: name, system: cardSystem }),
        ticked: ticked === cardSystem,
      };
}
