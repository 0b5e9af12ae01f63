import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Moves references into the schema's own definitions to where the schema stands in the document. */
const relocate = (value: unknown, base: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => relocate(item, base));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) =>
      key === '$ref' && typeof member === 'string' && member.startsWith('#')
        ? [key, `${base}${member.slice(1)}`]
        : [key, relocate(member, base)],
    ),
  );
};

/**
 * A schema as JSON Schema 2020-12, which OpenAPI 3.1 speaks. Answers stay open to further fields, as
 * readers ignore those they do not know; requests are as strict as they are validated.
 */
export const jsonSchemaOf = (
  schema: z.core.$ZodType,
  base: string,
  direction: 'request' | 'answer',
): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: direction === 'request' ? 'input' : 'output',
    override: ({ jsonSchema }) => {
      if (direction === 'answer' && jsonSchema.additionalProperties === false) {
        delete jsonSchema.additionalProperties;
      }
    },
  });
  return relocate(json, base) as JsonSchema;
};
