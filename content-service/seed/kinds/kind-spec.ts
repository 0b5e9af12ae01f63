import type { Scene } from '../pictures.ts';
import type { Tag } from '../texts/sentence.ts';
import type { SubTypeCode } from '../vocabulary.ts';

type Range = readonly [low: number, high: number];
/** A front picture with the sub types it can stand for and what it shows. */
export type Front = readonly [scene: Scene, subTypes: readonly SubTypeCode[], tags: readonly Tag[]];

/** How homes of a kind are drawn. Areas in m², years as calendar years. */
export interface KindSpec {
  readonly fronts: readonly Front[];
  /** A home with rooms; the rest has texts of its own. */
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
  readonly interiors: readonly Scene[];
}
