/**
 * Parts of pages that are made once and kept (decision 49): the view of a card, the HTML of a menu. A part is
 * known by what it is made of. Documents that came out of the cache are frozen and never change, so that the
 * object itself stands for what is in it: another document is another part, and nothing has to be outdated.
 */

/** What a part is made of: a frozen object, or function, stands for itself, anything else for what it says. */
export type Ingredient = object | string | number | boolean | null | undefined;

/** What makes a part of its ingredients: a name, or a component. */
export type Kind = string | object;

/** The parts of one site. */
export interface Parts {
  /** The name of a part; null where an ingredient may still change, and so is no name for anything. */
  nameOf(kind: Kind, ingredients: readonly Ingredient[]): string | null;
  /** What `make` gives, made once as long as it is kept under this name; frozen, since requests share it. */
  under<T>(name: string, make: () => T): T;
}

let last = 0;
const serials = new WeakMap<object, number>();

/** The number that stands for an object as long as this isolate lives. */
function serialOf(object: object): number {
  const known = serials.get(object);
  if (known !== undefined) return known;
  last += 1;
  serials.set(object, last);
  return last;
}

/** What stands for an ingredient: a list that was made for the page for its members. */
function nameOfOne(one: Ingredient): string | null {
  // With its length in front no text can pose as more than one.
  if (typeof one === 'string') return `"${one.length}:${one}`;
  if ((typeof one !== 'object' && typeof one !== 'function') || one === null) return String(one);
  if (Object.isFrozen(one)) return `#${serialOf(one)}`;
  return Array.isArray(one) ? nameOf('list', one) : null;
}

function nameOf(kind: Kind, ingredients: readonly Ingredient[]): string | null {
  let name = typeof kind === 'string' ? kind : `#${serialOf(kind)}`;
  for (const one of ingredients) {
    const part = nameOfOne(one);
    if (part === null) return null;
    name += `|${part}`;
  }
  return `${name};`;
}

/** The parts of one site by their names; those used longest ago go first. */
export interface SiteParts {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
}

/** Parts kept on a site's shelf. */
export const keptParts = (shelf: SiteParts): Parts => ({
  nameOf,
  under<T>(name: string, make: () => T): T {
    const known = shelf.get(name);
    // A name begins with its kind, and a kind has one maker.
    if (known !== undefined) return known as T;
    const made = make();
    shelf.set(name, made);
    return made;
  },
});

/** Keeps nothing: for what is drawn outside of a site's pages. */
export const NO_PARTS: Parts = { nameOf: () => null, under: (_name, make) => make() };

/** What `make` gives for these ingredients, made anew each time where it cannot be kept. */
export function keep<T>(parts: Parts, kind: Kind, ingredients: readonly Ingredient[], make: () => T): T {
  const name = parts.nameOf(kind, ingredients);
  return name === null ? make() : parts.under(name, make);
}
