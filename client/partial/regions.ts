import type { Parts } from '../islands/parts.ts';

const allOf = (root: ParentNode, name: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-region="${name}"]`),
];

/** The first region with a name. */
export const regionIn = <Kind extends HTMLElement = HTMLElement>(
  root: ParentNode,
  name: string,
): Kind | null => (allOf(root, name)[0] as Kind | undefined) ?? null;

/** Whether another page has the same number of regions of each name as the open page. */
export const hasRegions = (page: Document, names: readonly string[]): boolean =>
  names.every((name) => allOf(page, name).length === allOf(document, name).length);

/**
 * Replaces the content of an element by nodes, possibly of another document, and starts the islands among
 * them.
 */
export const replaceContent = (element: Element, nodes: readonly Node[], parts: Parts): void => {
  const before = [...element.childNodes];
  element.replaceChildren(...nodes);
  const old = document.createDocumentFragment();
  old.append(...before);
  parts.stop(old);
  parts.start(element);
};

/**
 * Replaces the content of some regions by that of another page of the same screen; regions with the same name
 * match in order. The region elements themselves stay, and with them focus and scroll position.
 */
export const swapRegions = (page: Document, names: readonly string[], parts: Parts): void => {
  for (const name of names) {
    const fresh = allOf(page, name);
    allOf(document, name).forEach((region, index) => {
      const twin = fresh[index];
      if (twin === undefined) return;
      region.className = twin.className;
      replaceContent(region, [...twin.childNodes], parts);
    });
  }
};
