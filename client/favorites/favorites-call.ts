import type { EstateCardsAnswer } from '#domain/views/estate-card.ts';
import { asEstateCards } from '../calls/estate-cards.ts';
import { type Fetch, postJson } from '../calls/http.ts';

/** Highest number of ids in one call. */
export const IDS_A_CALL = 500;

const chunks = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_A_CALL) }, (_, index) =>
    ids.slice(index * IDS_A_CALL, (index + 1) * IDS_A_CALL),
  );

/**
 * Fetches cards of the estates with these ids, in the same order; makes no call for an empty list. Throws
 * when any call fails.
 */
export const fetchFavorites = async (
  href: string,
  ids: readonly string[],
  send?: Fetch,
): Promise<EstateCardsAnswer> => {
  const answers = await Promise.all(
    chunks(ids).map(async (part) => asEstateCards(await postJson(href, { ids: part }, send))),
  );
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    results: answers.flatMap(({ results }) => results),
  };
};
