/** Estates come from two sources, told apart by the shape of their id; ids are kept as text. */
export type EstateId =
  | { readonly source: 'first'; readonly id: string }
  | { readonly source: 'second'; readonly id: string };

const NUMERIC = /^[0-9]{1,12}$/;
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Reads an estate's id: digits are the first source's, a GUID the second's (contract, "Conventions").
 * Anything else is null, so that no call is ever made with it.
 */
export function parseEstateId(text: string): EstateId | null {
  if (NUMERIC.test(text)) return { source: 'first', id: text };
  if (GUID.test(text)) return { source: 'second', id: text };
  return null;
}
