import { formatPrice } from '#domain/format/money.ts';
import { pathTo, type Screen } from '#domain/routes.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import type { TextKey } from '#locales/translator.ts';
import type { GuestStay } from '#wire/guest-stay.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type BreakdownView, toBreakdown } from '../../rental/breakdown.ts';
import { toPayment } from '../../rental/payment.ts';
import { type RentalCardView, toRentalCard } from '../../rental/rental-card.ts';
import { withHour } from '../../rental/rental-facts.ts';
import { type TermView, toTerms } from '../../rental/terms.ts';

interface Link {
  readonly label: string;
  readonly href: string;
}

/** A stay for its guest, whatever its state: the facts that all of its pages show. */
export interface OwnStayView {
  readonly heading: string;
  readonly text: string;
  /** null while the unit cannot be loaded, or was withdrawn. */
  readonly card: RentalCardView | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly breakdown: BreakdownView;
  /** "U vroeg andere dagen …"; null without such a request. */
  readonly wish: string | null;
  /** Terms of cancellation, in words when the agency has none; empty when it can no longer be cancelled. */
  readonly terms: readonly TermView[];
  readonly termsText: string | null;
  /** How and when it is paid; null when it is over, or for an agency that says nothing. */
  readonly payment: string | null;
  readonly links: readonly Link[];
}

export interface OwnStayInput {
  readonly stay: GuestStay;
  readonly unit: RentalUnit | null;
  readonly token: string;
}

/** Heading of each state; those that its guest hardly sees have that of a similar one. */
const HEADINGS = {
  pending: 'ownStay.state.requested',
  expired: 'ownStay.state.lapsed',
  requested: 'ownStay.state.requested',
  lapsed: 'ownStay.state.lapsed',
  confirmed: 'ownStay.state.confirmed',
  past: 'ownStay.state.past',
  declined: 'ownStay.state.declined',
  cancelled: 'ownStay.state.cancelled',
  cancelled_by_visitor: 'ownStay.state.cancelledByVisitor',
} as const satisfies Record<GuestStay['state'], TextKey>;

const TEXTS: Partial<Record<GuestStay['state'], TextKey>> = {
  requested: 'ownStay.text.requested',
  confirmed: 'ownStay.text.confirmed',
  past: 'ownStay.text.past',
};

/** The text of a state; a confirmed stay that cannot be cancelled any more has begun. */
const textOf = ({ state, cancel }: GuestStay): TextKey =>
  state === 'confirmed' && !cancel ? 'ownStay.text.begun' : (TEXTS[state] ?? 'ownStay.text.over');

/** Address of one of the stay's pages. */
export const stayHref = (
  screen: Extract<Screen, 'own-stay' | 'change-stay' | 'cancel-stay'>,
  token: string,
  { locale }: Pick<ViewContext, 'locale'>,
): string => pathTo(screen, locale, { token });

const termsOf = ({ terms, from, breakdown }: GuestStay, context: ViewContext) =>
  toTerms(terms, { from, total: breakdown.total }, context);

/** Where the terms are to be found, for an agency that gives none as figures. */
function termsText({ agreements }: GuestStay, { t, site, locale }: ViewContext): string {
  const agency = site.name;
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(agreements);
  return agreements.length === 0
    ? t('ownStay.terms.none', { agency })
    : t('ownStay.terms.agreed', { agency, agreements: names });
}

/** The stay as it is; `links` lead to what can be done with it. */
export function toOwnStay({ stay, unit, token }: OwnStayInput, context: ViewContext): OwnStayView {
  const { t, locale, site } = context;
  const { state, from, to, persons, breakdown, wish } = stay;
  const agency = { agency: site.name };
  const stands = state === 'requested' || state === 'confirmed';
  // The hours of a stay that is over, or does not take place, tell nobody anything.
  const at = (day: string, name: 'arrivalFrom' | 'departureUntil'): string => {
    const words = dayInWords(day, locale, 'long');
    return stands ? withHour(words, name, unit, context) : words;
  };
  // The tax a person and night, as the breakdown has it: an unknown rate cannot divide by nothing.
  const taxed = Math.max(1, persons * breakdown.nights);
  const rate = { touristTaxPerPersonNight: breakdown.touristTax / taxed };
  const price = {
    kind: 'amount' as const,
    prefix: null,
    text: formatPrice(breakdown.total, t),
    suffix: t.count('stays.forNights', breakdown.nights),
  };
  // The card says what was agreed, whatever a stay costs now.
  const card = unit === null ? null : { ...toRentalCard(unit, context), price, included: null };
  return {
    heading: t(HEADINGS[state], agency),
    text: t(textOf(stay), agency),
    card,
    facts: [
      { label: t('stays.arrival'), value: at(from, 'arrivalFrom') },
      { label: t('stays.departure'), value: at(to, 'departureUntil') },
      { label: t('stays.filter.persons'), value: String(persons) },
      ...(stay.number ? [{ label: t('agenda.number'), value: stay.number }] : []),
    ],
    breakdown: toBreakdown(breakdown, persons, rate, context),
    wish:
      wish === null
        ? null
        : t('ownStay.wish', {
            ...agency,
            days: spanInWords(wish.from, wish.to, locale),
            price: formatPrice(wish.total, t),
          }),
    terms: stay.cancel ? termsOf(stay, context) : [],
    termsText: stay.cancel && stay.terms.length === 0 ? termsText(stay, context) : null,
    payment: stands ? toPayment(stay.payment, { from, ...breakdown }, context) : null,
    links: [
      ...(stay.change
        ? [{ label: t('ownStay.change.link'), href: stayHref('change-stay', token, context) }]
        : []),
      ...(stay.cancel
        ? [{ label: t('ownStay.cancel.link'), href: stayHref('cancel-stay', token, context) }]
        : []),
      ...(card === null ? [] : [{ label: t('stays.thanks.back'), href: card.href }]),
    ],
  };
}
