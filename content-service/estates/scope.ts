import type { EstateSource } from '../../domain/rules/source.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import type { Site } from '../../wire/site.ts';

/** Which estates a search looks through: those of every source, or those of one alone. */
export type SearchScope = 'all' | EstateSource;

/** What is asked of a site for it. */
interface ScopeSettings {
  readonly settings: Pick<Site['settings'], 'source'>;
}

/** What a site that is set to a source searches (contract, "Site"). */
export const scopeOfSite = ({ settings }: ScopeSettings): SearchScope => {
  const { name, searchedAlone } = SOURCES.ofSetting(settings.source);
  return searchedAlone ? name : 'all';
};
