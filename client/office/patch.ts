/** What tells an element from its like: a key that the page gives it, its id, or what a form calls it. */
const keyOf = (node: Node): string => {
  if (!(node instanceof Element)) return node.nodeName;
  const own = ['data-key', 'id', 'name'].find((name) => node.hasAttribute(name)) ?? '';
  const one = /^(radio|checkbox)$/.test(node.getAttribute('type') ?? '') ? node.getAttribute('value') : '';
  return `${node.nodeName} ${own} ${node.getAttribute(own) ?? ''} ${one}`;
};

/** Attributes as another page has them. What was typed stays: it is no attribute. */
function patchAttributes(old: Element, fresh: Element): void {
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * Has an element say what its twin in another page says, and keeps what both have: with the elements that stay,
 * focus, place and typed words stay. Children are the same where kind and key are, the first of those that are left.
 */
export function patch(old: Element, fresh: Element): void {
  patchAttributes(old, fresh);
  const left = new Map<string, ChildNode[]>();
  for (const child of old.childNodes) {
    const key = keyOf(child);
    left.set(key, [...(left.get(key) ?? []), child]);
  }
  let at: ChildNode | null = old.firstChild;
  // One that moves over leaves the list that it is read from.
  const twins = Array.from(fresh.childNodes);
  for (const twin of twins) {
    const known = left.get(keyOf(twin))?.shift();
    if (known === undefined) {
      old.insertBefore(twin, at);
      continue;
    }
    if (known instanceof Element) patch(known, twin as Element);
    else if (known.nodeValue !== twin.nodeValue) known.nodeValue = twin.nodeValue;
    // Moving an element takes its focus away: what stands in between is moved instead, or leaves below.
    if (known === at) at = at.nextSibling;
    else old.insertBefore(known, at);
  }
  for (const child of [...left.values()].flat()) child.remove();
}
