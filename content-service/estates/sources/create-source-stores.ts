import { SOURCES } from '#domain/sources/index.ts';
import type { SourceStore } from './source-store.ts';

/** Creates the registry of these stores. Throws when a source of the domain has none. */
export function createSourceStores(stores: readonly SourceStore[]): readonly SourceStore[] {
  for (const { name } of SOURCES.all)
    if (!stores.some((store) => store.name === name))
      throw new Error(`The content service has no store for listings of the ${name} source.`);
  return stores;
}
