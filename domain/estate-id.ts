import type { EstateSource } from './rules/source.ts';
import { SOURCE_IDS } from './sources/index.ts';

/** The id of an estate and the source it comes from; ids are kept as text. */
export interface EstateId {
  readonly source: EstateSource;
  readonly id: string;
}

/**
 * Reads an estate id, whose shape tells its source (contract, "Conventions"). null for anything else, so that
 * no call is ever made with it.
 */
export function parseEstateId(text: string): EstateId | null {
  const source = SOURCE_IDS.find(({ id }) => new RegExp(`^(?:${id})$`).test(text)) ?? null;
  return source === null ? null : { source: source.name, id: text };
}
