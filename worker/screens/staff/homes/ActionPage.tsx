import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { DOT } from '#domain/format/ties.ts';
import { pathTo } from '#domain/routes.ts';
import type { StaffMe } from '#wire/staff.ts';
import type { Ask, WrittenHome } from '#wire/written-homes.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Desk, Press } from '../parts.tsx';
import { type HomeAction, heardBy, stateKey, wordOf } from './list-actions.ts';
import type { Said } from './list-asked.ts';
import { actionHref, nameOf, placeOf, priceOf, type Speaking } from './list-words.ts';

/** Why an action was not done. */
export type Refusal =
  | { readonly problem: FormProblem }
  | { readonly said: Said }
  /** The typed price cannot be read. */
  | { readonly wrong: true }
  /** The price is improbable: asked back once. */
  | { readonly ask: Ask };

interface Props extends Speaking {
  readonly me: Pick<StaffMe, 'rights'>;
  readonly home: WrittenHome;
  readonly action: HomeAction;
  readonly guard: string;
  /** As it was typed. */
  readonly price: string;
  readonly refusal: Refusal | null;
}

/** Why nothing was done, in a sentence. */
function Refused({ refusal, c, s }: Pick<Props, 'refusal' | 'c' | 's'>) {
  if (refusal === null || 'wrong' in refusal || 'ask' in refusal) return null;
  if ('said' in refusal) return <StatusMessage tone="warning" title={s(`homes.said.${refusal.said}`)} live />;
  const t = c.get('t');
  return (
    <StatusMessage tone="warning" title={t(`forms.problems.${refusal.problem}.title`)} live>
      <p>{t(`forms.problems.${refusal.problem}.text`)}</p>
    </StatusMessage>
  );
}

/** What happens at once, for ten minutes, and then. */
const Outcome = ({ action, home, s }: Props) => (
  <>
    <h2>{s('homes.outcome')}</h2>
    <dl className="case-facts">
      <div>
        <dt>{s('homes.atOnce')}</dt>
        <dd>{action === 'price' ? s('homes.priceEffect') : s(`homes.effects.${wordOf(action, home)}`)}</dd>
      </div>
      <div>
        <dt>{s('homes.ten')}</dt>
        <dd>
          <Unbroken>{s('homes.tenText')}</Unbroken>
        </dd>
      </div>
      <div>
        <dt>{s('homes.after')}</dt>
        <dd>
          <Unbroken>{s(`homes.heard.${heardBy(action, home)}`)}</Unbroken>
        </dd>
      </div>
    </dl>
  </>
);

/** The question about an improbable price, with both answers as buttons: the likely one is filled. */
function AskedBack({ ask, ...props }: Props & { readonly ask: Ask }) {
  const { home, guard, c, s } = props;
  const action = actionHref(c.get('locale'), home, 'price');
  const value = priceOf(ask.value, s);
  return (
    <section className="hm-ask">
      <StatusMessage tone="warning" title={s('homes.askTitle', { price: value })} live>
        <p>{s('homes.askText', { last: priceOf(ask.last, s) })}</p>
      </StatusMessage>
      {ask.likely === null ? null : (
        <Press
          action={action}
          guard={guard}
          label={s('homes.askLikely', { price: priceOf(ask.likely, s) })}
          fields={{ price: String(ask.likely).replace('.', ','), sure: '1' }}
        />
      )}
      <Press
        action={action}
        guard={guard}
        label={s('homes.askSure', { price: value })}
        fields={{ price: String(ask.value).replace('.', ','), sure: '1' }}
        line
      />
    </section>
  );
}

/** The field of the new price. */
function PriceForm(props: Props) {
  const { home, guard, price, refusal, c, s } = props;
  const isWrong = refusal !== null && 'wrong' in refusal;
  // The likely answer to a question is the page's one filled button.
  const isAsked = refusal !== null && 'ask' in refusal;
  const now = priceOf(home.price, s);
  return (
    <form action={actionHref(c.get('locale'), home, 'price')} method="post" className="case-form">
      <input type="hidden" name="guard" value={guard} />
      <div className="field">
        <label className="field__label" htmlFor="price">
          {s(home.purpose === 'TO_RENT' ? 'homes.rentPrice' : 'homes.salePrice')}
        </label>
        <span className="muted" id="price-hint">
          {[now === '' ? '' : s('homes.priceNow', { price: now }), s('homes.priceHint')]
            .filter(Boolean)
            .join('. ')}
        </span>
        <span className="field__euro">
          <input
            className="input input--euro"
            id="price"
            name="price"
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={40}
            aria-invalid={isWrong ? true : undefined}
            aria-describedby={isWrong ? 'price-hint price-wrong' : 'price-hint'}
            defaultValue={price}
          />
        </span>
        {isWrong ? (
          <span className="field__error" id="price-wrong" role="alert">
            {s('homes.priceWrong')}
          </span>
        ) : null}
      </div>
      <Outcome {...props} />
      <button type="submit" className={isAsked ? 'button button--line' : 'button'}>
        {s('homes.actions.price')}
      </button>
    </form>
  );
}

/** One action on one home: what it does, and its button. `possible` is false for a home that changed meanwhile. */
export function ActionPage(props: Props & { readonly possible: boolean }) {
  const { me, home, action, guard, refusal, possible, c, s } = props;
  const locale = c.get('locale');
  const word = wordOf(action, home);
  const edits = me.rights.includes('homes');
  const place = placeOf(home, { c, s });
  return (
    <Desk at="staff-homes" me={me} locale={locale} s={s}>
      <div className="hm-action">
        <p>
          <a href={pathTo('staff-homes', locale)}>{s('homes.back')}</a>
        </p>
        <p className="muted">
          {[nameOf(home, { c, s }), place, s(stateKey(home))].filter((part) => part !== '').join(DOT)}
        </p>
        <h1>{s(`homes.actions.${word}`)}</h1>
        <Refused refusal={refusal} c={c} s={s} />
        {!edits ? (
          <p>{s('homes.readOnly')}</p>
        ) : !possible ? (
          <p>{home.feed === null ? s('homes.impossible') : s('homes.said.refused')}</p>
        ) : action === 'price' ? (
          <>
            {refusal !== null && 'ask' in refusal ? <AskedBack {...props} ask={refusal.ask} /> : null}
            <PriceForm {...props} />
          </>
        ) : (
          <>
            <Outcome {...props} />
            <Press
              action={actionHref(locale, home, action)}
              guard={guard}
              label={s(`homes.actions.${word}`)}
            />
          </>
        )}
      </div>
    </Desk>
  );
}
