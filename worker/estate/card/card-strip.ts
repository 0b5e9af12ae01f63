import { ajaxPath } from '#domain/routes.ts';
import type { CardStripView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { MOST_ON_CARD } from './pictures.ts';

/** Call that returns the pictures of a card; the tile is a parameter. */
type StripCall = 'card-pictures' | 'rental-pictures';

/** Link to more pictures of a card; null when there is only one. */
export function toStrip(
  call: StripCall,
  id: string,
  pictures: number,
  { locale, t }: ViewContext,
): CardStripView | null {
  if (pictures < 2) return null;
  const count = Math.min(pictures, MOST_ON_CARD);
  return {
    href: ajaxPath(locale, call, id),
    count,
    position: t('estate.picture', { n: 1, total: count }),
    previous: t('estate.previousPicture'),
    next: t('estate.nextPicture'),
  };
}
