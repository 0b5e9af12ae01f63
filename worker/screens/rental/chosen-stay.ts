import { type StayChoice, stayQuery } from '#domain/filter/rental-stay.ts';
import { formatPrice } from '#domain/format/money.ts';
import type { FieldCode, FieldErrors } from '#domain/forms/codes.ts';
import { pathTo } from '#domain/routes.ts';
import { nearestStays, type Stay, type StayChoices } from '#domain/stays/choices.ts';
import { nightCount } from '#domain/stays/day.ts';
import { briefSpan, dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import { isOffered } from '#domain/stays/extras.ts';
import {
  type Breakdown,
  breakdownOf,
  personsFor,
  type StayOffer,
  type StayProblem,
  type StayWish,
  stayProblem,
} from '#domain/stays/stay.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type BreakdownView, toBreakdown } from '../../rental/breakdown.ts';
import { extrasInWords } from '../../rental/extras.ts';

/** The form field of each problem. */
const FIELD_OF = {
  order: 'to',
  past: 'from',
  persons: 'persons',
  arrival: 'from',
  too_short: 'to',
  taken: 'from',
  invalid: 'to',
  extras: 'extras',
} as const satisfies Record<StayProblem, string>;

/** A problem as an error of its form field. */
export const problemFields = (problem: StayProblem): FieldErrors => ({
  [FIELD_OF[problem]]: (problem === 'extras' ? 'invalid' : problem) satisfies FieldCode,
});

/** An alternative stay. */
interface OtherStay {
  readonly label: string;
  /** Link to the unit's page with this stay. */
  readonly href: string;
  /** Link to the form with this stay. */
  readonly reserveHref: string;
}

/** A possible stay in short, for the first screen and the bar at a phone's foot. */
interface StaySummary {
  /** "€ 1.474 voor 7 nachten". */
  readonly price: PriceView;
  /** The same in euros. */
  readonly total: number;
  /** "3 – 10 juli 2027". */
  readonly when: string;
  /** "3 jul – 10 jul". */
  readonly whenBrief: string;
}

/** The chosen stay: its price or its problem, and the next step. */
export interface ChosenStayView {
  readonly persons: number;
  /** Nothing chosen, an arrival, a complete stay, or an impossible one. */
  readonly state: 'none' | 'begun' | 'whole' | 'refused';
  /** Announced to screen readers: "Aankomst op za 3 juli. Kies nu een dag van vertrek." */
  readonly status: string;
  readonly breakdown: BreakdownView | null;
  /** The same in euros. */
  readonly priced: Breakdown | null;
  /** null without a possible stay. */
  readonly summary: StaySummary | null;
  /** Why the stay is not possible; null without a problem. */
  readonly problem: StayProblem | null;
  /** Free stays near an impossible one. */
  readonly others: readonly OtherStay[];
}

interface StayInput {
  readonly unitId: string;
  readonly choice: StayChoice;
  readonly offer: StayOffer;
  readonly choices: StayChoices;
  readonly today: string;
}

const reservePath = (unitId: string, { locale }: ViewContext): string =>
  pathTo('reserve', locale, { id: unitId });

/** Free stays near an impossible one, each with its price. */
function otherStays(
  wish: Stay,
  { unitId, offer, choices, choice }: StayInput,
  persons: number,
  context: ViewContext,
): readonly OtherStay[] {
  const { t, locale } = context;
  const coming = Math.min(persons, Math.max(1, offer.maxOccupation));
  const extras = choice.extras.filter((extra) => isOffered(offer.costs.extras, extra));
  return nearestStays(wish, choices).map((stay) => {
    const total = breakdownOf({ ...stay, persons: coming, extras }, offer)?.total;
    const when = spanInWords(stay.from, stay.to, locale);
    const nights = t.count('stays.nights', nightCount(stay.from, stay.to));
    const query = stayQuery({ ...stay, persons: coming, extras });
    return {
      label:
        total === undefined
          ? `${when}, ${nights}`
          : t('stays.other', { when, nights, price: formatPrice(total, t) }),
      href: pathTo('rental', locale, { id: unitId }) + query,
      reserveHref: reservePath(unitId, context) + query,
    };
  });
}

/** The chosen extras that the unit has not, or not in this number, in words. */
const refusedExtras = ({ choice, offer: { costs } }: StayInput, context: ViewContext): string =>
  extrasInWords(
    choice.extras.filter((extra) => !isOffered(costs.extras, extra)),
    (id) => costs.extras.find((extra) => extra.id === id)?.name,
    context,
  );

function whole(wish: StayWish, input: StayInput, context: ViewContext): ChosenStayView {
  const { t, locale } = context;
  const { from, to, persons } = wish;
  const { offer, today } = input;
  const problem = stayProblem(wish, offer, today);
  const breakdown = problem === null ? breakdownOf(wish, offer) : null;
  if (problem !== null || breakdown === null) {
    const found = problem ?? 'invalid';
    return {
      persons,
      state: 'refused',
      status: t(`stays.problem.${found}`, { n: offer.maxOccupation, extras: refusedExtras(input, context) }),
      breakdown: null,
      priced: null,
      summary: null,
      problem: found,
      others:
        found === 'persons' || found === 'extras' ? [] : otherStays({ from, to }, input, persons, context),
    };
  }
  const words = {
    from: dayInWords(from, locale, 'long'),
    to: dayInWords(to, locale, 'long'),
    nights: t.count('stays.nights', breakdown.nights),
  };
  return {
    persons,
    state: 'whole',
    status: t('stays.chosen', words),
    breakdown: toBreakdown(breakdown, persons, offer.costs, context),
    priced: breakdown,
    summary: {
      price: {
        kind: 'amount',
        prefix: null,
        text: formatPrice(breakdown.total, t),
        suffix: t.count('stays.forNights', breakdown.nights),
      },
      total: breakdown.total,
      when: spanInWords(from, to, locale),
      whenBrief: briefSpan(from, to, locale),
    },
    problem: null,
    others: [],
  };
}

/** View of the chosen stay. */
export function toChosenStay(input: StayInput, context: ViewContext): ChosenStayView {
  const { choice, choices, offer } = input;
  const { t, locale } = context;
  const persons = personsFor(choice.persons, offer.maxOccupation);
  const { from, to } = choice;
  if (from !== null && to !== null) {
    return whole({ from, to, persons, extras: choice.extras }, input, context);
  }
  const open = { persons, breakdown: null, priced: null, summary: null, others: [] };
  if (from === null) return { ...open, state: 'none', status: t('stays.chooseArrival'), problem: null };
  if (!choices.mayArrive(from)) {
    return { ...open, state: 'refused', status: t('stays.problem.arrival'), problem: 'arrival' };
  }
  const day = dayInWords(from, locale, 'short');
  return { ...open, state: 'begun', status: t('stays.chooseDeparture', { day }), problem: null };
}
