/** What a page says of itself in its head, for whoever shares, reloads or prints it. */
const HEAD = 'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"]';

/** Takes over another page's title, canonical address and the like. */
export const swapHead = (page: Document): void => {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
};
