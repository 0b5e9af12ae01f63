import { dropEmpty } from './drop-empty.ts';
import { here } from './here.ts';

/** Address that a search form leads to: its action with what was chosen, without empty fields (spec 1 §5). */
export const searchAddress = (action: string, data: FormData): string => {
  dropEmpty(data);
  const query = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string') query.append(name, value);
  }
  const [path = ''] = action.split('?');
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Address that a form of the page leads to as it stands. */
export const formAddress = (form: HTMLFormElement): string =>
  searchAddress(form.getAttribute('action') ?? here(), new FormData(form));

/** Path and query of a link that stays on this screen; null for one that leads elsewhere, or within the page. */
export const sameScreen = (href: string, shown: string): string | null => {
  const from = new URL(shown);
  const to = new URL(href, from);
  if (to.origin !== from.origin || to.pathname !== from.pathname || to.hash !== '') return null;
  return to.pathname + to.search;
};
