import { isConditionallyHidden } from '../../rules/listing-visibility.ts';
import { fieldTable } from '../place.ts';
import { unlessListingHides } from '../predicates.ts';
import type { Draft } from '../rows.ts';
import { AS_BUILT, CERTIFICATES, ENERGY } from './certification.ts';
import { COMFORT } from './comfort.ts';
import { CONSTRUCTION } from './construction.ts';
import { FINANCIAL, NOTARY_COST, SOLD_PRICE } from './financial.ts';
import { GENERAL, SMALL_GROUPS, TOP } from './general.ts';
import { LAYOUT } from './layout.ts';
import { ANNUITY, NOTARY } from './notary.ts';
import { OTHER } from './other.ts';
import { FLOOD, PLANNING } from './planning.ts';
import { LISTED_TABS } from './tabs.ts';

const DRAFTS: readonly Draft[] = [
  ...TOP,
  ...GENERAL,
  ...CONSTRUCTION,
  ...ENERGY,
  ...COMFORT,
  ...CERTIFICATES,
  ...FINANCIAL,
  ...NOTARY_COST,
  ...SOLD_PRICE,
  ...NOTARY,
  ...ANNUITY,
  ...OTHER,
  ...PLANNING,
  ...AS_BUILT,
  ...FLOOD,
  ...SMALL_GROUPS,
  ...LAYOUT,
];

/** Adds the hiding rule of spec 2 §9 to the rows that it names. */
const ruled = (draft: Draft): Draft => ({
  ...draft,
  ...(isConditionallyHidden(draft.path)
    ? { visible: [...(draft.visible ?? []), unlessListingHides(draft.path)] }
    : {}),
});

/**
 * Every field of the second source: the 276 of spec 2 §3, and companion fields that it mentions without a
 * key.
 */
export const SECOND_SOURCE_FIELDS = fieldTable(DRAFTS.map(ruled), LISTED_TABS);
