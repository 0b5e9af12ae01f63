import type { MotifName } from '../../art/pool/pool.ts';
import type { Tag } from '../../texts/sentence.ts';
import type { SubTypeCode } from '../../vocabulary/sub-types.ts';

type Range = readonly [low: number, high: number];

/** What a front shows: what it can stand for, what may be said of it, and when such a one was built. */
export interface Front {
  readonly motif: MotifName;
  readonly subTypes: readonly SubTypeCode[];
  readonly tags: readonly Tag[];
  /** Calendar years; else those of the kind. */
  readonly built?: Range;
}

/** Writes a front: the motif, its sub types (each as often as it should be drawn), tags, years. */
export const front = (
  motif: MotifName,
  subTypes: readonly SubTypeCode[],
  tags: readonly Tag[] = [],
  built?: Range,
): Front => ({ motif, subTypes, tags, ...(built ? { built } : {}) });

/** How estates of a kind are drawn. Areas in m², years as calendar years. */
export interface KindSpec {
  readonly fronts: readonly Front[];
  /** An estate with rooms; the rest has texts of its own. */
  readonly rooms: boolean;
  readonly area?: Range;
  readonly plot?: Range;
  readonly beds?: Range;
  readonly built?: Range;
  /** Which prices of a market, and which part of the band (0…1). `fixed` are euros. */
  readonly price: 'house' | 'apartment' | 'garage' | 'plot' | { readonly fixed: Range };
  readonly band?: Range;
  /** Share that is let and not sold. */
  readonly rent: number;
  readonly rentFixed?: Range;
  /** What is shown beside the front of what has no rooms. */
  readonly also?: readonly MotifName[];
}
