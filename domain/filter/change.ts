import { type Paged, type Search, settled } from './search.ts';

/**
 * A filter with some parts replaced, after its search's rules. A changed search begins at its first page
 * (spec 1 §4, "General update merges fields").
 */
export const changed = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty'>,
  filter: F,
  changes: Partial<F>,
): F => settled(search, { ...filter, page: search.empty.page, ...changes });

/** The filter without these parts; from the first page. */
export const without = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty'>,
  filter: F,
  keys: readonly (keyof F)[],
): F => changed(search, filter, only(search.empty, keys));

/** The filter without one value of a list, as it stands in an address; from the first page. */
export const withoutValue = <F extends Paged>(
  search: Pick<Search<F>, 'rules' | 'empty' | 'parameters'>,
  filter: F,
  key: keyof F,
  value: string,
): F => {
  const values = filter[key];
  const written = search.parameters[key].write(values);
  const remaining = Array.isArray(values)
    ? values.filter((_, at) => written[at] !== value)
    : search.empty[key];
  return changed(search, filter, { [key]: remaining } as Partial<F>);
};

/** The criteria and page of a filter, without its display options. */
export const soughtBy = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): F => ({
  ...search.empty,
  ...only(filter, search.narrowing),
  page: filter.page,
});

/** Drops all criteria and the sentence that made them; display options and sort order stay. */
export const cleared = <F extends Paged, N extends keyof F>(search: Search<F, N>, filter: F): F => ({
  ...filter,
  ...only(search.empty, search.narrowing),
  said: search.empty.said,
  page: search.empty.page,
});

const only = <F extends object>(filter: F, keys: readonly (keyof F)[]): Partial<F> =>
  Object.fromEntries(keys.map((key) => [key, filter[key]])) as Partial<F>;
