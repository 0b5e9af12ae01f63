import type { EstateSource } from '../../../domain/rules/source.ts';
import type { Operation } from '../../platform/operation/operation.ts';
import type { SearchScope } from '../scope.ts';

/** The call that searches the estates of a source. */
export interface SearchCall {
  readonly id: string;
  readonly path: string;
  readonly scope: SearchScope;
}

/**
 * What the content service has for a source of listings. Its rules for both sides are in `domain/sources/`;
 * how its listings are stored is said in `intake/sources/`.
 */
export interface SourceStore {
  readonly name: EstateSource;
  /** The search of sites that show it. */
  readonly search: SearchCall;
  /** The calls of its own: one listing. */
  readonly operations: readonly Operation[];
}
