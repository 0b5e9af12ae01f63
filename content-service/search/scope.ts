/** Which estates a search looks through: those of both sources, or the second source's only. */
export type SearchScope = 'all' | 'second';
