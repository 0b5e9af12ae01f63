/**
 * Notes that a visitor sends a search, so that its page stores it at once (`was-searched.ts`) and not only once it is
 * used.
 */
export const markSearched = (): void => {
  try {
    sessionStorage.setItem('searchSent', '1');
  } catch {
    // Refused: the search is stored once its results are used.
  }
};
