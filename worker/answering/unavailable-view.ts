import { chosenIn, SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { toChosenTime } from '../agenda/week.ts';
import type { FormProblem } from '../platform/forms/problems.ts';
import { toFormState, valueIn } from '../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { AnswerView } from './answer-view.ts';
import { actionIn, offersIn, offerText } from './fields.ts';
import { problemWords, wordField } from './press-view.ts';

interface Unavailable {
  readonly action: string;
  readonly typed: Typed;
  readonly problem: FormProblem;
  /** CSRF guard of forms on the agency's own page. */
  readonly guard?: string;
}

/**
 * View after a failed action when the case cannot be loaded either: keeps the input, and offers to send it again.
 */
export function toBare({ action, typed, problem, guard }: Unavailable, context: ViewContext): AnswerView {
  const { t } = context;
  const act = actionIn(typed);
  const words = problemWords(problem, context);
  // Only the chosen time, because the agenda is unavailable.
  const chosen = chosenIn(typed);
  const typedBefore = { action, key: '', typed, order: [SLOT_FIELD], now: 0 };
  const times = chosen && {
    view: toChosenTime(chosen, valueIn({ typed }, SLOT_FIELD), action, context),
    state: toFormState(typedBefore, t),
  };
  const ticked = offersIn(typed).map((days) => ({
    value: offerText(days),
    label: spanInWords(days.from, days.to, context.locale),
    checked: true,
  }));
  return {
    look: 'ask',
    kick: [],
    heading: t('agenda.retry'),
    lead: null,
    about: null,
    span: null,
    weeks: null,
    facts: [],
    quotes: [],
    press:
      act === null
        ? null
        : {
            action,
            deed: act,
            ...(guard === undefined ? {} : { guard }),
            problem: words,
            word: act === 'answered' ? null : wordField(typed, t('forms.person.message')),
            offers: ticked,
            choose: act === 'move' ? 'one' : 'some',
            times,
            note: '',
            button: t('agenda.retry'),
            danger: act === 'decline' || act === 'cancel',
            other: null,
          },
    renew: null,
    mailed: null,
    acts: [],
    desk: null,
    back: null,
  };
}
