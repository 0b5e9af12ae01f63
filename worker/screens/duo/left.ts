/** Homes that were asked for and are not on a list, since it had no room: carried in the address of the page after the press. */
import { idsQuery, MOST_SHARED, readFavoriteIds } from '#domain/id-list.ts';

/** How many further homes an address does not name. */
const MORE = 'more';

/** Homes that a list had no room for: the first ones by name, since an address has to stay short, and how many more. */
export interface LeftHomes {
  readonly ids: readonly string[];
  readonly more: number;
}

/** The same of all ids. */
export const leftOf = (ids: readonly string[]): LeftHomes => ({
  ids: ids.slice(0, MOST_SHARED),
  more: Math.max(0, ids.length - MOST_SHARED),
});

/** Query string of an address that says which homes were left; empty for none. */
export function leftQuery(left: readonly string[]): string {
  const { ids, more } = leftOf(left);
  return more === 0 ? idsQuery(ids) : `${idsQuery(ids)}&${MORE}=${more}`;
}

/** What an address says was left. It may come from anyone: what is on the list by now is not. */
export function leftIn(params: URLSearchParams, listed: ReadonlySet<string>): LeftHomes {
  const ids = readFavoriteIds(params)
    .filter((id) => !listed.has(id))
    .slice(0, MOST_SHARED);
  const more = params.get(MORE) ?? '';
  return { ids, more: ids.length > 0 && /^\d{1,4}$/.test(more) ? Number(more) : 0 };
}
