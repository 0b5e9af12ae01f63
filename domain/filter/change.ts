import { asksFor } from './codec.ts';
import { type Paged, type Search, settled } from './search.ts';

/**
 * A filter with some parts replaced and the rules of its search kept. Another search begins at its first
 * page (spec 1 §4, "General update merges fields").
 */
export const changed = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty'>,
  filter: F,
  changes: Partial<F>,
): F => settled(search, { ...filter, page: search.empty.page, ...changes });

/** The filter with nothing of these parts; from the first page. */
export const without = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty'>,
  filter: F,
  keys: readonly (keyof F)[],
): F => changed(search, filter, only(search.empty, keys));

/** The filter without one value of a list; from the first page. */
export const withoutValue = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty'>,
  filter: F,
  key: keyof F,
  value: string,
): F => {
  const values = filter[key];
  const kept = Array.isArray(values) ? values.filter((one) => one !== value) : search.empty[key];
  return changed(search, filter, { [key]: kept } as Partial<F>);
};

/** What is sought and the page of it, without how it is shown. */
export const soughtBy = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): F => ({
  ...search.empty,
  ...only(filter, search.narrowing),
  page: filter.page,
});

/** Everything sought is dropped; how it is shown and sorted stays. */
export const cleared = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): F => ({
  ...filter,
  ...only(search.empty, search.narrowing),
  page: search.empty.page,
});

/** How many parts of the filter narrow the search; partners, such as both prices, count once. */
export function activeCount<F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): number {
  const asked = search.narrowing.filter((key) => asksFor(search, filter, key));
  return asked.filter((key) => {
    const partner = search.partners[key];
    return partner === undefined || !asked.includes(partner);
  }).length;
}

const only = <F extends object>(filter: F, keys: readonly (keyof F)[]): Partial<F> =>
  Object.fromEntries(keys.map((key) => [key, filter[key]])) as Partial<F>;
