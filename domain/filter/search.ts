import { type Parameter, single } from './parameter.ts';
import { PAGE } from './values.ts';

/** Parameters by the name that the code knows them by. */
type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of described parameters. */
export type ValuesOf<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer V> ? V : never;
};

/** Every search has pages. */
export interface Paged {
  /** From 1. */
  readonly page: number;
}

/** What parameters do to each other: the values that must change for a filter to make sense. */
export type Rule<F> = (filter: F) => Partial<F>;

/**
 * A search as a list of descriptions, which `codec.ts` and `change.ts` run. `F` is the decoded filter, `N`
 * the names of what narrows it.
 */
export interface Search<F extends Paged, N extends keyof F = keyof F> {
  /** In the one order in which an address names them. */
  readonly parameters: { readonly [K in keyof F]: Parameter<F[K]> };
  /** What narrows the search, so that a visitor can drop it. All else is how results are shown. */
  readonly narrowing: readonly N[];
  /** Parameters that are one choice together with another one, such as both ends of a range. */
  readonly partners: { readonly [K in N]?: N };
  readonly rules: readonly Rule<F>[];
  /** The search that asks for nothing. */
  readonly empty: F;
}

/** What is written down of a search. */
interface Described<F extends Paged, N extends keyof F> extends Pick<Search<F, N>, 'partners' | 'rules'> {
  readonly narrowing: { readonly [K in N]: Parameter<F[K]> };
  readonly showing: { readonly [K in Exclude<keyof F, N | 'page'>]: Parameter<F[K]> };
}

/** Object.keys with the type that a closed list of descriptions has. */
export const keysOf = <K extends PropertyKey>(described: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(described) as K[];

/** Puts a search together: what narrows first, then how it is shown, at last the page. */
export function defineSearch<F extends Paged, N extends keyof F>({
  narrowing,
  showing,
  partners,
  rules,
}: Described<F, N>): Search<F, N> {
  const parameters = { ...narrowing, ...showing, page: single('page', PAGE, 1) } as Search<
    F,
    N
  >['parameters'];
  return {
    parameters,
    narrowing: keysOf<N>(narrowing),
    partners,
    rules,
    empty: valuesBy(parameters, ({ empty }) => empty),
  };
}

/** A filter made parameter by parameter. */
export function valuesBy<F extends Paged>(
  parameters: Search<F>['parameters'],
  make: <K extends keyof F>(parameter: Parameter<F[K]>) => F[K],
): F {
  const values: { -readonly [K in keyof F]?: F[K] } = {};
  for (const key of keysOf(parameters)) values[key] = make(parameters[key]);
  return values as F;
}

/** The filter with every rule of its search kept. */
export const settled = <F extends Paged>({ rules }: Pick<Search<F>, 'rules'>, filter: F): F =>
  Object.assign({}, filter, ...rules.map((rule) => rule(filter)));
