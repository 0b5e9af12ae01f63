/** Path and query of the page that is open. */
export const here = (): string => location.pathname + location.search;
