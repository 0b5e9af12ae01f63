const scriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"]')?.getAttribute('src');

/** Whether a page was drawn for the build of the page that is open: parts of two builds do not belong together. */
export const isSameBuild = (page: Document): boolean => scriptOf(page) === scriptOf(document);
