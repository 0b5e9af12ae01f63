/** Attributes that name elements by their ids. */
const REFERENCES = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'] as const;

/** Puts a prefix before every id in a part of another page and before what names them, so that none is there twice. */
export const prefixIds = (root: Element, prefix: string): void => {
  for (const element of root.querySelectorAll('[id]')) element.id = prefix + element.id;
  for (const name of REFERENCES) {
    for (const element of root.querySelectorAll(`[${name}]`)) {
      const ids = (element.getAttribute(name) ?? '').split(/\s+/).filter((id) => id !== '');
      element.setAttribute(name, ids.map((id) => prefix + id).join(' '));
    }
  }
};
