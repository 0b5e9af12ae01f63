import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { TimesOrNone } from '../../agenda/Times.tsx';
import { AboutEstate } from '../../form-subject/AboutEstate.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { AppointmentSummary, AppointmentView, MoveView } from './appointment-page-view.ts';

/** The days of the agenda, and the button that moves the appointment to the chosen time; works without script. */
const MoveForm = ({ view: { times, state }, t }: { readonly view: MoveView; readonly t: Translator }) => (
  <div className="agenda">
    <FormFrame state={state} t={t}>
      {times === null ? (
        <StatusMessage tone="warning" title={t('agenda.unreached')} />
      ) : (
        <>
          <TimesOrNone times={times} state={state} t={t} />
          {times.nothing === null ? (
            <p>
              <button type="submit" className="button">
                {t('moving.send')}
              </button>
            </p>
          ) : null}
        </>
      )}
    </FormFrame>
  </div>
);

interface Props {
  readonly view: AppointmentView;
  readonly t: Translator;
}

const Summary = ({ summary, t }: { readonly summary: AppointmentSummary; readonly t: Translator }) => (
  <dl className="appointment" aria-label={t('agenda.summary')}>
    <div>
      <dt>{t('agenda.date')}</dt>
      <dd>
        <b>{summary.when}</b>
        <span className="muted">{t('agenda.zoneShort')}</span>
      </dd>
    </div>
    {summary.where === null ? null : (
      <div>
        <dt>{t('agenda.place')}</dt>
        <dd>
          <span>{summary.where}</span>
          {summary.whereNote === null ? null : <span className="muted">{summary.whereNote}</span>}
        </dd>
      </div>
    )}
    {summary.who === null ? null : (
      <div>
        <dt>{t('agenda.agent')}</dt>
        <dd>
          <span>{summary.who}</span>
          {summary.phone === null ? null : <ContactWay icon="phone" {...summary.phone} />}
        </dd>
      </div>
    )}
    {summary.number === null ? null : (
      <div>
        <dt>{t('agenda.number')}</dt>
        <dd>{summary.number}</dd>
      </div>
    )}
  </dl>
);

/** Cancelling is a POST, because mail scanners follow links but press no buttons. */
const Cancel = ({ view, t }: Props) =>
  view.cancel === null ? null : (
    <form action={view.cancel.action} method="post">
      {view.move === null ? null : <p>{t('agenda.cancelText')}</p>}
      {view.cancel.failed === null ? null : <StatusMessage tone="warning" title={view.cancel.failed} live />}
      <p>
        <button type="submit" className={view.move === null ? 'button' : 'button button--line'}>
          {t('agenda.cancel')}
        </button>
      </p>
    </form>
  );

/** Plain links: no other host receives a request before one is pressed. */
const Calendars = ({ view: { calendars }, t }: Props) =>
  calendars.length === 0 ? null : (
    <section>
      <h2 className="appointment-calendar">{t('ownCalendar.heading')}</h2>
      <ul className="appointment-links">
        {calendars.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="nofollow noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

/** An appointment (booked, to be cancelled, cancelled or past) beside its estate. */
export const AppointmentPage = ({ view, t }: Props) => (
  <div className="wrap">
    <div className="page-head">
      <h1>{view.heading}</h1>
      <p>
        <Unbroken>{view.text}</Unbroken>
      </p>
    </div>
    <div className="split form-split">
      <div className="outcome">
        <Summary summary={view.summary} t={t} />
        {view.move === null ? null : <MoveForm view={view.move} t={t} />}
        <Cancel view={view} t={t} />
        <Calendars view={view} t={t} />
        <ul className="appointment-links">
          {view.links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
      <aside className="form-aside">
        {view.card === null ? null : <AboutEstate card={view.card} label={t('agenda.about')} />}
      </aside>
    </div>
  </div>
);
