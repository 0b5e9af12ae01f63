import { type StayChoice, stayQuery } from '#domain/filter/rental-stay.ts';
import { rentalPath } from '#domain/links.ts';
import { pathTo } from '#domain/routes.ts';
import { choicesOf } from '#domain/stays/choices.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import type { Agreement } from '#wire/agreements.ts';
import type { RentalPeriods, RentalUnit } from '#wire/rental-unit.ts';
import { type FormState, type FormStateInput, toFormState } from '#worker/platform/forms/ui/form-state.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { paragraphsOf } from '#worker/platform/page/paragraphs.ts';
import { extrasInWords } from '#worker/rental/extras.ts';
import { toPayment } from '#worker/rental/payment.ts';
import { type RentalCardView, toRentalCard } from '#worker/rental/rental-card.ts';
import { withHour } from '#worker/rental/rental-facts.ts';
import { type TermView, toTerms } from '#worker/rental/terms.ts';
import { type ChosenStayView, toChosenStay } from '../chosen-stay.ts';
import { toStayOffer } from '../rental-page.ts';

/** Subject of a reservation: taken from the address, never from a field. */
export interface ReserveAbout {
  readonly unitId: string;
  readonly choice: StayChoice;
}

/** An agreement that the guest accepts. */
export interface AgreementView {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly required: boolean;
  readonly accepted: boolean;
}

/** The form to request a stay. */
export interface ReserveView {
  readonly state: FormState;
  /** The unit; null while it is out of reach. */
  readonly card: RentalCardView | null;
  /** The stay with its price; null when the nights could not be loaded. */
  readonly stay: ChosenStayView | null;
  readonly facts: readonly { readonly name: string; readonly label: string; readonly value: string }[];
  readonly changeHref: string;
  readonly agreements: readonly AgreementView[];
  /** Terms of cancellation of this stay; empty without a price, or for an agency without terms. */
  readonly terms: readonly TermView[];
  /** How and when it is paid; null for an agency that says nothing. */
  readonly payment: string | null;
  /** The shown total in euros, which comes back with the form. */
  readonly total: number | null;
  readonly privacyHref: string;
}

/** Field names in the order of the page. */
const RESERVE_FIELDS = [
  'from',
  'to',
  'persons',
  'extras',
  'firstname',
  'lastname',
  'email',
  'phone',
  'message',
  'agreementIds',
  'consent',
];

/** Address of the form for a stay. */
export const reserveHref = (
  { unitId, choice }: ReserveAbout,
  { locale }: Pick<ViewContext, 'locale'>,
): string => pathTo('reserve', locale, { id: unitId }) + stayQuery({ ...choice, month: null });

interface ReserveInput extends Omit<FormStateInput, 'action' | 'order' | 'inPlace'> {
  readonly about: ReserveAbout;
  readonly unit: RentalUnit | null;
  readonly periods: RentalPeriods | null;
  readonly agreements: readonly Agreement[];
  /** The day in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
}

function factsOf(
  { choice: { from, to, persons, extras } }: ReserveAbout,
  unit: RentalUnit | null,
  context: ViewContext,
) {
  const { t, locale } = context;
  const day = (value: string | null, name: 'arrivalFrom' | 'departureUntil'): string =>
    value === null ? '–' : withHour(dayInWords(value, locale, 'long'), name, unit, context);
  return [
    { name: 'from', label: t('stays.arrival'), value: day(from, 'arrivalFrom') },
    { name: 'to', label: t('stays.departure'), value: day(to, 'departureUntil') },
    {
      name: 'persons',
      label: t('stays.coming'),
      value: persons === null ? '–' : t.count('stays.persons', persons),
    },
    ...(extras.length === 0
      ? []
      : [
          {
            name: 'extras',
            label: t('stays.extra.brief'),
            value: extrasInWords(
              extras,
              (id) => {
                const known = unit?.general.rentalOptions?.find((option) => option.id === id);
                return known && (known.name ?? known.description ?? {});
              },
              context,
            ),
          },
        ]),
  ];
}

function stayOf({ about, unit, periods, today }: ReserveInput, context: ViewContext): ChosenStayView | null {
  if (unit === null || periods === null) return null;
  const offer = toStayOffer(unit, periods);
  const choices = choicesOf(offer, today);
  return toChosenStay({ unitId: about.unitId, choice: about.choice, offer, choices, today }, context);
}

export function toReserve(input: ReserveInput, context: ViewContext): ReserveView {
  const { about, unit, periods: _, agreements, today: __, ...form } = input;
  const accepted = form.typed.agreementIds ?? [];
  const stay = stayOf(input, context);
  const card = unit === null ? null : toRentalCard(unit, context);
  const summary = stay?.summary ?? null;
  return {
    state: toFormState({ ...form, action: reserveHref(about, context), order: RESERVE_FIELDS }, context.t),
    // The card says what this stay costs, like the bill below it.
    card: card === null || summary === null ? card : { ...card, price: summary.price, included: null },
    stay,
    facts: factsOf(about, unit, context),
    changeHref: rentalPath(about.unitId, context.locale) + stayQuery(about.choice),
    agreements: agreements.map(({ id, title, body, required }) => ({
      id,
      title,
      paragraphs: paragraphsOf(body),
      required,
      accepted: accepted.includes(id),
    })),
    terms:
      summary === null || about.choice.from === null
        ? []
        : toTerms(
            context.site.settings.cancellation ?? [],
            { from: about.choice.from, total: summary.total },
            context,
          ),
    payment:
      stay?.priced && about.choice.from !== null
        ? toPayment(context.site.settings.stays, { ...stay.priced, from: about.choice.from }, context)
        : null,
    total: stay?.priced?.total ?? null,
    privacyHref: pathTo('privacy', context.locale),
  };
}
