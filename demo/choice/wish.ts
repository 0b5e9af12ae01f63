import type { Facts } from '../art/pool/motif.ts';
import type { MotifName } from '../art/pool/pool.ts';

/** A picture that an estate asks for: any of the motif whose facts the listing does not contradict. */
export interface Wish {
  readonly motif: MotifName;
  readonly fits?: (facts: Facts) => boolean;
  /** Where the same building was drawn at dusk too, that picture stands before this one or at the end. */
  readonly evening?: 'first' | 'later';
}
