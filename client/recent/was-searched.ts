/**
 * Whether this page answers a search form (`mark-searched.ts`, whose key is repeated here: a file that both share would
 * be one more request before a touch). True once.
 */
export const wasSearched = (): boolean => {
  try {
    const { searchSent } = sessionStorage;
    sessionStorage.removeItem('searchSent');
    return searchSent === '1';
  } catch {
    return false;
  }
};
