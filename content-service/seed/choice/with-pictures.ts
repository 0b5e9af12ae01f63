import { type DrawnHome, type Home, isLetting } from '../home.ts';
import { type OriginalName, originalOf } from '../pool/pool.ts';
import { rngFor } from '../rng.ts';
import { createDeal, type Deal } from './deal.ts';
import { wishesOf } from './wishes.ts';

const picturesFor = (home: DrawnHome, deal: Deal): OriginalName[] => [
  ...deal(
    wishesOf(home, rngFor(`pictures:${home.siteId}:${home.id}`)),
    isLetting(home.transaction) ? 'rent' : 'sale',
  ),
  ...home.plans,
];

/** Storeys of the building that is shown, where its picture is drawn with so many. */
const storeysOf = (home: DrawnHome, [front]: readonly OriginalName[]): number | null =>
  (front === undefined ? undefined : originalOf(front).facts.storeys) ?? home.storeys;

/**
 * Gives each of an agency's homes its pictures: none that its text contradicts, and the newest first, so that
 * who turns the pages of a list sees the same picture again as late as can be.
 */
export function withPictures(homes: readonly DrawnHome[]): Home[] {
  const deal = createDeal();
  const newestFirst = [...homes].sort((a, b) => b.published.localeCompare(a.published));
  const chosen = new Map(newestFirst.map((home) => [home.id, picturesFor(home, deal)]));
  return homes.map((home) => {
    const pictures = chosen.get(home.id) ?? [];
    return { ...home, pictures, storeys: storeysOf(home, pictures) };
  });
}
