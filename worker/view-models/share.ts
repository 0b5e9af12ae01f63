import type { EstatePageView } from '../../domain/views/estate-page.ts';
import type { ViewContext } from './context.ts';

/** A mail with the page's title as its subject and its address as its text; words stay words, whatever is in them. */
const mailto = (title: string, url: string): string =>
  `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(url)}`;

/** What is passed on when a page is shared: its absolute canonical address and its title. */
export function toShare(title: string, path: string, { origin }: ViewContext): EstatePageView['share'] {
  const url = `${origin}${path}`;
  return { url, title, mailHref: mailto(title, url) };
}
