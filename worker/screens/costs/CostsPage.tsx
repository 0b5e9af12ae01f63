import { Icon } from '#client/ui/Icon.tsx';
import { Picture } from '#client/ui/pictures/Picture.tsx';
import { tied } from '#domain/format/ties.ts';
import type { Translator } from '#locales/translator.ts';
import type { CostsView, QuestionView, TypedView } from './costs-view.ts';
import type { LoanView } from './loan-view.ts';

interface Props {
  readonly view: CostsView;
  readonly t: Translator;
}

const Question = ({ question }: { readonly question: QuestionView }) => (
  <fieldset className="costs__question" aria-describedby={`${question.id}-hint`}>
    <legend>{question.text}</legend>
    {question.options.map(({ value, label, chosen }) => (
      <label key={value} className="check">
        <input
          id={`${question.id}-${value || 'unknown'}`}
          type="radio"
          name={question.id}
          value={value}
          defaultChecked={chosen}
        />
        <span>{label}</span>
      </label>
    ))}
    <p className="field__hint" id={`${question.id}-hint`}>
      {question.effect === null ? null : <b>{tied(question.effect)} </b>}
      {question.hint === null ? null : tied(question.hint)}
    </p>
  </fieldset>
);

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly sign: '€' | '%';
  readonly field: TypedView;
  readonly hint?: string;
}

/** A field for an amount or a rate, with its sign. */
const Field = ({ id, label, sign, field: { value, error }, hint }: FieldProps) => {
  const described = [hint === undefined ? null : `${id}-hint`, error === null ? null : `${id}-error`];
  const ids = described.filter((one) => one !== null).join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className="costs__sign" data-sign={sign}>
        <input
          className="input"
          id={id}
          name={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          defaultValue={value}
          data-typed=""
          aria-describedby={ids === '' ? undefined : ids}
          aria-invalid={error === null ? undefined : true}
        />
      </span>
      {/* The field itself is never replaced: somebody may be typing in it. */}
      <div data-region="said">
        {error === null ? null : (
          <p className="field__error" id={`${id}-error`}>
            {error}
          </p>
        )}
      </div>
      {hint === undefined ? null : (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
};

const Bill = ({ view, t }: Props) => (
  <section className="costs__bill" data-region="bill" aria-labelledby="costs-sum">
    <h2 id="costs-sum">{t('costs.all')}</h2>
    <p className="costs__total">{view.total}</p>
    <p className="muted">{view.above}</p>
    <svg className="costs__parts" aria-hidden="true">
      {view.parts.map(({ id, from, width }) => (
        <rect key={id} data-part={id} x={`${from}%`} width={`${width}%`} y="0" height="22" />
      ))}
    </svg>
    <table>
      <caption className="hidden">{t('costs.title')}</caption>
      <tbody>
        {view.lines.map(({ id, label, how, amount }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              {how === null ? null : <small>{tied(how)}</small>}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('costs.all')}</th>
          <td>{view.total}</td>
        </tr>
      </tfoot>
    </table>
    <h3>{t('costs.lacks.title')}</h3>
    <ul className="costs__list">
      {view.lacks.map((line) => (
        <li key={line}>{tied(line)}</li>
      ))}
    </ul>
    <details className="costs__sources">
      <summary>{t('costs.sources')}</summary>
      <dl>
        {view.sources.map(({ label, pages }) => (
          <div key={label}>
            <dt>{label}</dt>
            {pages.map(({ publisher, href }) => (
              <dd key={href}>
                <a href={href} rel="nofollow noopener noreferrer">
                  {publisher}
                </a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
    <p className="muted small">{view.read}</p>
  </section>
);

const LoanFees = ({ loan, t }: { readonly loan: LoanView; readonly t: Translator }) =>
  loan.fees.length === 0 ? null : (
    <details className="costs__deed">
      <summary>{t('costs.loan.deed.title')}</summary>
      <table>
        <caption className="hidden">{t('costs.loan.deed.title')}</caption>
        <tbody>
          {loan.fees.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{tied(label)}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="costs__list">
        {loan.lacks.map((line) => (
          <li key={line}>{tied(line)}</li>
        ))}
      </ul>
    </details>
  );

const Loan = ({ loan, t }: { readonly loan: LoanView; readonly t: Translator }) => (
  <section className="costs__loan" aria-labelledby="costs-loan">
    <h2 id="costs-loan">{t('costs.loan.title')}</h2>
    <div className="costs__fields">
      <Field id="money" label={t('costs.loan.money')} sign="€" field={loan.money} />
      <Field
        id="rate"
        label={t('costs.loan.rate')}
        sign="%"
        field={loan.rate}
        hint={t('costs.loan.rateHint')}
      />
      <div className="field">
        <label className="field__label" htmlFor="years">
          {t('costs.loan.years')}
        </label>
        <select
          className="input"
          id="years"
          name="years"
          defaultValue={loan.years.find(({ chosen }) => chosen)?.value ?? ''}
        >
          <option value="">{t('costs.loan.choose')}</option>
          {loan.years.map(({ value }) => (
            <option key={value} value={value}>
              {t('costs.loan.yearCount', { n: value })}
            </option>
          ))}
        </select>
      </div>
    </div>
    <div className="costs__month" data-region="loan">
      {loan.month === null ? null : (
        <p className="costs__total">
          {loan.month} <small>{t('costs.loan.month')}</small>
        </p>
      )}
      <p className="muted">
        {tied(
          [loan.borrowed ?? t('costs.loan.start'), loan.interest].filter((part) => part !== null).join(' '),
        )}
      </p>
      <LoanFees loan={loan} t={t} />
    </div>
    <p className="field__hint">{t('costs.loan.note')}</p>
  </section>
);

/** What buying a home costs in all: questions, the sum and its lines, what it lacks, and the visitor's loan. */
export const CostsPage = ({ view, t }: Props) => (
  <div
    className="wrap costs-page"
    data-enhance="live"
    data-regions="bill questions loan said status languages"
    data-offline={t('costs.offline')}
  >
    <p className="costs__home">
      {view.home.picture === null ? null : <Picture picture={view.home.picture} tile="aside" alt="" />}
      <a href={view.home.href}>
        <b>{view.home.title}</b>
      </a>
      <span className="muted">{view.home.place}</span>
    </p>
    <div className="page-head">
      <h1>{t('costs.title')}</h1>
      <p data-enhance="share" className="costs__print">
        <button type="button" className="icon-text needs-script" data-share="print">
          <Icon name="print" small />
          {t('estate.print')}
        </button>
      </p>
    </div>
    <p className="hidden" role="status" data-region="status">
      {`${t('costs.all')}: ${view.total}`}
    </p>
    <form className="costs" action={view.path} data-live-form="">
      <div className="costs__questions">
        <div data-region="questions">
          {view.questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </div>
        {view.ground === null ? null : (
          <Field
            id="ground"
            label={t('costs.ask.ground')}
            sign="€"
            field={view.ground}
            hint={t('costs.ask.groundHint')}
          />
        )}
      </div>
      <Bill view={view} t={t} />
      <Loan loan={view.loan} t={t} />
      <p className="costs__send">
        <button type="submit" className="button" id="costs-send">
          {t('costs.calculate')}
        </button>
      </p>
    </form>
    <p className="costs__made muted small">{`${view.made} ${t('costs.noAdvice')}`}</p>
  </div>
);
