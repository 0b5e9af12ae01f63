/**
 * Descriptions of wire fields for the OpenAPI document. They are separate from the schemas, in a file per
 * subject, so that no Worker bundle contains them: the document is written before bundling.
 */

/**
 * A field's description with its unit; an example, when the schema does not make one; and its empty values,
 * when they differ from the conventions.
 */
export type FieldWords = readonly [says: string, example?: unknown, empty?: string];

/**
 * Descriptions by path. A path such as `general.price.value` is the end of the way from a named schema to the
 * field, optionally beginning with the schema's name. The longest matching path wins.
 */
export type WordTable = Readonly<Record<string, FieldWords>>;
