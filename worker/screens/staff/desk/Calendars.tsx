import { DOT } from '#domain/format/ties.ts';
import type { DeskCalendar } from '#wire/staff.ts';
import { momentIn } from './moment-in.ts';
import type { Shown } from './shown.ts';

/** What is doubtful about a calendar, in sentences; a failing one keeps the counts of its last reading. */
const Doubts = ({ one, shown }: { readonly one: DeskCalendar; readonly shown: Shown }) => {
  const { s } = shown;
  return (
    <>
      {one.failingSince === null ? null : (
        <span>
          {`${s('calendarFails', { when: momentIn(one.failingSince, shown) })} `}
          <span lang="en">{one.outcome}</span>
          {`. ${s(one.readAt === null ? 'calendarNever' : 'calendarKept')}`}
        </span>
      )}
      {one.notUnderstood === 0 ? null : <span>{s('calendarDoubts', { n: String(one.notUnderstood) })}</span>}
      {one.free === 0 ? null : <span>{s('calendarFree', { n: String(one.free) })}</span>}
    </>
  );
};

/** Calendars of other portals that fail, or of which not everything was understood (decision 84). */
export const Calendars = ({ shown }: { readonly shown: Shown }) => {
  const { s, desk } = shown;
  if (desk.calendars.length === 0) return null;
  return (
    <>
      <h2>{s('calendars')}</h2>
      <ul className="week week--named">
        {desk.calendars.map((one) => (
          <li key={one.id} data-key={one.id}>
            <b>{`${one.unit}${DOT}${one.host}`}</b>
            <Doubts one={one} shown={shown} />
          </li>
        ))}
      </ul>
    </>
  );
};
