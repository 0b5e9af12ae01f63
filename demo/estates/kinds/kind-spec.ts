import type { MotifName } from '../../art/pool/pool.ts';
import type { Tag } from '../../texts/sentence.ts';
import type { SubTypeCode } from '../../vocabulary/sub-types.ts';

type Range = readonly [low: number, high: number];

/** A front motif with the sub types and facts that fit it. */
export interface Front {
  readonly motif: MotifName;
  readonly subTypes: readonly SubTypeCode[];
  readonly tags: readonly Tag[];
  /** Calendar years of construction; by default those of the kind. */
  readonly built?: Range;
}

/** Defines a front: the motif, its sub types (repeated by frequency), tags, years. */
export const front = (
  motif: MotifName,
  subTypes: readonly SubTypeCode[],
  tags: readonly Tag[] = [],
  built?: Range,
): Front => ({ motif, subTypes, tags, ...(built ? { built } : {}) });

/** How estates of a kind are generated. Areas in m², years as calendar years. */
export interface KindSpec {
  readonly fronts: readonly Front[];
  /** Whether it has rooms; other kinds have their own texts. */
  readonly rooms: boolean;
  readonly area?: Range;
  readonly plot?: Range;
  readonly beds?: Range;
  readonly built?: Range;
  /** The price list of a market, and the part of its band (0…1). `fixed` is in euros. */
  readonly price: 'house' | 'apartment' | 'garage' | 'plot' | { readonly fixed: Range };
  readonly band?: Range;
  /** Share that is to let instead of for sale. */
  readonly rent: number;
  readonly rentFixed?: Range;
  /** Other pictures of kinds without rooms. */
  readonly also?: readonly MotifName[];
}
