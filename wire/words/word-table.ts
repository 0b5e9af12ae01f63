/**
 * Words for the fields of the wire. They stand beside the schemas, a file for each
 * subject, and not in them: the
 * document of all calls is written before the Workers are bundled, so that no word of it is in a bundle.
 */

/**
 * What a field is, with its unit; an example, where the schema does not make one; and what stands for "nothing" in
 * it, where that is not what the conventions say.
 */
export type FieldWords = readonly [says: string, example?: unknown, empty?: string];

/**
 * Words by path. A path is the end of a way from a named schema to the field, `general.price.value`; it may begin
 * with the schema's name, and holds wherever a field ends so. The longest that fits counts.
 */
export type WordTable = Readonly<Record<string, FieldWords>>;
