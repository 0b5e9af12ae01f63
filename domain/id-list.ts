import { parseEstateId } from './estate-id.ts';

/** Name of the parameter that lists estates: those of a shared list, those to compare. */
export const IDS_PARAMETER = 'ids';
/** Estates beside each other at most; a fifth would leave none of them room. */
export const MOST_COMPARED = 4;
/** Estates of a list that is passed on by its address, which mails and codes must hold. */
export const MOST_SHARED = 40;

/** Ids of an address, in their order and each once: `ids=1,2` or `ids=1&ids=2`. What is no id is left out. */
export function readIds(params: URLSearchParams): readonly string[] {
  const written = params.getAll(IDS_PARAMETER).flatMap((text) => text.split(','));
  return [...new Set(written.flatMap((text) => parseEstateId(text.trim())?.id ?? []))];
}

/** The query of a list; empty without ids. */
export const idsQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?${IDS_PARAMETER}=${ids.join(',')}`;
