const scriptOf = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"]')?.getAttribute('src');

/** Whether a page was drawn by the same build as the open page: parts of two builds do not fit together. */
export const isSameBuild = (page: Document): boolean => scriptOf(page) === scriptOf(document);
