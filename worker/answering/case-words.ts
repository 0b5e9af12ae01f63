import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { formatPrice } from '#domain/format/money.ts';
import { languageOf } from '#domain/languages.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import type { TextKey } from '#locales/translator.ts';
import type { AnswerAction, AnswerSubject, StayCase } from '#wire/answer-link.ts';
import type { AppointmentState } from '#wire/answers.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { countedExtra, extraAmount } from '../rental/extras.ts';
import { toTerms } from '../rental/terms.ts';

/** A fact of a case: label, text and links. */
export interface FactView {
  readonly label: string;
  readonly text: string;
  readonly links?: readonly { readonly text: string; readonly href: string }[];
}

/** "dinsdag 24 november, 9.12 u". */
export const momentIn = (instant: string, { locale }: Pick<ViewContext, 'locale'>): string =>
  `${formatDayName(instant, locale)}, ${formatClock(instant, locale)}`;

/** Texts of a case. */
export interface CaseWords {
  /** Heading of the page with the button: a sentence, with the visitor's name if known. */
  readonly question: (action: AnswerAction) => string;
  /** State of the case. */
  readonly state: string;
  /** Heading of the case while something can be done with it, whatever it is. */
  readonly open: string;
  readonly facts: readonly FactView[];
  /** First and last day of a stay; empty otherwise. */
  readonly from: string;
  readonly to: string;
}

const NO_SPAN = { from: '', to: '' };

/** "juli" */
const monthOf = (day: string, { locale }: ViewContext): string =>
  new Intl.DateTimeFormat(languageOf(locale).tag, { month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** The heading of each action's page for a stay. */
const STAY_QUESTION = {
  confirm: 'answers.stay.wants',
  'confirm-late': 'answers.stay.wants',
  decline: 'answers.stay.decline',
  cancel: 'answers.stay.cancel',
  move: 'answers.stay.move',
  keep: 'answers.stay.keep',
  answered: 'answers.stay.wants',
} as const satisfies Record<AnswerAction, string>;

/** Text of each state; ended ones have the same texts as for the visitor. */
const STAY_STATES = {
  pending: 'stays.confirm.expiredHeading',
  expired: 'stays.confirm.expiredHeading',
  requested: 'stays.confirm.expiredHeading',
  lapsed: 'stays.confirm.expiredHeading',
  confirmed: 'answers.stay.state.confirmed',
  past: 'answers.stay.state.confirmed',
  declined: 'answers.stay.state.declined',
  cancelled: 'answers.stay.state.cancelled',
  cancelled_by_visitor: 'answers.stay.state.cancelledByVisitor',
} as const satisfies Record<StayCase['state'], TextKey>;
const VIEWING_STATES = {
  pending: 'agenda.expiredHeading',
  expired: 'agenda.expiredHeading',
  // The link is used or expired and the viewing is still booked: it was moved, unless it never was.
  booked: 'answers.viewing.moved',
  past: 'agenda.pastHeading',
  declined: 'agenda.cancelledHeading',
  cancelled: 'agenda.cancelledHeading',
  cancelled_by_visitor: 'agenda.cancelledHeading',
} as const satisfies Record<AppointmentState, TextKey>;

/** "17 – 24 juli 2027: € 1.090,40". */
const daysAndPrice = (
  { from, to, total }: { readonly from: string; readonly to: string; readonly total: number },
  { t, locale }: ViewContext,
): string => `${spanInWords(from, to, locale)}: ${formatPrice(total, t)}`;

/** By which the visitor and the agency name a case (decision 112). */
const numberFact = (
  { number }: { readonly number?: string | null | undefined },
  { t }: ViewContext,
): readonly FactView[] => (number ? [{ label: t('agenda.number'), text: number }] : []);

/** The terms of cancellation on which a stay was requested, while it can be cancelled. */
const termFacts = (stay: StayCase, context: ViewContext): readonly FactView[] =>
  stay.state !== 'confirmed'
    ? []
    : toTerms(stay.terms, { from: stay.from, total: stay.total }, context).map(({ until, due, current }) => ({
        label: `${context.t('ownStay.terms.name')}, ${until.toLowerCase()}`,
        text: current ? `${due} (${context.t('ownStay.terms.today')})` : due,
      }));

function stayWords(stay: StayCase, context: ViewContext): CaseWords {
  const { t, locale } = context;
  const { from, to, total, deposit, persons, firstname, lastname, state, free, offers } = stay;
  const values = { name: `${firstname} ${lastname}`, month: monthOf(from, context) };
  const taken = state === 'lapsed' && !free ? 'stays.problem.taken' : STAY_STATES[state];
  return {
    question: (action) => t(STAY_QUESTION[action], values),
    state: t(taken),
    open:
      state === 'confirmed'
        ? t(stay.wish ? 'answers.stay.asks' : STAY_STATES.confirmed)
        : t('answers.stay.wants', values),
    from: dayInWords(from, locale, 'short'),
    to: dayInWords(to, locale, 'short'),
    facts: [
      { label: t('stays.cost.total'), text: formatPrice(total, t) },
      ...(deposit > 0 ? [{ label: t('stays.cost.deposit'), text: formatPrice(deposit, t) }] : []),
      { label: t('stays.filter.persons'), text: String(persons) },
      ...stay.extras.map((line) => ({
        label: countedExtra(line, context),
        text: extraAmount(line, context),
      })),
      ...numberFact(stay, context),
      ...(stay.wish ? [{ label: t('answers.stay.moveTo'), text: daysAndPrice(stay.wish, context) }] : []),
      ...termFacts(stay, context),
      ...(offers.length === 0
        ? []
        : [
            {
              label: t('answers.stay.offered'),
              text: offers.map((days) => spanInWords(days.from, days.to, locale)).join('; '),
            },
          ]),
    ],
  };
}

/** A case in words. */
export function caseWords(subject: AnswerSubject, context: ViewContext): CaseWords {
  const { t, locale } = context;
  switch (subject.kind) {
    case 'stay':
      return stayWords(subject, context);
    case 'appointment':
      return {
        ...NO_SPAN,
        question: (action) =>
          action === 'move' || action === 'confirm'
            ? t(`answers.viewing.${action}`, { name: `${subject.firstname} ${subject.lastname}` })
            : t('agenda.cancelHeading'),
        state: t(
          subject.state === 'booked' && subject.moved === null
            ? 'answers.viewing.confirmed'
            : VIEWING_STATES[subject.state],
        ),
        open: t('answers.viewing.booked', { name: `${subject.firstname} ${subject.lastname}` }),
        facts: [
          {
            label: t('agenda.date'),
            text: `${momentIn(subject.start, context)} – ${formatClock(subject.end, locale)}`,
          },
          {
            label: t('answers.viewing.before'),
            text: subject.moved === null ? '' : momentIn(subject.moved.from, context),
          },
          { label: t('agenda.place'), text: subject.place },
          { label: t('agenda.agent'), text: subject.agent.name },
          ...numberFact(subject, context),
        ].filter(({ text }) => text !== ''),
      };
    case 'contact':
      return {
        ...NO_SPAN,
        question: () => t('answers.message.open'),
        state: t(`answers.message.${subject.state}`),
        open: t('answers.message.open'),
        facts: numberFact(subject, context),
      };
    case 'valuation':
      return {
        ...NO_SPAN,
        question: () => t('answers.valuation.open'),
        state: t(`answers.valuation.${subject.state}`),
        open: t('answers.valuation.open'),
        facts: [
          { label: t('valuation.steps.address'), text: subject.address },
          { label: t('valuation.sent.reference'), text: subject.reference },
        ].filter(({ text }) => text !== ''),
      };
  }
}
