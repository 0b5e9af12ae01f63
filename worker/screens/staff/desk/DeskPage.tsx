import { Fragment } from 'react';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { Desk } from '../parts.tsx';
import { type Asked, hrefOf, KINDS } from './asked.ts';
import { Calendars } from './Calendars.tsx';
import { Case } from './Case.tsx';
import { Contacts } from './Contacts.tsx';
import { Feeds } from './Feeds.tsx';
import { Find } from './Find.tsx';
import { caseHref, dayOf, headline, type Shown, stands, waitingOf } from './shown.ts';
import { Rentals, Week } from './Week.tsx';

/** Open cases by kind: links with counts. */
function States({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) {
  const { c, s, desk } = shown;
  const all = waitingOf(shown);
  return (
    <nav className="desk-states" aria-label={s('todo')}>
      {[undefined, ...KINDS.filter((kind) => kind === asked.kind || desk.counts[kind] > 0)].map((kind) => (
        <a
          key={kind ?? ''}
          href={hrefOf(c, { ...asked, kind })}
          aria-current={kind === asked.kind ? 'true' : undefined}
        >
          {kind === undefined ? `${s('all')} ${all}` : `${s(`many.${kind}`)} ${desk.counts[kind]}`}
        </a>
      ))}
    </nav>
  );
}

/** A day's viewings on a timeline, with a mark at the current time. */
function DayLine({ day, shown }: { readonly day: string; readonly shown: Shown }) {
  const { c, s, desk, now } = shown;
  const locale = c.get('locale');
  const viewings = desk.viewings.filter((one) => dayOf(one) === day);
  if (viewings.length === 0) return <p className="muted">{s('noViewing')}</p>;
  const at = now.toISOString();
  const isToday = brusselsDay(now) === day;
  const next = viewings.findIndex(({ begins }) => (begins ?? '') > at);
  const moment = isToday ? (
    <li key="now" className="is-now">
      <time dateTime={at}>{formatClock(at, locale)}</time>
      <b>{s('now')}</b>
    </li>
  ) : null;
  return (
    <ol className="day-line">
      {viewings.map((one, index) => (
        <Fragment key={one.id}>
          {index === next ? moment : null}
          <li
            data-key={one.id}
            className={stands(one) ? ((one.ends ?? '') < at ? 'is-past' : undefined) : 'is-off'}
          >
            <time dateTime={one.begins ?? ''}>{formatClock(one.begins ?? at, locale)}</time>
            <b>
              <a href={caseHref(shown, one)}>{one.name}</a>
            </b>
            <p>{stands(one) ? one.place : `${one.place}${DOT}${s('cancelled')}`}</p>
            {one.waits ? <p className="is-soon">{s('asksStreet')}</p> : null}
            {one.state === 'booked' ? (
              <div className="acts">
                <Contacts of={one} s={s} />
                {one.waits ? <a href={caseHref(shown, one, 'confirm')}>{s('confirm')}</a> : null}
                <a href={caseHref(shown, one, 'move')}>{s('move')}</a>
              </div>
            ) : null}
          </li>
        </Fragment>
      ))}
      {next === -1 ? moment : null}
    </ol>
  );
}

/** Open cases, today and tomorrow, and the week, in columns if the screen is wide enough. */
export const DeskPage = ({ shown, asked }: { readonly shown: Shown; readonly asked: Asked }) => {
  const { c, s, desk, now } = shown;
  const locale = c.get('locale');
  const today = brusselsDay(now);
  const waiting = waitingOf(shown);
  const found = asked.find !== undefined;
  const upcoming = !found && asked.ahead === true;
  const listed = found || upcoming;
  const count = listed ? desk.cases.length : waiting;
  const firstStay = desk.cases.find(({ kind, waits }) => kind === 'stay' && waits);
  return (
    <Desk at="staff" me={desk.me} locale={locale} s={s} waiting={waiting}>
      <div className="desk-hello">
        <div>
          <p className="muted">{`${formatDayName(now.toISOString(), locale)}, ${formatClock(now.toISOString(), locale)}`}</p>
          <h1>{headline(shown, today)}</h1>
        </div>
        <Find shown={shown} asked={asked} />
      </div>
      <div className="desk-cols">
        <section className="desk-todo">
          <h2>
            {s(found ? 'found' : upcoming ? 'aheadAll' : 'todo')}{' '}
            {count === 0 ? null : <span className="desk-count">{count}</span>}
          </h2>
          {listed ? (
            <p>
              <a href={hrefOf(c, { who: asked.who })}>{s('waitingBack')}</a>
            </p>
          ) : null}
          {listed || (count === 0 && asked.kind === undefined) ? null : (
            <States shown={shown} asked={asked} />
          )}
          {desk.cases.length === 0 ? <p>{s(found ? 'foundNone' : upcoming ? 'noViewing' : 'none')}</p> : null}
          {desk.cases.length === 0 ? null : (
            <ul className="wait">
              {desk.cases.map((one) => (
                <Case key={one.kind + one.id} one={one} first={one === firstStay} shown={shown} />
              ))}
            </ul>
          )}
          <p>
            <a href={hrefOf(c, asked, true)}>{s(listed ? 'csvList' : 'csv')}</a>
          </p>
        </section>
        <section>
          <h2>{s('today')}</h2>
          <DayLine day={today} shown={shown} />
          <h2>{s('tomorrow')}</h2>
          <DayLine day={addDays(today, 1)} shown={shown} />
        </section>
        <section>
          <Week shown={shown} today={today} />
          <Rentals shown={shown} today={today} />
          <Feeds shown={shown} />
          <Calendars shown={shown} />
        </section>
      </div>
    </Desk>
  );
};
