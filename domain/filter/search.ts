import { type Parameter, single } from './parameter.ts';
import { SAY } from './say.ts';
import { PAGE } from './values.ts';

/** Parameters by their name in the code. */
type Parameters = Readonly<Record<string, Parameter<unknown>>>;

/** The values of these parameters. */
export type ValuesOf<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer V> ? V : never;
};

/** What every search has besides its criteria and its display. */
export interface Paged {
  /** The sentence whose words made the search (`domain/sentence/`); null beside no criterion. */
  readonly said: string | null;
  /** From 1. */
  readonly page: number;
}

/** A rule between parameters: returns the values that must change for the filter to be valid. */
export type Rule<F> = (filter: F) => Partial<F>;

/**
 * A search as a list of parameter descriptions, which `codec.ts` and `change.ts` use. `F` is the decoded
 * filter, `N` the names of its criteria.
 */
export interface Search<F extends Paged, N extends keyof F = keyof F> {
  /** In canonical order. */
  readonly parameters: { readonly [K in keyof F]: Parameter<F[K]> };
  /** The criteria, which a visitor can drop. All other parameters are display options. */
  readonly narrowing: readonly N[];
  readonly rules: readonly Rule<F>[];
  /** The search without criteria. */
  readonly empty: F;
}

/** Input of `defineSearch`. */
interface Described<F extends Paged, N extends keyof F> extends Pick<Search<F, N>, 'rules'> {
  readonly narrowing: { readonly [K in N]: Parameter<F[K]> };
  readonly showing: { readonly [K in Exclude<keyof F, N | keyof Paged>]: Parameter<F[K]> };
}

/** Object.keys with the key type of a closed record. */
export const keysOf = <K extends PropertyKey>(described: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(described) as K[];

/** A sentence that explains no criterion is dropped. */
const onlyBesideCriteria =
  <F extends Paged>(parameters: Search<F>['parameters'], narrowing: readonly (keyof F)[]): Rule<F> =>
  (filter) =>
    (narrowing.some((key) => parameters[key].write(filter[key]).length > 0)
      ? {}
      : { said: null }) as Partial<F>;

/** Defines a search: criteria first, then display options, then the sentence and the page. */
export function defineSearch<F extends Paged, N extends keyof F>({
  narrowing,
  showing,
  rules,
}: Described<F, N>): Search<F, N> {
  const parameters = {
    ...narrowing,
    ...showing,
    said: single('said', SAY, null),
    page: single('page', PAGE, 1),
  } as Search<F, N>['parameters'];
  return {
    parameters,
    narrowing: keysOf<N>(narrowing),
    rules: [...rules, onlyBesideCriteria<F>(parameters, keysOf<N>(narrowing))],
    empty: valuesBy(parameters, ({ empty }) => empty),
  };
}

/** Builds a filter parameter by parameter. */
export function valuesBy<F extends Paged>(
  parameters: Search<F>['parameters'],
  make: <K extends keyof F>(parameter: Parameter<F[K]>) => F[K],
): F {
  const values: { -readonly [K in keyof F]?: F[K] } = {};
  for (const key of keysOf(parameters)) values[key] = make(parameters[key]);
  return values as F;
}

/** The filter after all rules of its search, each of which sees what those before it have changed. */
export const settled = <F extends Paged>({ rules }: Pick<Search<F>, 'rules'>, filter: F): F => {
  const changing = { ...filter };
  for (const rule of rules) Object.assign(changing, rule(changing));
  return changing;
};
