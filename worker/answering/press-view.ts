import { formatPrice } from '#domain/format/money.ts';
import { chosenIn, SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { languageName } from '#domain/languages.ts';
import { pathTo } from '#domain/routes.ts';
import { nightCount } from '#domain/stays/day.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import type { TextKey } from '#locales/translator.ts';
import type { AnswerAction, AnswerSubject } from '#wire/answer-link.ts';
import { MOST_WORD } from '#wire/answers.ts';
import { type TimesView, toNextTimes, toWeek } from '../agenda/week.ts';
import type { FormProblem } from '../platform/forms/problems.ts';
import { type FormState, toFormState } from '../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { offerText } from './fields.ts';
import type { AnswerInput } from './input.ts';

/** The form of a page's action. */
export interface PressView {
  readonly action: string;
  readonly deed: AnswerAction;
  /** CSRF guard of a session's own page; undefined behind a link. */
  readonly guard?: string | undefined;
  /** Why the previous attempt failed. */
  readonly problem: { readonly title: string; readonly text: string | null } | null;
  /** Message to the visitor, and the language that they read; null when the visitor gets no mail. */
  readonly word: {
    readonly label: string;
    readonly language: string | null;
    readonly value: string;
    readonly most: number;
  } | null;
  /** Alternative stays: any of them to offer, or the one to move to. */
  readonly offers: readonly { readonly value: string; readonly label: string; readonly checked: boolean }[];
  readonly choose: 'some' | 'one';
  /** Times for the move of a viewing; otherwise null. */
  readonly times: { readonly view: TimesView; readonly state: FormState } | null;
  /** Explains what happens next. */
  readonly note: string;
  readonly button: string;
  /** Whether the action is destructive, shown by the button's colour. */
  readonly danger: boolean;
  /** The page of the mail's other action. */
  readonly other: { readonly label: string; readonly href: string } | null;
}

/** Labels of buttons; some of a viewing's and a stay's differ. */
const BUTTONS = {
  confirm: 'answers.stay.confirm',
  'confirm-late': 'answers.stay.confirm',
  decline: 'answers.stay.declineButton',
  cancel: 'answers.stay.cancelButton',
  move: 'moving.send',
  keep: 'answers.stay.keepButton',
  answered: 'answers.message.button',
} as const satisfies Record<AnswerAction, TextKey>;

/** Label of an action's button, by the kind of its case. */
export function actionLabel(kind: AnswerSubject['kind'], action: AnswerAction): TextKey {
  if (kind === 'appointment' && action === 'cancel') return 'agenda.cancel';
  if (kind === 'appointment' && action === 'confirm') return 'answers.viewing.confirmButton';
  return kind === 'stay' && action === 'move' ? 'answers.stay.moveButton' : BUTTONS[action];
}

/** The other action of a page, by kind of case, and the label of its link if it is not that of its button. */
const OTHERS: Partial<
  Record<
    AnswerSubject['kind'],
    Partial<Record<AnswerAction, { readonly deed: AnswerAction; readonly label?: TextKey }>>
  >
> = {
  stay: {
    confirm: { deed: 'decline', label: 'answers.stay.no' },
    decline: { deed: 'confirm', label: 'answers.stay.back' },
    cancel: { deed: 'move' },
    move: { deed: 'cancel' },
    keep: { deed: 'move' },
  },
  appointment: { confirm: { deed: 'move' }, cancel: { deed: 'move' }, move: { deed: 'cancel' } },
};

const DANGER: readonly AnswerAction[] = ['decline', 'cancel'];

/** Texts of a problem; `unavailable` and `unknown` have those of all buttons behind a link. */
export function problemWords(problem: FormProblem | null, { t }: ViewContext): PressView['problem'] {
  if (problem === null) return null;
  if (problem === 'unavailable') return { title: t('forms.subscribe.buttonFailed'), text: null };
  if (problem === 'unknown') return { title: t('forms.subscribe.buttonUnknown'), text: null };
  return { title: t(`forms.problems.${problem}.title`), text: t(`forms.problems.${problem}.text`) };
}

function offersOf(
  { link: { subject, deed: action }, typed }: AnswerInput,
  { t, locale }: ViewContext,
): PressView['offers'] {
  if (subject.kind !== 'stay' || (action !== 'decline' && action !== 'move')) return [];
  const wish = action === 'move' ? (subject.wish ?? null) : null;
  const wished = wish === null ? '' : offerText(wish);
  const others = subject.others.filter((days) => offerText(days) !== wished);
  const chosen = typed.offer ?? (wished === '' ? [] : [wished]);
  return [...(wish === null ? [] : [wish]), ...others].map(({ total, ...days }) => {
    const value = offerText(days);
    const label = t('stays.other', {
      when: spanInWords(days.from, days.to, locale),
      nights: t.count('stays.nights', nightCount(days.from, days.to)),
      price: formatPrice(total, t),
    });
    const asked = value === wished ? `${label} (${t('answers.stay.wished')})` : label;
    return { value, label: asked, checked: chosen.includes(value) };
  });
}

function otherOf(
  { link: { deed: action, others, subject }, staff }: AnswerInput,
  { t, locale }: ViewContext,
): PressView['other'] {
  const other = OTHERS[subject.kind]?.[action];
  const token = others.find((candidate) => candidate.deed === other?.deed)?.token;
  if (other === undefined) return null;
  const own = staff?.possible.includes(other.deed) ? staff.hrefOf(other.deed) : undefined;
  const href = token === undefined ? own : pathTo('answer', locale, { token });
  return href === undefined ? null : { label: t(other.label ?? actionLabel(subject.kind, other.deed)), href };
}

/** Times for the move of a viewing: a week, or free times instead of a taken one. */
function timesOf(input: AnswerInput, context: ViewContext): PressView['times'] {
  const { week, wrongTime, action, typed, now } = input;
  if (week === null) return null;
  const [chosen, next] = [chosenIn(typed), wrongTime?.nextSlots ?? []];
  const view =
    next.length > 0
      ? toNextTimes(next, action, chosen, context)
      : // The visitors' heading asks when it suits them; an agency that moves a viewing needs another one.
        { ...toWeek(week, action, chosen, context), heading: context.t('agenda.again') };
  const { fields = {} } = wrongTime ?? {};
  const state = { action, key: '', typed, fields, order: [SLOT_FIELD], now: now.getTime() };
  return { view, state: toFormState(state, context.t) };
}

/** Why the previous attempt failed; changes of the time meanwhile have their own texts. */
function problemOf({ problem, wrongTime }: AnswerInput, context: ViewContext): PressView['problem'] {
  const meanwhile = wrongTime?.meanwhile ?? null;
  if (meanwhile !== null) return { title: context.t(`answers.viewing.${meanwhile}`), text: null };
  return problemWords(problem, context);
}

/** Whether the visitor gets a mail: not for requests that are only marked as answered. */
export const isAnnounced = ({ kind }: AnswerSubject): boolean => kind === 'stay' || kind === 'appointment';

/** What happens next: who confirms a viewing tells the street of a hidden home (decision 128). */
const noteOf = (subject: AnswerSubject, action: AnswerAction): TextKey => {
  if (!isAnnounced(subject)) return 'answers.message.note';
  return subject.kind === 'appointment' && action === 'confirm'
    ? 'answers.viewing.confirmNote'
    : 'answers.note';
};

/** The form of an action that can still be done. */
export function toPress(input: AnswerInput, context: ViewContext): PressView {
  const { link, week, action, typed } = input;
  const { subject, deed: act } = link;
  const { t } = context;
  const name = subject.firstname;
  const announced = isAnnounced(subject);
  return {
    // Keeps the shown week when the form comes back with errors.
    action: week === null || week.from === week.today ? action : `${action}?from=${week.from}`,
    deed: act,
    guard: input.staff?.guard,
    problem: problemOf(input, context),
    word: announced ? wordField(typed, t('answers.word', { name }), languageOfWord(subject, context)) : null,
    offers: offersOf(input, context),
    choose: act === 'move' ? 'one' : 'some',
    times: timesOf(input, context),
    note: t(noteOf(subject, act), { name }),
    button: t(actionLabel(subject.kind, act)),
    danger: DANGER.includes(act),
    other: otherOf(input, context),
  };
}

/** The language in which the visitor reads the mail, beside the field for a message to them. */
const languageOfWord = ({ locale, firstname }: AnswerSubject, context: ViewContext): string =>
  context.t('answers.language', { name: firstname, language: languageName(locale, context.locale) });

export const wordField = (
  typed: Typed,
  label: string,
  language: string | null = null,
): NonNullable<PressView['word']> => ({
  label,
  language,
  value: textOf(typed, 'word') ?? '',
  most: MOST_WORD,
});
