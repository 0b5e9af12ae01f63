import { isDwelling, kindOf } from '#domain/rules/property-kind.ts';
import { localizedIn } from '#domain/text.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Estates on the start page: two rows of three. */
export const SHOWN = 6;
/** How many of the newest are asked for, to choose them from. */
export const CHOSEN_FROM = 12;

/** Longest title that leads a page, in characters: two lines of a card. */
const LONGEST_TITLE = 90;

interface Candidate {
  readonly estate: Estate;
  readonly card: EstateCardView;
}

/** What makes an agency's first page: each is worth more than all of those after it. */
const REASONS: readonly ((candidate: Candidate, context: ViewContext) => boolean)[] = [
  ({ card }) => card.picture !== null,
  ({ estate }) => isDwelling(kindOf(estate.general.headType?.id)),
  ({ estate, card }, { locale }) =>
    localizedIn(estate.general.title, locale).locale === locale && card.title.length <= LONGEST_TITLE,
];

const worth = (candidate: Candidate, context: ViewContext): number =>
  REASONS.reduce((sum, holds, index) => sum + (holds(candidate, context) ? 2 ** -index : 0), 0);

/**
 * The cards of the start page, chosen among the newest estates: first homes with a picture, that are lived in, with a
 * title in the page's language. Equal ones stay in the order of the answer, which is that of their age.
 */
export function shownFirst(estates: readonly Candidate[], context: ViewContext): readonly EstateCardView[] {
  return estates
    .map((candidate) => ({ card: candidate.card, worth: worth(candidate, context) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, SHOWN)
    .map(({ card }) => card);
}
