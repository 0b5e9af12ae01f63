import type { EstateSource } from '#domain/rules/source.ts';
import type { Operation } from '../../platform/operation/operation.ts';
import type { SearchScope } from '../scope.ts';

/** The call that searches a source's estates. */
export interface SearchCall {
  readonly id: string;
  readonly summary: string;
  readonly path: string;
  readonly scope: SearchScope;
}

/**
 * The content service's part of a source of listings. The rules shared with the site are in
 * `domain/sources/`, storage is in `intake/sources/`.
 */
export interface SourceStore {
  readonly name: EstateSource;
  /** The search of sites that show this source. */
  readonly search: SearchCall;
  /** Its own operations: a single listing. */
  readonly operations: readonly Operation[];
}
