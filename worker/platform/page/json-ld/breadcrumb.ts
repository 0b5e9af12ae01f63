import type { BreadcrumbList } from 'schema-dts';
import { pruned } from './pruned.ts';

/** A step of the breadcrumbs; null is the page itself. */
interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** The breadcrumbs of a page as structured data. */
export const toBreadcrumbList = (
  crumbs: readonly Crumb[],
  origin: string,
): Exclude<BreadcrumbList, string> => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) =>
    pruned({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: href === null ? undefined : `${origin}${href}`,
    }),
  ),
});
