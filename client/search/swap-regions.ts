import type { Parts } from '../islands.ts';

/** Regions whose content a search replaces; their own elements stay, and with them focus and place. */
const REGIONS = ['head', 'chips', 'results', 'languages'] as const;

/** What a page says of itself in its head, for whoever shares, reloads or prints it. */
const HEAD = 'link[rel="canonical"],link[rel="alternate"],meta[name="robots"],meta[name="description"]';

/** Puts nodes, of another document too, in place of what an element holds, and wakes what is among them. */
export const replaceContent = (element: Element, nodes: readonly Node[], parts: Parts): void => {
  const before = [...element.childNodes];
  element.replaceChildren(...nodes);
  const old = document.createDocumentFragment();
  old.append(...before);
  parts.stop(old);
  parts.start(element);
};

/** Takes over what another page of the same screen says in its regions; those of the same name in order. */
export const swapRegions = (page: Document, parts: Parts): void => {
  for (const name of REGIONS) {
    const selector = `[data-region="${name}"]`;
    const fresh = page.querySelectorAll(selector);
    document.querySelectorAll(selector).forEach((region, index) => {
      region.className = fresh[index]?.className ?? region.className;
      replaceContent(region, [...(fresh[index]?.childNodes ?? [])], parts);
    });
  }
};

/** Takes over title, canonical address and the like. */
export const swapHead = (page: Document): void => {
  document.title = page.title;
  for (const element of document.head.querySelectorAll(HEAD)) element.remove();
  document.head.append(...page.head.querySelectorAll(HEAD));
};
