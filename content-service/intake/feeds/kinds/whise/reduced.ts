import { idIn, member, membersOf } from '../../mapping/read.ts';
import { DETAILS } from './details.ts';

/** Members of a home that the mapping reads; no other one goes further than the answer that it came in. */
export const MEMBERS: readonly string[] = (
  'id parentId canHaveChildren status displayStatusId purpose purposeStatus category subCategory country ' +
  'name address number box zip city displayAddress displayPrice price currency area minArea maxArea groundArea ' +
  'gardenArea rooms bathRooms fronts floor garage parking garden terrace furnished investmentEstate energyClass ' +
  'energyValue availability state availabilityDateTime createDateTime putOnlineDateTime referenceNumber ' +
  'longDescription shortDescription sms linkVirtualVisit link3DModel'
).split(' ');
const PICTURE = 'id order updateDateTime urlXXL urlOriginal urlLarge isPlan'.split(' ');
const DETAIL = 'id value enum'.split(' ');
/** Of a detail that nobody reads only its name and type go further. */
const UNKNOWN_DETAIL = 'id label type'.split(' ');

const picked = (value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    keys.flatMap((key) => (member(value, key) === undefined ? [] : [[key, member(value, key)]])),
  );

const isKnown = (detail: unknown): boolean => DETAILS.has(Number(idIn(member(detail, 'id')) ?? Number.NaN));

/**
 * A home with the members that the mapping reads: what must never be stored reaches no message, no table and no log, and
 * a change of anything else is no change. The mapping makes the same of it as of the whole home.
 */
export const reducedHome = (home: unknown): Readonly<Record<string, unknown>> => ({
  ...picked(home, MEMBERS),
  details: membersOf(member(home, 'details')).map((detail) =>
    picked(detail, isKnown(detail) ? DETAIL : UNKNOWN_DETAIL),
  ),
  pictures: membersOf(member(home, 'pictures')).map((picture) => picked(picture, PICTURE)),
});
