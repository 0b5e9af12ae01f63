import { type FieldWords, wordsAt } from '#wire/words/index.ts';

type Json = Record<string, unknown>;
type Direction = 'request' | 'answer';

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The alternatives of a schema, without null. */
const alternatives = (schema: Json): readonly Json[] =>
  [schema.anyOf ?? schema.oneOf ?? [schema]]
    .flat()
    .filter((one) => isObject(one) && one.type !== 'null') as Json[];

const typesOf = (schema: Json): ReadonlySet<unknown> =>
  new Set(alternatives(schema).flatMap(({ type }) => type));

const takesNull = (schema: Json): boolean =>
  [schema.type].flat().includes('null') ||
  (Array.isArray(schema.anyOf) && schema.anyOf.some((one) => isObject(one) && one.type === 'null'));

/** Meaning of empty values in a field, by its type. Source: the conventions of the contract. */
function emptiness(schema: Json, required: boolean, direction: Direction): string {
  const nullable = takesNull(schema);
  if (required) return nullable ? 'Null: none.' : '';
  if (direction === 'request') return nullable ? 'May be null or left out.' : 'May be left out.';
  if (schema.default !== undefined) return `Left out: ${JSON.stringify(schema.default)}.`;
  const types = typesOf(schema);
  if (types.has('array')) return 'Absent or null: none.';
  if (types.has('number') && !types.has('string')) return 'Absent, null or -1: not filled in.';
  if (types.has('string')) return 'Absent, null or empty: not filled in.';
  return 'Absent or null: not filled in.';
}

const BY_FORMAT: Readonly<Record<string, unknown>> = {
  date: '2027-07-03',
  'date-time': '2027-07-03T14:30:00+02:00',
};

/** An example derived from the schema; undefined when the description must provide one. */
function plainExample(schema: Json): unknown {
  for (const { enum: values, const: value, type, format } of alternatives(schema)) {
    if (value !== undefined) return value;
    if (Array.isArray(values)) return values[0];
    if ([type].flat().includes('boolean')) return true;
    if (typeof format === 'string' && BY_FORMAT[format] !== undefined) return BY_FORMAT[format];
  }
  return undefined;
}

/** Whether a schema is a single value, not a group whose fields have examples of their own. */
const isLeaf = (schema: Json): boolean =>
  schema.$ref === undefined &&
  alternatives(schema).every(
    (one) =>
      one.$ref === undefined &&
      one.properties === undefined &&
      one.additionalProperties === undefined &&
      (one.type !== 'array' || !isObject(one.items) || isLeaf(one.items)),
  );

/** A field with its description and an example. */
export function described(schema: Json, words: FieldWords, required: boolean, direction: Direction): Json {
  const [says, example = plainExample(schema), empty = emptiness(schema, required, direction)] = words;
  const sentences = [says, empty, schema.description].filter((one) => typeof one === 'string' && one !== '');
  return {
    ...schema,
    description: sentences.join(' '),
    ...(isLeaf(schema) && example !== undefined ? { examples: [example] } : {}),
  };
}

/** Callback for each field: the key of its description, or null when there is none. */
export type HearField = (at: readonly string[], key: string | null) => void;

/** A schema with a description on each field at any depth. */
export function describeFields(name: string, schema: Json, direction: Direction, hear: HearField): Json {
  const walk = (node: unknown, path: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((member) => walk(member, path));
    if (!isObject(node)) return node;
    const required = new Set(Array.isArray(node.required) ? node.required : []);
    const entries = Object.entries(node).map(([key, member]) => {
      if (key !== 'properties' || !isObject(member)) return [key, walk(member, path)];
      const properties = Object.entries(member).map(([field, inner]) => {
        const at = [...path, field];
        const found = wordsAt(at);
        hear(at, found?.key ?? null);
        const walked = walk(inner, at) as Json;
        return [
          field,
          found === null ? walked : described(walked, found.words, required.has(field), direction),
        ];
      });
      return [key, Object.fromEntries(properties)];
    });
    return Object.fromEntries(entries);
  };
  return walk(schema, [name]) as Json;
}
