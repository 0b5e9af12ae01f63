/** What is wrong with a value, and where within it. */
interface Finding {
  /** Path within the value; none where it is the value itself. */
  readonly at: readonly PropertyKey[];
  readonly why: string;
}

/** What a value must be beyond its type. It is asked of what is there: never of null, never of undefined. */
export type Rule = (value: unknown) => readonly Finding[];

/** A rule and where it holds: `general.children[].general.price.value`; `[]` is each member of a list. */
export type ValueRow = readonly [path: string, rule: Rule];

export const NOTHING: readonly Finding[] = [];

export const refuse = (why: string, ...at: readonly PropertyKey[]): readonly Finding[] => [{ at, why }];

/** Rows of what stands at a path. */
export const below = (path: string, rows: readonly ValueRow[]): readonly ValueRow[] =>
  rows.map(([rest, rule]) => [`${path}.${rest}`, rule]);

/** One rule for several fields beneath a path. */
export const each = (path: string, fields: string, rule: Rule): readonly ValueRow[] =>
  fields.split(' ').map((field) => [`${path}.${field}`, rule]);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule about the fields of an object; of what is no object others say so. */
export const ofObject =
  (rule: (value: Readonly<Record<string, unknown>>) => readonly Finding[]): Rule =>
  (value) =>
    isObject(value) ? rule(value) : NOTHING;

/** A rule about each member of a list; of what is no list others say so. */
export const ofEach =
  (rule: Rule): Rule =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((member: unknown, index) =>
          member === null || member === undefined
            ? NOTHING
            : rule(member).map(({ at, why }) => ({ at: [index, ...at], why })),
        )
      : NOTHING;
