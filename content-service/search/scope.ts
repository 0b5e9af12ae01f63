import type { Site } from '../../worker/content/schemas/site.ts';

/** Which estates a search looks through: those of both sources, or the second source's only. */
export type SearchScope = 'all' | 'second';

/** A site shows one source or the other (contract, "Site"). */
export const scopeOfSite = ({ settings }: Site): SearchScope =>
  settings.source === 'skarabee' ? 'second' : 'all';
