import type { CardBoxView } from '#domain/views/card-box.ts';
import type { ViewContext } from '../platform/page/context.ts';

/**
 * The box for a search card; null where the agency has no system that keeps them. `ticked` is the system whose box the visitor
 * ticked. An alert that has a card (`stored`) has the box of that system, whatever system the agency works with by now: to untick
 * it ends that card, and to leave it ticked is no consent to another system.
 */
export function cardBoxOf(
  { site, t }: Pick<ViewContext, 'site' | 't'>,
  {
    ticked,
    stored,
  }: { readonly ticked?: string | undefined; readonly stored?: string | null | undefined } = {},
): CardBoxView | null {
  const { cardSystem, name } = site;
  const system = stored ?? cardSystem;
  return system == null || system === ''
    ? null
    : {
        system,
        words: t('searchCards.agree', { agency: name, system }),
        ticked: ticked === system,
      };
}
