import type { EstateSource } from '#domain/rules/source.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { ListingSource } from './listing-source.ts';

/** The adapters of all sources. */
interface ListingSources {
  readonly all: readonly ListingSource[];
  named(name: EstateSource): ListingSource;
}

/** Makes the registry of these adapters. Throws when a source of the domain has no adapter. */
export function createListingSources(all: readonly ListingSource[]): ListingSources {
  const adapters = new Map(all.map((source) => [source.name, source]));
  const named = (name: EstateSource): ListingSource => {
    const source = adapters.get(name);
    if (source === undefined) throw new Error(`The site has no adapter for listings of the ${name} source.`);
    return source;
  };
  for (const { name } of SOURCES.all) named(name);
  return { all, named };
}
