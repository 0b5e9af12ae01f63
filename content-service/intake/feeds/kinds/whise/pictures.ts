import type { VendorPicture } from '../../kind.ts';
import { idIn, member, membersOf, numberIn, textIn } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';

/** Sizes by preference: 1600 px, and what is left where it is missing. */
const SIZES = ['urlXXL', 'urlOriginal', 'urlLarge'] as const;

const addressIn = (picture: unknown): string | null =>
  SIZES.map((size) => textIn(member(picture, size))).find(
    (address) => address !== null && URL.canParse(address),
  ) ?? null;

/**
 * The pictures of a home in the vendor's order; those without a place in it come last. The vendor knows
 * which of them are plans (a request of its older service has `IsPlan`), and tells it in no answer that was recorded.
 */
export function picturesOf(home: unknown, say: Say): readonly VendorPicture[] {
  const seen = new Set<string>();
  return membersOf(member(home, 'pictures'))
    .map((picture) => ({ picture, order: numberIn(member(picture, 'order')) ?? Number.POSITIVE_INFINITY }))
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
    .flatMap(({ picture }): readonly VendorPicture[] => {
      const [id, address] = [idIn(member(picture, 'id')), addressIn(picture)];
      if (id === null || address === null || seen.has(id)) {
        say({ what: 'value', name: 'picture without an id or an address of its own', value: id ?? '' });
        return [];
      }
      seen.add(id);
      return [{ id, address, changed: textIn(member(picture, 'updateDateTime')) ?? '' }];
    });
}
