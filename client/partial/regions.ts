import type { Parts } from '../islands/parts.ts';

const allOf = (root: ParentNode, name: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-region="${name}"]`),
];

/** The first region of a name. */
export const regionIn = <Kind extends HTMLElement = HTMLElement>(
  root: ParentNode,
  name: string,
): Kind | null => (allOf(root, name)[0] as Kind | undefined) ?? null;

/** Whether another page has as many regions of each name as the page that is open. */
export const hasRegions = (page: Document, names: readonly string[]): boolean =>
  names.every((name) => allOf(page, name).length === allOf(document, name).length);

/** Puts nodes, of another document too, in place of what an element holds, and wakes what is among them. */
export const replaceContent = (element: Element, nodes: readonly Node[], parts: Parts): void => {
  const before = [...element.childNodes];
  element.replaceChildren(...nodes);
  const old = document.createDocumentFragment();
  old.append(...before);
  parts.stop(old);
  parts.start(element);
};

/**
 * Takes over what another page of the same screen says in some regions; those of the same name in order.
 * The regions' own elements stay, and with them focus and place.
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
