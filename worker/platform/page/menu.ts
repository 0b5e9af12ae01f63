import { isBlank } from '../../../domain/rules/emptiness.ts';
import type { NavLinkView } from '../../../domain/views/frame.ts';
import type { NavigationEntry } from '../../../wire/navigation.ts';
import type { ViewContext } from './context.ts';
import { linkHref } from './nav-link.ts';
import { inLang, wordedIn } from './worded.ts';

/** Where the visitor is: the screen's path and the parameters behind it. */
export interface Here {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Screens that are a form. */
const FORMS: readonly string[] = ['contact', 'subscribe'];

/** How well an address fits the place: the number of its parameters that are here too; -1 when it does not. */
function closeness(href: string, { path, search }: Here): number {
  const [linkPath, query = ''] = href.split('?');
  const params = [...new URLSearchParams(query)];
  if (linkPath !== path) return -1;
  return params.every(([name, value]) => search.getAll(name).includes(value)) ? params.length : -1;
}

/**
 * Entries of a menu; those without a label are left out. The current one is the one that says most of
 * where the visitor is: "Te koop" on the offer's estates for sale, and not "Aanbod" as well.
 */
export function toMenu(
  items: readonly NavigationEntry[],
  here: Here,
  context: ViewContext,
): readonly NavLinkView[] {
  const links = items
    .map(({ label, link }) => {
      const words = wordedIn(label, context);
      const form = FORMS.includes(link.type) ? { form: true as const } : {};
      return { label: words.text, ...inLang(words, context), href: linkHref(link, context), ...form };
    })
    .filter(({ label }) => !isBlank(label));
  const fits = links.map(({ href }) => closeness(href, here));
  const best = Math.max(-1, ...fits);
  const current = best === -1 ? -1 : fits.indexOf(best);
  return links.map((link, index) => ({ ...link, current: index === current }));
}
