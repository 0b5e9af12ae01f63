import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { MOST_SENTENCE, SELLER_RHYTHMS, type StaffSeller } from '#wire/seller.ts';
import type { FormProblem } from '#worker/platform/forms/problems.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Press } from '../../parts.tsx';
import type { StaffTexts } from '../../texts.ts';
import type { HomeHrefs } from '../home-paths.ts';
import { momentOf } from '../home-view.ts';

/** What came of a press. */
export interface Shown {
  /** The new address: shown in this answer alone. */
  readonly href?: string;
  readonly typed?: Typed;
  readonly notice?: 'changed' | 'past' | 'hasOne' | 'longGone' | 'wrong' | 'rights';
  readonly problem?: FormProblem;
}

interface Props {
  readonly name: string;
  readonly seller: StaffSeller;
  readonly hrefs: HomeHrefs;
  readonly guard: string;
  readonly locales: readonly Locale[];
  readonly languageOf: (locale: Locale) => string;
  readonly s: StaffTexts;
  readonly shown: Shown;
  readonly done: 'saved' | 'ended' | 'reopened' | null;
  readonly problemTitle: string | null;
}

function Said({ shown, done, problemTitle, s }: Props) {
  if (problemTitle !== null)
    return (
      <StatusMessage tone="warning" title={problemTitle} live>
        <p>{s('written.retainedText')}</p>
      </StatusMessage>
    );
  if (shown.notice !== undefined)
    return (
      <StatusMessage tone="warning" title={s(`seller.${shown.notice}`)} live>
        {shown.notice === 'changed' ? <p>{s('seller.changedText')}</p> : null}
      </StatusMessage>
    );
  return done === null ? null : <StatusMessage tone="good" title={s(`seller.${done}`)} live />;
}

/** The address, once. */
const Made = ({ href, s }: { readonly href: string; readonly s: StaffTexts }) => (
  <>
    <StatusMessage tone="good" title={s('seller.made')} live>
      <p>{s('seller.madeText')}</p>
    </StatusMessage>
    <div className="field">
      <label className="field__label" htmlFor="seller-address">
        {s('seller.address')}
      </label>
      <input className="input" id="seller-address" readOnly defaultValue={href} />
    </div>
    <p>
      <a href={href} target="_blank" rel="noreferrer">
        {s('seller.see')}
      </a>
    </p>
  </>
);

function Make({ hrefs, guard, locales, languageOf, s, shown: { typed = {} } }: Props) {
  const rhythm = textOf(typed, 'rhythm') ?? 'week';
  return (
    <form action={hrefs.seller} method="post" className="home-form" autoComplete="off" noValidate>
      <input type="hidden" name="guard" value={guard} />
      <p>{s('seller.none')}</p>
      <div className="field">
        <label className="field__label" htmlFor="seller-locale">
          {s('seller.language')}
        </label>
        <select
          className="input"
          id="seller-locale"
          name="locale"
          defaultValue={textOf(typed, 'locale') ?? locales[0]}
        >
          {locales.map((one) => (
            <option key={one} value={one}>
              {languageOf(one)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="field__label" htmlFor="seller-email">
          <Unbroken>{s('seller.email')}</Unbroken>
        </label>
        <input
          className="input"
          id="seller-email"
          name="email"
          type="email"
          maxLength={254}
          autoComplete="off"
          aria-describedby="seller-email-hint"
          defaultValue={textOf(typed, 'email')}
        />
        <span className="muted" id="seller-email-hint">
          <Unbroken>{s('seller.emailHint')}</Unbroken>
        </span>
      </div>
      <fieldset className="field">
        <legend className="field__label">{s('seller.rhythm')}</legend>
        {SELLER_RHYTHMS.map((one) => (
          <label key={one} className="check">
            <input type="radio" name="rhythm" value={one} defaultChecked={one === rhythm} />
            <span>{s(`seller.rhythms.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      <button type="submit" className="button" name="press" value="make">
        {s('seller.make')}
      </button>
    </form>
  );
}

function Sentence({ seller, hrefs, guard, s, shown: { typed = {} } }: Props) {
  const stored = seller.page?.sentence ?? null;
  return (
    <form action={hrefs.seller} method="post" className="home-form" autoComplete="off">
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="seen" value={stored?.text ?? ''} />
      <div className="field">
        <label className="field__label" htmlFor="seller-sentence">
          {s('seller.sentence')}
        </label>
        <textarea
          className="input"
          id="seller-sentence"
          name="sentence"
          rows={4}
          maxLength={MOST_SENTENCE}
          aria-describedby="seller-sentence-hint"
          defaultValue={textOf(typed, 'sentence') ?? stored?.text}
        />
        <span className="muted" id="seller-sentence-hint">
          {s('seller.sentenceHint')}
          {stored === null
            ? null
            : ` ${s('seller.sentenceUntil', { day: dayInWords(stored.until, s.locale, 'date') })}`}
        </span>
      </div>
      <button type="submit" className="button">
        {s('seller.save')}
      </button>
    </form>
  );
}

const Words = ({ seller, hrefs, guard, s, shown: { typed = {} } }: Props) => (
  <section aria-labelledby="seller-after">
    <h2 id="seller-after">{s('seller.after')}</h2>
    {seller.viewings.length === 0 ? <p className="muted">{s('seller.afterNone')}</p> : null}
    {seller.viewings.map(({ at, openHouse, word }) => {
      const when = `${momentOf(at, s.locale)}${openHouse ? ` (${s('seller.openHouse')})` : ''}`;
      const mine = textOf(typed, 'viewing') === at ? textOf(typed, 'word') : undefined;
      return (
        <details key={at} className="home-part" open={mine !== undefined}>
          <summary>
            <span className="home-part__title">{when}</span>
            {word === null ? null : <span className="home-part__said">{word}</span>}
          </summary>
          <form action={hrefs.seller} method="post" className="home-form" autoComplete="off">
            <input type="hidden" name="guard" value={guard} />
            <input type="hidden" name="viewing" value={at} />
            <input type="hidden" name="seen" value={word ?? ''} />
            <div className="field">
              <label className="field__label" htmlFor={`seller-${at}`}>
                {s('seller.wordFor', { when })}
              </label>
              <textarea
                className="input"
                id={`seller-${at}`}
                name="word"
                rows={2}
                maxLength={MOST_SENTENCE}
                defaultValue={mine ?? word ?? ''}
              />
            </div>
            <button type="submit" className="button button--line">
              {s('seller.save')}
            </button>
          </form>
        </details>
      );
    })}
  </section>
);

function Address(props: Props & { readonly page: NonNullable<StaffSeller['page']> }) {
  const { page, hrefs, guard, languageOf, s, seller } = props;
  const rows = [
    ...(page.email === null ? [] : [[s('seller.email'), page.email] as const]),
    [s('seller.language'), languageOf(page.locale)] as const,
    [s('seller.rhythm'), s(`seller.rhythms.${page.rhythm}`)] as const,
    [s('seller.since'), momentOf(page.madeAt, s.locale)] as const,
    [s('seller.until'), dayInWords(page.until, s.locale, 'date')] as const,
  ];
  return (
    <section aria-labelledby="seller-page">
      <h2 id="seller-page">{s('seller.page')}</h2>
      <dl className="case-facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {seller.me.rights.includes('homes') ? (
        <>
          <p className="muted">
            <Unbroken>{s('seller.endText')}</Unbroken>
          </p>
          <Press action={hrefs.seller} guard={guard} label={s('seller.end')} fields={{ press: 'end' }} line />
        </>
      ) : null}
    </section>
  );
}

/** What the seller of a home sees: the address, the sentence above the figures, and words after viewings. */
export function StaffSellerPage(props: Props) {
  const { name, seller, hrefs, guard, s, shown } = props;
  const { page, longGone, undoUntil, counted } = seller;
  const mayWrite = seller.me.rights.includes('homes');
  return (
    <div className="home-page">
      <p>
        <a href={hrefs.home}>{name}</a>
      </p>
      <h1>{s('seller.title')}</h1>
      <Said {...props} />
      {counted === 'on' ? null : (
        <p className="muted">{s(counted === 'off' ? 'seller.off' : 'seller.ownService')}</p>
      )}
      {shown.href === undefined ? null : <Made href={shown.href} s={s} />}
      {undoUntil === null || page !== null || !mayWrite ? null : (
        <div className="desk-undo">
          <p>{s('seller.undoText', { until: momentOf(undoUntil, s.locale) })}</p>
          <Press action={hrefs.seller} guard={guard} label={s('seller.undo')} fields={{ press: 'reopen' }} />
        </div>
      )}
      {page === null && mayWrite && !longGone ? <Make {...props} /> : null}
      {page === null && longGone && shown.notice !== 'longGone' ? <p>{s('seller.longGone')}</p> : null}
      {page === null && !mayWrite && !longGone ? <p>{s('seller.rights')}</p> : null}
      {page !== null && mayWrite ? (
        <>
          <Sentence {...props} />
          <Words {...props} />
        </>
      ) : null}
      {page === null ? null : <Address {...props} page={page} />}
    </div>
  );
}
