import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import type { CalendarView, DayView, MonthView } from '../calendar.ts';

interface Props {
  readonly calendar: CalendarView;
  readonly t: Translator;
}

const classesOf = ({ state, pick, role }: DayView): string =>
  ['day', `day--${state}`, pick === null ? '' : `day--${pick}`, role === null ? '' : `day--${role}`]
    .filter((name) => name !== '')
    .join(' ');

/** A day: a link when it can be chosen, otherwise its number; a text beside it gives its state. */
const Day = ({ view }: { readonly view: DayView }) =>
  view.href === null ? (
    <span className={classesOf(view)}>
      <span aria-hidden="true">{view.number}</span>
      <span className="hidden">{view.label}</span>
    </span>
  ) : (
    <a
      className={classesOf(view)}
      href={view.href}
      rel="nofollow"
      data-day={view.day}
      aria-label={view.label}
      aria-current={view.pick === 'from' || view.pick === 'to' ? 'date' : undefined}
    >
      <span>{view.number}</span>
    </a>
  );

const Month = ({
  month,
  weekdays,
  t,
}: { readonly month: MonthView; readonly weekdays: CalendarView['weekdays'] } & Pick<Props, 't'>) => (
  <table>
    <caption className="hidden">{t('stays.calendar.label', { month: month.title })}</caption>
    <thead>
      <tr>
        {weekdays.map(({ short, long }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {month.weeks.map((week) => (
        <tr key={week.find((day) => day !== null)?.day}>
          {week.map((day, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day keeps its place in the week
            <td key={index}>{day === null ? null : <Day view={day} />}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Link to another month; an empty cell keeps the heading centred. */
const Turn = ({
  href,
  way,
  t,
}: { readonly href: string | null; readonly way: 'previous' | 'next' } & Pick<Props, 't'>) =>
  href === null ? (
    <span className="calendar__turn" />
  ) : (
    <a
      className={`icon-button calendar__turn calendar__turn--${way}`}
      href={href}
      rel="nofollow"
      data-turn={way}
      aria-label={t(`stays.calendar.${way}`)}
    >
      <Icon name="right" />
    </a>
  );

const LEGEND = ['free', 'busy', 'in', 'out'] as const;

/** Legend of the day states. */
const Legend = ({ t }: Pick<Props, 't'>) => (
  <ul className="calendar__legend" aria-label={t('stays.calendar.legend')}>
    {LEGEND.map((state) => (
      <li key={state}>
        <i className={`day day--${state}`} />
        {t(`stays.day.${state}`)}
      </li>
    ))}
    <li>
      <i className="day day--within" />
      {t('stays.pick.within')}
    </li>
  </ul>
);

/** Free nights, two months at a time: days are links in tables, so that it works by keyboard and without script. */
export const StayCalendar = ({ calendar, t }: Props) => (
  <>
    <div className="calendar">
      {calendar.months.map((month, index) => (
        <div key={month.month} className="calendar__month">
          <div className="calendar__head">
            <Turn href={index === 0 ? calendar.previousHref : null} way="previous" t={t} />
            <h3>{month.title}</h3>
            <Turn href={index === calendar.months.length - 1 ? calendar.nextHref : null} way="next" t={t} />
          </div>
          <Month month={month} weekdays={calendar.weekdays} t={t} />
        </div>
      ))}
    </div>
    <Legend t={t} />
  </>
);
