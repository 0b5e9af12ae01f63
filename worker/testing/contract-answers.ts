/**
 * Answers to every call that a site makes, made of the examples in the document of these calls: with everything that
 * the contract knows, or with as little as it allows.
 */

/** The parts of a JSON Schema from which an example is made. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly examples?: readonly unknown[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Operation {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

/** The document of the calls, as far as it is read here. */
export interface CallsDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The document of all calls of a content service. */
    calls: CallsDocument;
  }
}

export interface Wanted {
  /** Everything, or only what is required; null wherever it is allowed. */
  readonly extent: 'everything' | 'least';
  /** What free text becomes; as in the example by default. */
  readonly text?: (example: string) => string;
}

/** Nothing follows from the schema: its member is left out. */
const NONE = Symbol('none');

const isNullable = ({ type, anyOf }: Schema): boolean =>
  type === 'null' || (Array.isArray(type) && type.includes('null')) || (anyOf?.some(isNullable) ?? false);

/** Whether any text fits. */
const isFree = ({ enum: values, const: value, pattern, format, anyOf = [] }: Schema): boolean =>
  [values, value, pattern, format].every((one) => one === undefined) && anyOf.every(isFree);

/** An example of a schema. */
function exampleOf(schema: Schema, of: CallsDocument, wanted: Wanted): unknown {
  const { extent, text = (example) => example } = wanted;
  if (schema.$ref !== undefined) {
    const named = of.components.schemas[schema.$ref.split('/').pop() ?? ''];
    return named === undefined ? NONE : exampleOf(named, of, wanted);
  }
  if (extent === 'least' && isNullable(schema)) return null;
  const [example = schema.const ?? schema.enum?.[0]] = schema.examples ?? [];
  if (typeof example === 'string' && isFree(schema)) return text(example);
  if (example !== undefined) return example;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives !== undefined) {
    const [first] = alternatives.filter((one) => one.type !== 'null');
    return first === undefined ? null : exampleOf(first, of, wanted);
  }
  if (schema.properties !== undefined) {
    const names = extent === 'least' ? (schema.required ?? []) : Object.keys(schema.properties);
    const members = names.map(
      (name) => [name, exampleOf(schema.properties?.[name] ?? {}, of, wanted)] as const,
    );
    return Object.fromEntries(members.filter(([, value]) => value !== NONE));
  }
  const [type] = [schema.type ?? 'null'].flat().filter((one) => one !== 'null');
  switch (type) {
    case 'object':
      return {};
    case 'array':
      return membersOf(schema, of, wanted);
    case 'boolean':
      return true;
    case 'number':
    case 'integer':
      return schema.minimum ?? 1;
    case 'string':
      return isFree(schema) ? text('-') : NONE;
    default:
      return null;
  }
}

/** Members of a list: one of each kind that it may have. */
function membersOf(
  { items, prefixItems, minItems = 0 }: Schema,
  of: CallsDocument,
  wanted: Wanted,
): unknown[] {
  if (prefixItems !== undefined) return prefixItems.map((one) => exampleOf(one, of, wanted));
  if (items === undefined || (wanted.extent === 'least' && minItems === 0)) return [];
  const named =
    items.$ref === undefined ? items : (of.components.schemas[items.$ref.split('/').pop() ?? ''] ?? items);
  return (named.oneOf ?? [named]).map((one) => exampleOf(one, of, wanted)).filter((one) => one !== NONE);
}

/** Every call with an answer in JSON: its method and path, with `{parameters}`, and an example. */
export const answersOf = (of: CallsDocument, wanted: Wanted): readonly (readonly [string, unknown])[] =>
  Object.entries(of.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => {
      const schema = responses['200']?.content?.['application/json']?.schema;
      return schema === undefined
        ? []
        : [[`${method.toUpperCase()} ${path}`, exampleOf(schema, of, wanted)] as const];
    }),
  );
