import { keysOf, type Paged, type Search, settled, valuesBy } from './search.ts';

type Codec<F extends Paged> = Pick<Search<F>, 'parameters' | 'rules'>;

/**
 * Reads a search from an address. Values that make no sense are ignored, unknown parameters too; a
 * single value becomes a list; what a rule forbids is dropped visibly (spec 1 §2, §5).
 */
export const readSearch = <F extends Paged>(search: Codec<F>, params: URLSearchParams): F =>
  settled(
    search,
    valuesBy(search.parameters, (parameter) => parameter.read(params)),
  );

/** A filter as the parameters of an address, in canonical order; nothing empty is written. */
export function writeSearch<F extends Paged>({ parameters }: Codec<F>, filter: F): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of keysOf(parameters)) {
    const parameter = parameters[key];
    for (const text of parameter.write(filter[key])) params.append(parameter.name, text);
  }
  return params;
}

/** "?city=1201&page=2", or nothing for an empty filter: to put behind a path. */
export function searchQuery<F extends Paged>(search: Codec<F>, filter: F): string {
  const query = writeSearch(search, filter).toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the filter asks for this part at all. */
export const asksFor = <F extends Paged>({ parameters }: Codec<F>, filter: F, key: keyof F): boolean =>
  parameters[key].write(filter[key]).length > 0;

/** Names of the parameters in an address, in canonical order. */
export const parameterNames = <F extends Paged>({ parameters }: Codec<F>): readonly string[] =>
  keysOf(parameters).map((key) => parameters[key].name);

/** Names of all parameters that a search is read from. */
export const namesRead = <F extends Paged>({ parameters }: Codec<F>): readonly string[] =>
  keysOf(parameters).flatMap((key) => [parameters[key].name, ...parameters[key].alsoFrom]);

/**
 * Whether an address says its search in the one canonical way. Parameters that no search reads do not
 * count: they share the canonical page's entry in the cache.
 */
export function isCanonical<F extends Paged>(search: Codec<F>, params: URLSearchParams, filter: F): boolean {
  const read = new Set(namesRead(search));
  const asked = new URLSearchParams([...params].filter(([name]) => read.has(name)));
  return asked.toString() === writeSearch(search, filter).toString();
}
