import { keysOf, type Paged, type Search, settled, valuesBy } from './search.ts';

type Codec<F extends Paged> = Pick<Search<F>, 'parameters' | 'rules'>;

/**
 * Reads a search from an address. Invalid values and unknown parameters are ignored; a single value becomes a
 * list; parts that a rule forbids are dropped visibly (spec 1 §2, §5).
 */
export const readSearch = <F extends Paged>(search: Codec<F>, params: URLSearchParams): F =>
  settled(
    search,
    valuesBy(search.parameters, (parameter) => parameter.read(params)),
  );

/** A filter as URL parameters in canonical order; empty parts are left out. */
export function writeSearch<F extends Paged>({ parameters }: Codec<F>, filter: F): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of keysOf(parameters)) {
    const parameter = parameters[key];
    for (const text of parameter.write(filter[key])) params.append(parameter.name, text);
  }
  return params;
}

/** Query string of a filter, such as "?city=1201&page=2"; empty for an empty filter. */
export function searchQuery<F extends Paged>(search: Codec<F>, filter: F): string {
  const query = writeSearch(search, filter).toString();
  return query === '' ? '' : `?${query}`;
}

/** Whether the filter uses this parameter. */
export const asksFor = <F extends Paged>({ parameters }: Codec<F>, filter: F, key: keyof F): boolean =>
  parameters[key].write(filter[key]).length > 0;

/** Parameter names in canonical order. */
export const parameterNames = <F extends Paged>({ parameters }: Codec<F>): readonly string[] =>
  keysOf(parameters).map((key) => parameters[key].name);

/** Names of all parameters that are read, including aliases. */
export const namesRead = <F extends Paged>({ parameters }: Codec<F>): readonly string[] =>
  keysOf(parameters).flatMap((key) => [parameters[key].name, ...parameters[key].alsoFrom]);

/**
 * Whether an address is the canonical one of its search. Unknown parameters do not count: such addresses
 * share the canonical page's cache entry.
 */
export function isCanonical<F extends Paged>(search: Codec<F>, params: URLSearchParams, filter: F): boolean {
  const read = new Set(namesRead(search));
  const asked = new URLSearchParams([...params].filter(([name]) => read.has(name)));
  return asked.toString() === writeSearch(search, filter).toString();
}
