import { REFERENCE_DATE } from '../basics/reference-date.ts';
import { rngFor } from '../basics/rng.ts';
import type { DemoData } from '../data/demo-data.ts';

/** A home whose price was lowered a few days before the demo is loaded. */
export interface LoweredHome {
  readonly siteId: string;
  readonly estateId: string;
  /** The earlier price, euros. */
  readonly before: number;
  /** Whole days since the reduction. */
  readonly daysAgo: number;
}

const DAY = 86_400_000;
/** Step of prices, euros. */
const STEP = 5_000;

/** About one in eight homes that have been for sale for two months and have no sticker. */
export const loweredHomes = ({ estates }: DemoData): readonly LoweredHome[] =>
  estates.flatMap(({ siteId, estate: { general } }) => {
    const { id, parentId, project, transaction, sticker, publicationDate, price } = general;
    const value = price?.value ?? 0;
    const age = REFERENCE_DATE - Date.parse(publicationDate ?? '');
    const isOld = parentId == null && project !== true && sticker == null && age > 60 * DAY;
    if (!isOld || transaction?.id !== 1 || value < 100_000 || price?.priceFrom === true) return [];
    const rng = rngFor(`lowered:${siteId}:${id}`);
    if (!rng.chance(0.12)) return [];
    const before = Math.ceil((value * 1.04) / STEP) * STEP;
    return [{ siteId, estateId: String(id), before, daysAgo: rng.int(2, 25) }];
  });
