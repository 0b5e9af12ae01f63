/** Key that identifies an element among its siblings: the page's own key, its id, or its field name. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName;
  const own = ['data-key', 'id', 'name'].find((name) => node.hasAttribute(name)) ?? '';
  const one = /^(radio|checkbox)$/.test(node.getAttribute('type') ?? '') ? node.getAttribute('value') : '';
  return `${node.nodeName} ${own} ${node.getAttribute(own) ?? ''} ${one}`;
};

/** Takes over the attributes of another page. Entered values stay, because they are not attributes. */
function patchAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * Makes an element equal to its counterpart in another page and keeps the elements that both have: focus,
 * scroll position and entered values stay with them. Children match by kind and key, the first match first.
 */
export function patch(old: Element, fresh: Element): void {
  patchAttributes(old, fresh);
  const left = new Map<string, ChildNode[]>();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    left.set(key, [...(left.get(key) ?? []), child]);
  }
  let at: ChildNode | null = old.firstChild;
  // A copy of the list, because moving a node removes it from the live list.
  const twins = Array.from(fresh.childNodes);
  for (const twin of twins) {
    const known = left.get(keyOf(twin))?.shift();
    if (known === undefined) {
      old.insertBefore(twin, at);
      continue;
    }
    if (known instanceof Element) patch(known, twin as Element);
    else if (known.nodeValue !== twin.nodeValue) known.nodeValue = twin.nodeValue;
    // Moving an element takes its focus away: the elements in between are moved instead, or removed below.
    if (known === at) at = at.nextSibling;
    else old.insertBefore(known, at);
  }
  for (const child of [...left.values()].flat()) child.remove();
}
