import type { Context } from 'hono';
import { formatPrice } from '#domain/format/money.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { isDay } from '#domain/stays/day.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import type { GuestStay, OtherDays } from '#wire/guest-stay.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import { CONTROL_FIELDS, newKey } from '../../platform/forms/control-fields.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { isSum, loadOwnStay, type NoStay, STAY_REFUSALS, showUnknown, tokenOf } from './load-own-stay.ts';
import { ASKED, showStay } from './own-stay.tsx';
import { stayHref } from './own-stay-view.ts';

/** Field with the chosen days and their shown total in euros, as `2027-07-17_2027-07-24_1090.4`. */
const FIELD = 'days';

const daysValue = ({ from, to, total }: OtherDays): string => [from, to, total].join('_');

function daysIn(typed: Typed): OtherDays | null {
  const [from = '', to = '', total = ''] = (textOf(typed, FIELD) ?? '').split('_');
  if (!(isDay(from) && isDay(to))) return null;
  return isSum(total) ? { from, to, total: Number(total) } : { from, to };
}

/** "70,00 € meer", "zelfde prijs": compared with the present total. */
function difference(total: number, stay: GuestStay, { t }: ViewContext): string {
  const euros = Math.round((total - stay.breakdown.total) * 100) / 100;
  if (euros === 0) return t('ownStay.change.same');
  const price = formatPrice(Math.abs(euros), t);
  return t(euros > 0 ? 'ownStay.change.more' : 'ownStay.change.less', { price });
}

interface Asked {
  readonly problem: FormProblem | null;
  readonly typed: Typed;
}

const Choices = ({
  stay,
  typed,
  action,
  context,
}: {
  readonly stay: GuestStay;
  readonly typed: Typed;
  readonly action: string;
  readonly context: ViewContext;
}) => {
  const { t, locale, site } = context;
  if (stay.others.length === 0) return <p>{t('ownStay.change.none')}</p>;
  // By its days: its price may be another by now.
  const chosen = daysIn(typed) ?? stay.wish;
  return (
    <form action={action} method="post" className="own-stay__press">
      <input type="hidden" name={CONTROL_FIELDS.key} value={newKey()} />
      <fieldset className="choose-days">
        <legend className="field__label">{t('ownStay.change.options')}</legend>
        <p className="choose-days__own">
          <span>{spanInWords(stay.from, stay.to, locale)}</span>
          <span className="muted">{t('ownStay.change.own')}</span>
          <b>{formatPrice(stay.breakdown.total, t)}</b>
        </p>
        {stay.others.map(({ from, to, total }) => (
          <label key={from + to} className="check">
            <input
              type="radio"
              name={FIELD}
              value={daysValue({ from, to, total })}
              defaultChecked={chosen?.from === from && chosen.to === to}
              required
            />
            <span>{spanInWords(from, to, locale)}</span>
            <span className="muted">{difference(total, stay, context)}</span>
            <b>{formatPrice(total, t)}</b>
          </label>
        ))}
      </fieldset>
      <p className="muted">{t('ownStay.change.note', { agency: site.name })}</p>
      <p>
        <button type="submit" className="button">
          {t('ownStay.change.button')}
        </button>
      </p>
    </form>
  );
};

/** Title and text of a problem. */
function messageOf(problem: FormProblem, context: ViewContext) {
  const { t, site } = context;
  const tone = 'warning' as const;
  if (problem === 'fields') return { tone, title: t('ownStay.change.choose') };
  if (problem === 'capped') return { tone, title: t('ownStay.change.often', { agency: site.name }) };
  return { tone, title: t(`forms.problems.${problem}.title`), text: t(`forms.problems.${problem}.text`) };
}

async function show(
  c: Context<AppEnv>,
  toMessage: ((context: ViewContext) => ReturnType<typeof messageOf>) | null,
  typed: Typed = {},
): Promise<Response> {
  const stay = await loadOwnStay(c);
  if (stay === null) return showUnknown(c);
  // It was called off, or has begun: the page says how it stands.
  if (!stay.change) return showStay(c, stay);
  return showStay(c, stay, {
    words: ({ links }, { token }, context) => ({
      heading: context.t('ownStay.change.heading'),
      text: context.t('ownStay.change.text', { agency: context.site.name }),
      links: links.filter(({ href }) => href !== stayHref('change-stay', token, context)),
    }),
    message: toMessage,
    children: ({ token }, context) => (
      <Choices stay={stay} typed={typed} action={stayHref('change-stay', token, context)} context={context} />
    ),
  });
}

function showAgain(c: Context<AppEnv>, { problem, typed }: Asked): Promise<Response> {
  if (problem !== null) answerProblem(c, problem);
  return show(c, problem === null ? null : (context) => messageOf(problem, context), typed);
}

/** The free days near a stay, each with its total and the difference; a GET changes nothing. */
export const changeStay: Answer = (c) => show(c, null);

/**
 * Asks the agency for the chosen days. When they were taken or cost another sum
 * meanwhile, the page comes back with what is free, and for how much (409).
 */
export const postChangeStay = postAction<NoStay, never>({
  name: 'change-stay',
  act: async (c, { typed, key }) => {
    const days = daysIn(typed);
    if (days === null) return { problem: 'fields', fields: {}, typed };
    await siteContent(c).askOtherDays(tokenOf(c), days, key);
    return null;
  },
  refusals: [
    { status: 409, code: 'dates_taken', means: { problem: 'dates_taken' } },
    { status: 409, code: 'price_changed', means: { problem: 'price_changed' } },
    { status: 400, withFields: true, means: { problem: 'dates_taken' } },
    { status: 429, means: { problem: 'capped' } },
    { status: 422, code: 'idempotency_key_reused', means: { problem: 'reused' } },
    ...STAY_REFUSALS,
  ],
  done: (c) => seeOther(c, `${stayHref('own-stay', tokenOf(c), { locale: c.get('locale') })}?${ASKED}=1`),
  again: showAgain,
  closed: (c, kind) => {
    if (kind === 'unknown') return showUnknown(c);
    c.status(409);
    return show(c, null);
  },
});
