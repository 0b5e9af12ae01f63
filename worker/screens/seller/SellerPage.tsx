import type { ReactNode } from 'react';
import { tied } from '#domain/format/ties.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { BudgetsPlot, StepPlot, WeeksPlot } from './Plots.tsx';
import type { SellerTexts, SellerView } from './seller-view.ts';

interface Props {
  readonly view: SellerView;
  readonly s: SellerTexts;
  /** The page's own address, for the buttons of its mail. */
  readonly action: string;
  /** Says that the last press failed. */
  readonly failed: string | null;
  /** The agency's number; null where it has none. */
  readonly phone: string | null;
}

const Part = ({
  id,
  title,
  className,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

const Head = ({ view: { home, kick, heading, lead } }: Pick<Props, 'view'>) => (
  <div className="seller__head">
    <div className="seller__home">
      {home.picture === null ? null : (
        <img src={`/media/social/${home.picture}.jpg`} alt="" width="400" height="210" />
      )}
      <div>
        <b>{home.place}</b>
        <p>{tied([home.price, home.offline].filter((part) => part !== null).join(' · '))}</p>
      </div>
    </div>
    <p className="seller__kick">{kick}</p>
    <h1>{heading}</h1>
    {lead === null ? null : <p className="seller__lead">{lead}</p>}
  </div>
);

const telOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

const Sentence = ({ view: { sentence }, s }: Pick<Props, 'view' | 's'>) =>
  sentence === null ? null : (
    <section className="seller__word" aria-labelledby="seller-agent">
      <p className="seller__sub" id="seller-agent">
        {s('agent')}
      </p>
      <blockquote>{sentence.text}</blockquote>
      <p>
        <b>{sentence.name}</b>
        {sentence.phone === null ? null : <a href={telOf(sentence.phone)}>{sentence.phone}</a>}
      </p>
    </section>
  );

const Figures = ({ view: { figures }, s }: Pick<Props, 'view' | 's'>) =>
  figures.length === 0 ? null : (
    <section aria-labelledby="seller-figures">
      <h2 className="hidden" id="seller-figures">
        {s('figures')}
      </h2>
      <dl className="seller__figures">
        {figures.map(({ value, few, label, since }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{since}</small>
            </dt>
            <dd className={few ? 'seller__few' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );

const Steps = ({ view: { steps }, s }: Pick<Props, 'view' | 's'>) =>
  steps.length === 0 ? null : (
    <Part id="seller-steps" title={s('steps.title')}>
      <p className="seller__sub">{s('steps.text')}</p>
      <ol className="seller__steps">
        {steps.map(({ question, note, noteShort, own, tooLittle, beside, like, marks }) => (
          <li key={question}>
            <p className="seller__question">
              {question}
              {note === null ? null : (
                <small className={noteShort ? 'seller__short' : undefined}>{note}</small>
              )}
            </p>
            <p className={tooLittle ? 'seller__own seller__few' : 'seller__own'}>{own}</p>
            <StepPlot marks={marks} />
            <p className="seller__like">
              <span>{beside}</span>
              <span>{like}</span>
            </p>
          </li>
        ))}
      </ol>
    </Part>
  );

const Table = ({
  caption,
  head,
  rows,
}: {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}) => (
  <details className="seller__table">
    <summary>{caption}</summary>
    <div className="seller__scroll">
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = '', ...others]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {others.map((text, at) => (
                <td key={head[at + 1]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);

const Weeks = ({ view: { weeks }, s }: Pick<Props, 'view' | 's'>) =>
  weeks === null ? null : (
    <Part id="seller-weeks" title={s('weeks')} className="seller__plot">
      <p className="seller__sub">{weeks.note}</p>
      <WeeksPlot weeks={weeks} label={s('weeksPlot')} />
      <ol className="seller__events">
        {weeks.events.map(({ when, what }, at) => (
          <li key={`${when} ${what}`}>
            <span aria-hidden="true">{at + 1}</span>
            <b>{when}</b>
            <p>
              <Unbroken>{tied(what)}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
      <Table
        caption={s('table')}
        head={[s('weekColumn'), s('labels.opened'), s('labels.kept'), s('labels.asked'), s('labels.visited')]}
        rows={weeks.rows}
      />
    </Part>
  );

const Budgets = ({ view: { budgets }, s }: Pick<Props, 'view' | 's'>) =>
  budgets === null ? null : (
    <Part id="seller-budgets" title={s('budgets.title')} className="seller__plot">
      <p className="seller__sub">
        <b>{budgets.said}</b> {budgets.near === null ? null : tied(budgets.near)} {s('budgets.note')}
      </p>
      <BudgetsPlot budgets={budgets} label={s('budgets.plot')} />
      <p className="seller__quiet">{budgets.unit}</p>
      <Table caption={s('table')} head={[s('budgets.budget'), s('budgets.searches')]} rows={budgets.rows} />
    </Part>
  );

const List = ({
  id,
  title,
  said,
}: {
  readonly id: string;
  readonly title: string;
  readonly said: SellerView['did'];
}) =>
  said.length === 0 ? null : (
    <Part id={id} title={title}>
      <ul className="seller__list">
        {said.map(({ when, what, note }) => (
          <li key={`${when} ${what}`}>
            <b>{when}</b>
            <p>
              <Unbroken>{tied(what)}</Unbroken>
              {note == null ? null : <small>{note}</small>}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );

const Near = ({ view: { near }, s }: Pick<Props, 'view' | 's'>) =>
  near.length === 0 ? null : (
    <Part id="seller-near" title={s('near.title')}>
      <p className="seller__sub">{s('near.text')}</p>
      <ul className="seller__near">
        {near.map(({ place, own, facts, price, state }) => (
          <li key={[place, facts, price, state].join(' ')} className={own ? 'seller__near-own' : undefined}>
            <b>{place}</b>
            <b>{tied(price)}</b>
            <span>{facts}</span>
            <span>{state}</span>
          </li>
        ))}
      </ul>
    </Part>
  );

const How = ({ view, s }: Pick<Props, 'view' | 's'>) => (
  <Part id="seller-how" title={s('how.title')} className="seller__how">
    {view.uncounted !== null ? (
      <p>{view.uncounted}</p>
    ) : (
      <>
        <p>{s('how.low')}</p>
        <p>{s('how.nobody')}</p>
        <p>{s('how.few')}</p>
        <p>{s('how.week')}</p>
      </>
    )}
  </Part>
);

const RHYTHMS = [
  ['week', 'mail.toWeek'],
  ['month', 'mail.toMonth'],
  ['none', 'mail.stop'],
] as const;

const Foot = ({ view: { mail, sentence }, s, action, failed, phone }: Props) => (
  <div className="seller__foot" id="mail">
    <p>{s('alone')}</p>
    {phone === null || sentence?.phone != null ? null : (
      <a className="button button--line" href={telOf(phone)}>
        {s('closed.call', { phone })}
      </a>
    )}
    {mail === null ? null : (
      <form action={action} method="post">
        <p role={failed === null ? undefined : 'alert'}>
          <Unbroken>{failed ?? s(`mail.${mail}`)}</Unbroken>
        </p>
        {RHYTHMS.filter(([rhythm]) => rhythm !== mail).map(([rhythm, label]) => (
          <button key={rhythm} type="submit" name="mail" value={rhythm} className="button button--line">
            {s(label)}
          </button>
        ))}
      </form>
    )}
  </div>
);

/** What happened around one home, for the one who sells it. */
export const SellerPage = (props: Props) => {
  const { view, s } = props;
  return (
    <div className="wrap seller">
      <Head view={view} />
      <Sentence view={view} s={s} />
      <div className="seller__main">
        <Figures view={view} s={s} />
        <Steps view={view} s={s} />
        <Weeks view={view} s={s} />
        <Budgets view={view} s={s} />
      </div>
      <div className="seller__side">
        <List id="seller-viewings" title={s('viewings.title')} said={view.viewings} />
        <Near view={view} s={s} />
        <List id="seller-did" title={s('did')} said={view.did} />
        <How view={view} s={s} />
      </div>
      <Foot {...props} />
    </div>
  );
};
