import { isBlank } from '#domain/rules/emptiness.ts';
import type { NavLinkView } from '#domain/views/frame.ts';
import type { Link, NavigationEntry } from '#wire/navigation.ts';
import { cachedView, type ViewContext } from './context.ts';
import { linkHref } from './nav-link.ts';
import { hasNews } from './news.ts';
import { inLang, wordedIn } from './worded.ts';

/** Current page: the screen's path and its parameters. */
export interface Here {
  readonly path: string;
  readonly search: URLSearchParams;
}

/** Screens that are a form. */
const FORMS: readonly string[] = ['contact', 'subscribe'];

/** An entry of a menu, and the parts of its target that show whether it is the current page. */
interface Entry {
  readonly link: Omit<NavLinkView, 'current'>;
  readonly path: string;
  readonly params: readonly (readonly [name: string, value: string])[];
}

/** Whether a site lacks what an entry leads to, by the type of its link: entries stay when a person goes, or all news. */
const LACKS: ReadonlyMap<string, (link: Link, context: ViewContext) => boolean> = new Map([
  ['news', (_link: Link, context: ViewContext) => !hasNews(context)],
  [
    'person',
    ({ params }: Link, { site }: ViewContext) =>
      !site.settings.team?.people.some(({ id }) => id === params?.id),
  ],
]);

/** Entries of a menu; those without a label are left out, and those that lead to what the site lacks. */
const entriesOf = (items: readonly NavigationEntry[], context: ViewContext): readonly Entry[] =>
  cachedView(context, 'menu entries', [items], () =>
    items.flatMap(({ label, link }) => {
      const words = wordedIn(label, context);
      if (isBlank(words.text) || LACKS.get(link.type)?.(link, context)) return [];
      const form = FORMS.includes(link.type) ? { form: true as const } : {};
      const href = linkHref(link, context);
      const [path = '', query = ''] = href.split('?');
      const params = [...new URLSearchParams(query)];
      return [{ link: { label: words.text, ...inLang(words, context), href, ...form }, path, params }];
    }),
  );

/**
 * How well an entry matches the current page: the number of its parameters that match; -1 when it does not
 * match.
 */
const closeness = ({ path, params }: Entry, here: Here): number =>
  path === here.path && params.every(([name, value]) => here.search.has(name, value)) ? params.length : -1;

/**
 * Index of the entry to mark, the most specific one: "Te koop" on the offer's estates for sale, and not also
 * "Aanbod". -1 without one.
 */
export function markedEntry(items: readonly NavigationEntry[], here: Here, context: ViewContext): number {
  const fits = entriesOf(items, context).map((entry) => closeness(entry, here));
  const best = Math.max(-1, ...fits);
  return best === -1 ? -1 : fits.indexOf(best);
}

/** A menu with the index of its marked entry; -1 for none. */
export function toMenu(
  items: readonly NavigationEntry[],
  marked: number,
  context: ViewContext,
): readonly NavLinkView[] {
  const entries = entriesOf(items, context);
  return cachedView(context, 'menu', [entries, marked], () =>
    entries.map(({ link }, index) => ({ ...link, current: index === marked })),
  );
}
