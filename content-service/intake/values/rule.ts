/** A problem with a value, and its place. */
interface Finding {
  /** Path within the value; empty for the value itself. */
  readonly at: readonly PropertyKey[];
  readonly why: string;
}

/** A rule for a value beyond its type. Never called with null or undefined. */
export type Rule = (value: unknown) => readonly Finding[];

/** A rule and its path: `general.children[].general.price.value`; `[]` is each member of a list. */
export type ValueRow = readonly [path: string, rule: Rule];

export const NOTHING: readonly Finding[] = [];

export const refuse = (why: string, ...at: readonly PropertyKey[]): readonly Finding[] => [{ at, why }];

/** Prefixes the paths of rows. */
export const below = (path: string, rows: readonly ValueRow[]): readonly ValueRow[] =>
  rows.map(([rest, rule]) => [`${path}.${rest}`, rule]);

/** One rule for several fields below a path. */
export const each = (path: string, fields: string, rule: Rule): readonly ValueRow[] =>
  fields.split(' ').map((field) => [`${path}.${field}`, rule]);

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A rule for an object's fields; ignores other values, whose type is checked elsewhere. */
export const ofObject =
  (rule: (value: Readonly<Record<string, unknown>>) => readonly Finding[]): Rule =>
  (value) =>
    isObject(value) ? rule(value) : NOTHING;

/** A rule for each member of a list; ignores other values, whose type is checked elsewhere. */
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
