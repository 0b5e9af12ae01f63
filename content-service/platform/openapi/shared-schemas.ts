type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Worth a name: an object of more than one field, or a choice of such. */
const isShape = (schema: Json): boolean =>
  Object.keys((schema.properties as Json | undefined) ?? {}).length > 1 || Array.isArray(schema.oneOf);

/** What a shape is told by: what it falls back to is a matter of the place that it stands in. */
const textOf = ({ default: _fallback, ...schema }: Json): string => JSON.stringify(schema);

/**
 * Schemas by name, in which each shape that has a name stands once: wherever it occurs, a reference leads to it. So
 * that a picture is one type to whoever generates types from the document, and not two hundred.
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
      // Of two names for one shape the second leads to the first.
      const first = names.get(textOf(schema));
      return [name, shared(schema, first === undefined || first === name) as Json];
    }),
  );
}
