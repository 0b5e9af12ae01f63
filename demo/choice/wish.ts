import type { Facts } from '../art/pool/motif.ts';
import type { MotifName } from '../art/pool/pool.ts';

/** A picture that an estate needs: any picture of the motif whose facts the listing does not contradict. */
export interface Wish {
  readonly motif: MotifName;
  readonly fits?: (facts: Facts) => boolean;
  /** If the same building was also drawn at dusk: show that picture before this one, or at the end. */
  readonly evening?: 'first' | 'later';
}
