import type { EstateSource } from '../../../domain/rules/source.ts';
import type { Operation } from '../../platform/operation/operation.ts';

/**
 * What the content service has for a source of listings. Its rules for both sides are in `domain/sources/`;
 * how its listings are stored says an `import.ts` beside its calls.
 */
export interface SourceStore {
  readonly name: EstateSource;
  /** The calls of its own: one listing, and the search of sites that show it. */
  readonly operations: readonly Operation[];
}
