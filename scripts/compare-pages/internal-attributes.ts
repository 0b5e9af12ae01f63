/** What is compared of an internal attribute: nothing, or the texts in it without their names. */
export type Treatment = 'drop' | 'texts';

/** An attribute of the site's own script, which no visitor sees. */
export interface InternalAttribute {
  readonly name: string;
  readonly treatment: Treatment;
  readonly reason: string;
}

/**
 * Attributes that only the client's script reads. No stylesheet may select one of them, or dropping it could
 * hide a difference that is seen; a test holds that. An attribute that is not in this table is compared as
 * it is written.
 */
export const INTERNAL_ATTRIBUTES: readonly InternalAttribute[] = [
  { name: 'data-when', treatment: 'drop', reason: 'says when an island wakes' },
  { name: 'data-replay', treatment: 'drop', reason: 'says that early clicks are kept for an island' },
  { name: 'data-enhance', treatment: 'drop', reason: 'names the script that enhances an element' },
  { name: 'data-check', treatment: 'drop', reason: 'names the schema that checks a form in the browser' },
  { name: 'data-props', treatment: 'texts', reason: 'props of an island: their names are internal' },
  { name: 'data-words', treatment: 'texts', reason: 'texts that a script says: their names are internal' },
];
