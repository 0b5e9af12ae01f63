import { type OriginalName, originalOf } from '../../art/pool/pool.ts';
import { rngFor } from '../../basics/rng.ts';
import { createDeal, type Deal } from '../../choice/deal.ts';
import { type DemoEstate, type DrawnEstate, isLetting } from '../demo-estate.ts';
import { wishesOf } from './wishes.ts';

const picturesFor = (estate: DrawnEstate, deal: Deal): OriginalName[] => [
  ...deal(
    wishesOf(estate, rngFor(`pictures:${estate.siteId}:${estate.id}`)),
    isLetting(estate.transaction) ? 'rent' : 'sale',
  ),
  ...estate.plans,
];

/** Storeys of the pictured building, if its picture defines them. */
const storeysOf = (estate: DrawnEstate, [front]: readonly OriginalName[]): number | null =>
  (front === undefined ? undefined : originalOf(front).facts.storeys) ?? estate.storeys;

/**
 * Chooses the pictures of an agency's estates: none that contradicts the text, and starting with the newest
 * estates, so that a visitor of a list sees the same picture again as late as possible.
 */
export function withPictures(estates: readonly DrawnEstate[]): DemoEstate[] {
  const deal = createDeal();
  const newestFirst = [...estates].sort((a, b) => b.published.localeCompare(a.published));
  const chosen = new Map(newestFirst.map((estate) => [estate.id, picturesFor(estate, deal)]));
  return estates.map((estate) => {
    const pictures = chosen.get(estate.id) ?? [];
    return { ...estate, pictures, storeys: storeysOf(estate, pictures) };
  });
}
