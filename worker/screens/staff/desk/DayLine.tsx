import { Fragment } from 'react';
import { formatClock } from '#domain/format/moment.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { Contacts } from './Contacts.tsx';
import { caseHref, dayOf, type Shown, stands } from './shown.ts';

/** A day's viewings on a timeline, with a mark at the current time. */
export function DayLine({ day, shown }: { readonly day: string; readonly shown: Shown }) {
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
            <p>{stands(one) ? one.place : `${one.place} · ${s('cancelled')}`}</p>
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
