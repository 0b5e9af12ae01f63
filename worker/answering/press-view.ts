import { formatPrice } from '../../domain/format/money.ts';
import { chosenIn, SLOT_FIELD } from '../../domain/forms/chosen-slot.ts';
import { type Typed, textOf } from '../../domain/forms/read-form.ts';
import { pathTo } from '../../domain/routes.ts';
import { nightCount } from '../../domain/stays/day.ts';
import { spanInWords } from '../../domain/stays/day-words.ts';
import type { TextKey } from '../../locales/translator.ts';
import type { AnswerDeed, AnswerSubject } from '../../wire/answer-link.ts';
import { MOST_WORD } from '../../wire/answers.ts';
import { type TimesView, toNextTimes, toWeek } from '../agenda/week.ts';
import type { FormProblem } from '../platform/forms/problems.ts';
import { type FormState, toFormState } from '../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { offerText } from './fields.ts';
import type { AnswerInput } from './input.ts';

/** The one press of a page. */
export interface PressView {
  readonly action: string;
  readonly deed: AnswerDeed;
  /** Proves that a form is of a session's own page; null behind a link. */
  readonly guard?: string | undefined;
  /** Why it did not work a moment ago. */
  readonly problem: { readonly title: string; readonly text: string | null } | null;
  /** The word to the visitor; null where they are told nothing. */
  readonly word: { readonly label: string; readonly value: string; readonly most: number } | null;
  /** Other days that may be offered. */
  readonly offers: readonly { readonly value: string; readonly label: string; readonly checked: boolean }[];
  /** Times to move a viewing to; null of all else. */
  readonly times: { readonly view: TimesView; readonly state: FormState } | null;
  /** What follows. */
  readonly note: string;
  readonly button: string;
  /** It takes something away, and says so by its colour. */
  readonly danger: boolean;
  /** The page of the mail's other deed. */
  readonly other: { readonly label: string; readonly href: string } | null;
}

/** What the press is called; that of a viewing is cancelled in words of its own. */
const BUTTONS = {
  confirm: 'answers.stay.confirm',
  'confirm-late': 'answers.stay.confirm',
  decline: 'answers.stay.declineButton',
  cancel: 'answers.stay.cancelButton',
  move: 'moving.send',
  answered: 'answers.message.button',
} as const satisfies Record<AnswerDeed, TextKey>;

/** The way to the other deed of the mail. */
const OTHERS: Partial<Record<AnswerDeed, { readonly deed: AnswerDeed; readonly label: TextKey }>> = {
  confirm: { deed: 'decline', label: 'answers.stay.no' },
  decline: { deed: 'confirm', label: 'answers.stay.back' },
  cancel: { deed: 'move', label: 'moving.send' },
  move: { deed: 'cancel', label: 'agenda.cancel' },
};

const DANGER: readonly AnswerDeed[] = ['decline', 'cancel'];

/** Why a press did not work, in words; `unavailable` and `unknown` in those of every button behind a link. */
export function problemWords(problem: FormProblem | null, { t }: ViewContext): PressView['problem'] {
  if (problem === null) return null;
  if (problem === 'unavailable') return { title: t('forms.subscribe.buttonFailed'), text: null };
  if (problem === 'unknown') return { title: t('forms.subscribe.buttonUnknown'), text: null };
  return { title: t(`forms.problems.${problem}.title`), text: t(`forms.problems.${problem}.text`) };
}

function offersOf(
  { link: { subject, deed }, typed }: AnswerInput,
  { t, locale }: ViewContext,
): PressView['offers'] {
  if (subject.kind !== 'stay' || deed !== 'decline') return [];
  return subject.others.map(({ total, ...days }) => {
    const value = offerText(days);
    const label = t('stays.other', {
      when: spanInWords(days.from, days.to, locale),
      nights: t.count('stays.nights', nightCount(days.from, days.to)),
      price: formatPrice(total),
    });
    return { value, label, checked: typed.offer?.includes(value) ?? false };
  });
}

function otherOf(
  { link: { deed, others }, staff }: AnswerInput,
  { t, locale }: ViewContext,
): PressView['other'] {
  const other = OTHERS[deed];
  const token = others.find((candidate) => candidate.deed === other?.deed)?.token;
  if (other === undefined) return null;
  const href = token === undefined ? staff?.hrefOf(other.deed) : pathTo('answer', locale, { token });
  return href === undefined ? null : { label: t(other.label), href };
}

/** Times that a viewing may be moved to: a week, or those that are free in place of a taken one. */
function timesOf(input: AnswerInput, context: ViewContext): PressView['times'] {
  const { week, wrongTime, action, typed, now } = input;
  if (week === null) return null;
  const [chosen, next] = [chosenIn(typed), wrongTime?.nextSlots ?? []];
  const view =
    next.length > 0
      ? toNextTimes(next, action, chosen, context)
      : // A visitor is asked when it suits them; whoever moves a viewing is not.
        { ...toWeek(week, action, chosen, context), heading: context.t('agenda.again') };
  const { fields = {} } = wrongTime ?? {};
  const state = { action, key: '', typed, fields, order: [SLOT_FIELD], now: now.getTime() };
  return { view, state: toFormState(state, context.t) };
}

/** Why a press did not work: what became of a time meanwhile is said in words of its own. */
function problemOf({ problem, wrongTime }: AnswerInput, context: ViewContext): PressView['problem'] {
  const meanwhile = wrongTime?.meanwhile ?? null;
  if (meanwhile !== null) return { title: context.t(`answers.viewing.${meanwhile}`), text: null };
  return problemWords(problem, context);
}

/** Whether the visitor hears of the press: of what is only marked they do not. */
export const isTold = ({ kind }: AnswerSubject): boolean => kind === 'stay' || kind === 'appointment';

/** The press of a deed that can still be done. */
export function toPress(input: AnswerInput, context: ViewContext): PressView {
  const { link, week, action, typed } = input;
  const { subject, deed } = link;
  const { t } = context;
  const name = subject.firstname;
  const told = isTold(subject);
  return {
    // The week that is looked at stays while the press is put right.
    action: week === null || week.from === week.today ? action : `${action}?from=${week.from}`,
    deed,
    guard: input.staff?.guard,
    problem: problemOf(input, context),
    word: told ? wordField(typed, t('answers.word', { name })) : null,
    offers: offersOf(input, context),
    times: timesOf(input, context),
    note: told ? t('answers.note', { name }) : t('answers.message.note'),
    button: t(subject.kind === 'appointment' && deed === 'cancel' ? 'agenda.cancel' : BUTTONS[deed]),
    danger: DANGER.includes(deed),
    other: otherOf(input, context),
  };
}

export const wordField = (typed: Typed, label: string): NonNullable<PressView['word']> => ({
  label,
  value: textOf(typed, 'word') ?? '',
  most: MOST_WORD,
});
