import { parseEstateId } from './estate-id.ts';
import { favoriteIn } from './favorites.ts';

/** Name of the parameter that lists estates, for a shared list or a comparison. */
export const IDS_PARAMETER = 'ids';
/** Maximum number of compared estates; a fifth would not fit. */
export const MOST_COMPARED = 4;
/** Maximum number of estates in a shared list, whose address must fit into mails and QR codes. */
export const MOST_SHARED = 40;

/** Texts of the parameter, without duplicates. */
const written = (params: URLSearchParams): readonly string[] => [
  ...new Set(params.getAll(IDS_PARAMETER).flatMap((text) => text.split(',').map((one) => one.trim()))),
];

/** Favourites in an address, holiday homes included. */
export const readFavoriteIds = (params: URLSearchParams): readonly string[] =>
  written(params).flatMap((text) => favoriteIn(text) ?? []);

/**
 * Ids of estates in an address, in order and without duplicates: `ids=1,2` or `ids=1&ids=2`. Invalid ids are left out.
 */
export const readIds = (params: URLSearchParams): readonly string[] =>
  written(params).flatMap((text) => parseEstateId(text)?.id ?? []);

/** Query string of a list; empty without ids. */
export const idsQuery = (ids: readonly string[]): string =>
  ids.length === 0 ? '' : `?${IDS_PARAMETER}=${ids.join(',')}`;
