import * as z from 'zod';

type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Rewrites references to a schema's own definitions to the schema's place in the document. */
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
 * A schema as JSON Schema 2020-12, as in OpenAPI 3.1. Answers allow further fields, since readers ignore
 * unknown ones; requests are as strict as their validation.
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
