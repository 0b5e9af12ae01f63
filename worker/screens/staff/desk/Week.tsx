import { formatClock } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import { addDays } from '#domain/stays/day.ts';
import { hrefOf } from './asked.ts';
import { caseHref, dayOf, type Shown, shortDay, stands } from './shown.ts';

interface Props {
  readonly shown: Shown;
  /** The day in Brussels, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Days after tomorrow (as offsets from today), shown in less detail. */
const LATER = [2, 3, 4, 5, 6, 7];

/** Viewings of the rest of the week, one line per day. */
export const Week = ({ shown, today }: Props) => {
  const { c, s, desk } = shown;
  const locale = c.get('locale');
  return (
    <>
      <h2>{s('week')}</h2>
      <ul className="week">
        {LATER.map((days) => {
          const day = addDays(today, days);
          const those = desk.viewings.filter((one) => dayOf(one) === day && stands(one));
          return (
            <li key={day} data-key={day}>
              <b>{shortDay(day, locale)}</b>
              <span>
                {those.map((one) => (
                  <a key={one.id} href={caseHref(shown, one)}>
                    {`${formatClock(one.begins ?? day, locale)} ${one.name}`}
                  </a>
                ))}
              </span>
              <b>{those.length || ''}</b>
            </li>
          );
        })}
      </ul>
      <p>
        <a href={hrefOf(c, { ahead: true })}>{s('ahead')}</a>
      </p>
    </>
  );
};

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
            <span>
              <a href={caseHref(shown, one)}>{`${what}${DOT}${one.place}${DOT}${one.name}`}</a>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};
