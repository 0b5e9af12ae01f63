import { formatPrice } from '../../../domain/format/money.ts';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import { nightCount } from '../../../domain/stays/day.ts';
import { spanInWords } from '../../../domain/stays/day-words.ts';
import type { TextKey } from '../../../locales/translator.ts';
import type { AnswerDeed } from '../../../wire/answer-link.ts';
import { MOST_WORD } from '../../../wire/answers.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { AnswerInput } from './input.ts';
import { offerText } from './load-link.ts';

/** The one press of a page. */
export interface PressView {
  readonly action: string;
  readonly deed: AnswerDeed;
  /** Why it did not work a moment ago. */
  readonly problem: { readonly title: string; readonly text: string | null } | null;
  /** The word to the visitor; null where they are told nothing. */
  readonly word: { readonly label: string; readonly value: string; readonly most: number } | null;
  /** Other days that may be offered. */
  readonly offers: readonly { readonly value: string; readonly label: string; readonly checked: boolean }[];
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
  answered: 'answers.message.button',
} as const satisfies Record<AnswerDeed, TextKey>;

/** The way to the other deed of the mail. */
const OTHERS: Partial<Record<AnswerDeed, { readonly deed: AnswerDeed; readonly label: TextKey }>> = {
  confirm: { deed: 'decline', label: 'answers.stay.no' },
  decline: { deed: 'confirm', label: 'answers.stay.back' },
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

function otherOf({ link: { deed, others } }: AnswerInput, { t, locale }: ViewContext): PressView['other'] {
  const other = OTHERS[deed];
  const token = others.find((candidate) => candidate.deed === other?.deed)?.token;
  return other === undefined || token === undefined
    ? null
    : { label: t(other.label), href: pathTo('answer', locale, { token }) };
}

/** The press of a deed that can still be done. */
export function toPress(input: AnswerInput, context: ViewContext): PressView {
  const { link, action, typed, problem } = input;
  const { subject, deed } = link;
  const { t } = context;
  const name = subject.firstname;
  return {
    action,
    deed,
    problem: problemWords(problem, context),
    word: subject.kind === 'contact' ? null : wordField(typed, t('answers.word', { name })),
    offers: offersOf(input, context),
    note: subject.kind === 'contact' ? t('answers.message.note') : t('answers.note', { name }),
    button: subject.kind === 'appointment' ? t('agenda.cancel') : t(BUTTONS[deed]),
    danger: DANGER.includes(deed),
    other: otherOf(input, context),
  };
}

export const wordField = (typed: Typed, label: string): NonNullable<PressView['word']> => ({
  label,
  value: textOf(typed, 'word') ?? '',
  most: MOST_WORD,
});
