import type { EstateSource } from '../../domain/rules/source.ts';
import { SOURCES } from '../../domain/sources/index.ts';
import type { Site } from '../../wire/site.ts';

/** Which estates a search looks through: those of every source, or those of one alone. */
export type SearchScope = 'all' | EstateSource;

/** What a site that is set to a source searches (contract, "Site"). */
export const scopeOfSite = ({ settings }: Pick<Site, 'settings'>): SearchScope => {
  const { name, searchedAlone } = SOURCES.ofSetting(settings.source);
  return searchedAlone ? name : 'all';
};
