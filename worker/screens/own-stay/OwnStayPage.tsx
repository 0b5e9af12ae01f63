import type { ReactNode } from 'react';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { BreakdownTable } from '../../rental/BreakdownTable.tsx';
import { RentalCard } from '../../rental/RentalCard.tsx';
import { Terms } from '../../rental/Terms.tsx';
import type { OwnStayView } from './own-stay-view.ts';

interface Props {
  readonly view: OwnStayView;
  readonly t: Translator;
  /** Shown above the facts: that something has just been done, or failed. */
  readonly message?: {
    readonly tone: 'good' | 'warning';
    readonly title: string;
    readonly text?: string;
  } | null;
  /** What this page asks: the button that cancels, or the other days. */
  readonly children?: ReactNode;
}

/** A stay for its guest: what was asked for, what it costs, on which terms it can be cancelled, and what comes next. */
export const OwnStayPage = ({ view, t, message = null, children }: Props) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{view.heading}</h1>
      <p>{view.text}</p>
    </div>
    <div className="split form-split">
      <div className="own-stay">
        {message === null ? null : (
          <StatusMessage tone={message.tone} title={message.title} live>
            {message.text === undefined ? null : <p>{message.text}</p>}
          </StatusMessage>
        )}
        {view.wish === null ? null : <p className="own-stay__wish">{view.wish}</p>}
        <dl className="fact-list fact-list--wide">
          {view.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {view.payment === null ? null : (
          <section>
            <h2>{t('stays.pay.name')}</h2>
            <p>{view.payment}</p>
          </section>
        )}
        {view.terms.length === 0 && view.termsText === null ? null : (
          <section>
            <h2>{t('ownStay.terms.name')}</h2>
            <Terms terms={view.terms} t={t} />
            {view.termsText === null ? null : <p>{view.termsText}</p>}
          </section>
        )}
        {children}
        <ul className="appointment-links">
          {view.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <aside className="form-aside">
        {view.card === null ? null : <RentalCard card={view.card} tile="asideWide" />}
        <div className="stay-aside">
          <BreakdownTable breakdown={view.breakdown} t={t} />
        </div>
      </aside>
    </div>
  </div>
);
