import type { EstateSource } from './rules/source.ts';
import { SOURCES } from './sources/index.ts';

/** The id of an estate and the source it comes from; ids are kept as text. */
export interface EstateId {
  readonly source: EstateSource;
  readonly id: string;
}

/**
 * Reads an estate's id, whose shape names its source (contract, "Conventions"). Anything else is null, so
 * that no call is ever made with it.
 */
export function parseEstateId(text: string): EstateId | null {
  const source = SOURCES.ofId(text);
  return source === null ? null : { source: source.name, id: text };
}
