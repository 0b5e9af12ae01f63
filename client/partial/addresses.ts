import { here } from '../dom/here.ts';

/** Address of a search form: its action with the chosen values, without empty fields (spec 1 §5). */
export const searchAddress = (action: string, data: FormData): string => {
  const query = new URLSearchParams();
  for (const [name, value] of data) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value);
  }
  const [path = ''] = action.split('?');
  return query.size === 0 ? path : `${path}?${query}`;
};

/** Address of a form with its current values. */
export const formAddress = (form: HTMLFormElement): string =>
  searchAddress(form.getAttribute('action') ?? here(), new FormData(form));

/** The parts of an address that are used; link elements have them too. */
type Address = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>;

/**
 * Path and query of a link that stays on this screen; null for a link to another screen or within the page.
 */
export const sameScreen = (to: Address, from: Omit<Address, 'search' | 'hash'> = location): string | null =>
  to.origin === from.origin && to.pathname === from.pathname && to.hash === ''
    ? to.pathname + to.search
    : null;
