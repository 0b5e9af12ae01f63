import type { EstateSource } from '#domain/rules/source.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Site } from '#wire/site.ts';

/** Scope of a search: estates of every source, or of one. */
export type SearchScope = 'all' | EstateSource;

/** The one setting of a site that decides its scope. */
interface ScopeSettings {
  readonly settings: Pick<Site['settings'], 'source'>;
}

/** Search scope of a site with this source setting (contract, "Site"). */
export const scopeOfSite = ({ settings }: ScopeSettings): SearchScope => {
  const { name, searchedAlone } = SOURCES.ofSetting(settings.source);
  return searchedAlone ? name : 'all';
};
