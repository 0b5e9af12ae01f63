import type { Context } from 'hono';
import { formatPrice } from '#domain/format/money.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { owedToday } from '#domain/stays/cancellation.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { Translator } from '#locales/translator.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { isSum, loadOwnStay, type NoStay, STAY_REFUSALS, showUnknown, tokenOf } from './load-own-stay.ts';
import { showStay } from './own-stay.tsx';
import { type OwnStayInput, stayHref } from './own-stay-view.ts';

/** Field with the shown sum in euros; absent where none is shown. */
const OWED = 'owed';

/** The sum that the page showed; null for none, or for a text that is no sum. */
function owedIn(typed: Typed): number | null {
  const text = textOf(typed, OWED) ?? '';
  return isSum(text) ? Number(text) : null;
}

/** What cancelling costs today, in large, then the button: a POST, because mail scanners follow links. */
const Cancel = ({
  input: { stay, token },
  owed,
  context,
}: {
  readonly input: OwnStayInput;
  /** Euros; null for an agency without terms. */
  readonly owed: number | null;
  readonly context: ViewContext;
}) => {
  const { t, site } = context;
  const { breakdown } = stay;
  return (
    <form action={stayHref('cancel-stay', token, context)} method="post" className="own-stay__press">
      {owed === null ? null : (
        <>
          <input type="hidden" name={OWED} value={owed} />
          <p className="own-stay__owed">
            <span>{t('ownStay.cancel.costs')}</span>
            <b>{formatPrice(owed, t)}</b>
          </p>
        </>
      )}
      {breakdown.deposit > 0 ? <p>{t('ownStay.cancel.deposit')}</p> : null}
      <p className="muted">{t('ownStay.cancel.note', { agency: site.name })}</p>
      <p>
        <button type="submit" className="button button--danger">
          {t('ownStay.cancel.button')}
        </button>
      </p>
    </form>
  );
};

/** Why the button is shown again: it failed, or cancelling costs another sum than the page had shown. */
type Why = FormProblem | 'costs_otherwise';

function titleOf(why: Why, t: Translator): string {
  if (why === 'costs_otherwise') return t('ownStay.cancel.changed');
  return t(why === 'unknown' ? 'forms.subscribe.buttonUnknown' : 'forms.subscribe.buttonFailed');
}

async function show(c: Context<AppEnv>, why: Why | null): Promise<Response> {
  const stay = await loadOwnStay(c);
  if (stay === null) return showUnknown(c);
  // It was called off, or has begun: the page says how it stands.
  if (!stay.cancel) return showStay(c, stay);
  const t = c.get('t');
  const owed = owedToday(stay, brusselsDay(new Date()));
  if (why !== null && why !== 'costs_otherwise') answerProblem(c, why);
  return showStay(c, stay, {
    words: ({ links }, { token }, context) => ({
      heading: t('ownStay.cancel.heading'),
      links: links.filter(({ href }) => href !== stayHref('cancel-stay', token, context)),
    }),
    message: why === null ? null : { tone: 'warning', title: titleOf(why, t) },
    children: (input, context) => <Cancel input={input} owed={owed} context={context} />,
  });
}

/** Asks whether to cancel, with its terms; a GET changes nothing. */
export const cancelStay: Answer = (c) => show(c, null);

/**
 * Cancels at the sum that its page showed, and redirects to the stay, which says so. When it costs another sum by now,
 * the page asks again with that (409); a stay that cannot be cancelled any more is shown as it is (409).
 */
export const postCancelStay = postAction<NoStay, never>({
  name: 'cancel-stay',
  act: async (c, { typed }) => {
    await siteContent(c).cancelStay(tokenOf(c), owedIn(typed));
    return null;
  },
  refusals: STAY_REFUSALS,
  done: (c) => seeOther(c, stayHref('own-stay', tokenOf(c), { locale: c.get('locale') })),
  again: (c, { problem }) => show(c, problem),
  closed: (c, kind) => {
    if (kind === 'unknown') return showUnknown(c);
    c.status(409);
    return show(c, 'costs_otherwise');
  },
});
