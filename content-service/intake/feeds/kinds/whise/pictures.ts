import type { VendorPicture } from '../../kind.ts';
import { idIn, member, membersOf, numberIn, saysYes, textIn } from '../../mapping/read.ts';
import type { Say } from '../../mapping/unmapped.ts';

/** Sizes by preference: 1600 px, and what is left where it is missing. */
const SIZES = ['urlXXL', 'urlOriginal', 'urlLarge'] as const;

const addressIn = (picture: unknown): string | null =>
  SIZES.map((size) => textIn(member(picture, size))).find(
    (address) => address !== null && URL.canParse(address),
  ) ?? null;

/**
 * The pictures of a home in the vendor's order; those without a place in it come last. A plan is one that says so: the
 * vendor's older service takes `IsPlan` with a picture, beside members that answers have under the same names. No recorded
 * answer has it. `detailId` is the room that a picture shows (73, 88, 117 …): no known number of it is a plan.
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
      const plan = saysYes(member(picture, 'isPlan')) ? { plan: true } : {};
      return [{ id, address, changed: textIn(member(picture, 'updateDateTime')) ?? '', ...plan }];
    });
}
