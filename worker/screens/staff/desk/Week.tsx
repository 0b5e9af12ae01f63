import { formatClock } from '../../../../domain/format/moment.ts';
import { addDays } from '../../../../domain/stays/day.ts';
import { dayOf, type Shown, shortDay, stands } from './shown.ts';

interface Props {
  readonly shown: Shown;
  /** The day in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Days after tomorrow (as offsets from today), shown in less detail. */
const LATER = [2, 3, 4, 5, 6, 7];

/** Viewings of the rest of the week, one line per day. */
export const Week = ({ shown: { c, s, desk }, today }: Props) => (
  <>
    <h2>{s('week')}</h2>
    <ul className="week">
      {LATER.map((days) => {
        const day = addDays(today, days);
        const those = desk.viewings.filter((one) => dayOf(one) === day && stands(one));
        return (
          <li key={day} data-key={day}>
            <b>{shortDay(day, c.get('locale'))}</b>
            <span>
              {those
                .map(({ begins, name }) => `${formatClock(begins ?? day, c.get('locale'))} ${name}`)
                .join(', ')}
            </span>
            <b>{those.length || ''}</b>
          </li>
        );
      })}
    </ul>
  </>
);

/** Arrivals and departures of the next eight days, for agencies with holiday rentals. */
export const Rentals = ({ shown, today }: Props) => {
  const { c, s, desk } = shown;
  const locale = c.get('locale');
  const rows = desk.stays
    .flatMap((one) => [
      { one, day: one.begins ?? '', what: s('arrives') },
      { one, day: one.ends ?? '', what: s('leaves') },
    ])
    .filter(({ day }) => day >= today && day < addDays(today, 8))
    .sort((a, b) => a.day.localeCompare(b.day));
  return rows.length === 0 ? null : (
    <>
      <h2>{s('rentals')}</h2>
      <ul className="week">
        {rows.map(({ one, day, what }) => (
          <li key={one.id + what} data-key={one.id + what}>
            <b>{shortDay(day, locale)}</b>
            <span>{`${what} · ${one.place} · ${one.name}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
};
