import { type Sticker, sticker } from '../../agencies/stickers.ts';
import type { Rng } from '../../basics/rng.ts';
import type { DemoEstate } from '../demo-estate.ts';

/**
 * New estates have the sticker "new", and some others have one too. Sold estates have none, because their
 * label shows the status.
 */
export function stickerFor(estate: DemoEstate, rng: Rng): Sticker | null {
  const fate = rng.next();
  if (estate.transaction === 5 || estate.transaction === 6) return null;
  if (estate.days <= 7) return sticker(estate.siteId, 'new');
  if (estate.transaction !== 1) return null;
  if (fate < 0.03 && estate.days < 120) return sticker(estate.siteId, 'openHouse');
  if (fate >= 0.07 && fate < 0.1) return sticker(estate.siteId, 'exclusive');
  return null;
}
