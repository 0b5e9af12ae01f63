type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a shape is worth a name: an object with more than one field, or a union. */
const isShape = (schema: Json): boolean =>
  Object.keys((schema.properties as Json | undefined) ?? {}).length > 1 || Array.isArray(schema.oneOf);

/** Identity of a shape, without its default, which depends on its place. */
const textOf = ({ default: _fallback, ...schema }: Json): string => JSON.stringify(schema);

/**
 * Replaces each occurrence of a named shape by a reference, so that a picture is one type in generated code
 * instead of two hundred.
 */
export function shareSchemas(schemas: Readonly<Record<string, Json>>): Record<string, Json> {
  const names = new Map<string, string>();
  for (const [name, schema] of Object.entries(schemas)) {
    const text = textOf(schema);
    if (isShape(schema) && !names.has(text)) names.set(text, name);
  }
  const shared = (node: unknown, isTop = false): unknown => {
    if (Array.isArray(node)) return node.map((member) => shared(member));
    if (!isObject(node)) return node;
    const name = isTop ? undefined : names.get(textOf(node));
    if (name !== undefined) {
      const reference = { $ref: `#/components/schemas/${name}` };
      return 'default' in node ? { ...reference, default: node.default } : reference;
    }
    return Object.fromEntries(Object.entries(node).map(([key, member]) => [key, shared(member)]));
  };
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      // Of two names for one shape the second becomes a reference to the first.
      const first = names.get(textOf(schema));
      return [name, shared(schema, first === undefined || first === name) as Json];
    }),
  );
}
