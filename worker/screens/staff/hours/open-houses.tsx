import { formatDayName } from '#domain/format/moment.ts';
import { DOT } from '#domain/format/ties.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import type { Desk, StaffClosure } from '#wire/staff.ts';
import { Press } from '../parts.tsx';
import type { StaffTexts } from '../texts.ts';
import { HourField } from './closing.tsx';

interface Props extends Pick<Desk, 'openHouses'> {
  readonly action: string;
  readonly guard: string;
  readonly typed: Typed;
  readonly locale: Locale;
  readonly s: StaffTexts;
}

/** Adds open-house days, and removes those that were added here. */
export const OpenHouses = ({ openHouses, action, guard, typed, locale, s }: Props) => (
  <section>
    <h2>{s('openHouses')}</h2>
    <form action={action} method="post" className="case-form hours-form">
      <input type="hidden" name="guard" value={guard} />
      <label className="field">
        <span className="field__label">{s('home')}</span>
        <input className="input" name="home" required maxLength={80} defaultValue={textOf(typed, 'home')} />
      </label>
      <HourField name="openDay" type="date" label={s('day')} typed={typed} required />
      <div className="hours-span">
        <HourField name="openFrom" type="time" label={s('from')} typed={typed} required />
        <HourField name="openUntil" type="time" label={s('until')} typed={typed} required />
      </div>
      <label className="check">
        <input
          type="checkbox"
          name="register"
          value="1"
          defaultChecked={textOf(typed, 'register') !== undefined}
        />
        <span>{s('register')}</span>
      </label>
      <HourField name="places" type="number" label={s('places')} typed={typed} />
      <p className="muted">{s('openNote')}</p>
      <button type="submit" className="button button--line">
        {s('setOpen')}
      </button>
    </form>
    <ul className="wait" hidden={openHouses.length === 0}>
      {openHouses.map(({ id, place, estateId, day, from, to, places }) => (
        <li key={id} data-key={id}>
          <b>{`${formatDayName(`${day}T12:00:00Z`, locale)}, ${from} – ${to}`}</b>
          <p>
            {[place || estateId, places === null ? '' : `${s('places')}: ${places}`]
              .filter(Boolean)
              .join(DOT)}
          </p>
          <Press action={action} guard={guard} label={s('endOpen')} fields={{ endOpen: id }} line />
        </li>
      ))}
    </ul>
  </section>
);

/** The change that its forms ask for; undefined for another form, null for an invalid day. */
export function openHouseIn(typed: Typed): Omit<StaffClosure, 'session'> | null | undefined {
  const [end, home] = [textOf(typed, 'endOpen'), textOf(typed, 'home')];
  if (end !== undefined) return { endOpenHouse: end };
  if (home === undefined) return undefined;
  const [day, from, to] = ['openDay', 'openFrom', 'openUntil'].map((name) => textOf(typed, name));
  const places = textOf(typed, 'places');
  if (day === undefined || from === undefined || to === undefined) return null;
  if (places !== undefined && !/^[1-9]\d{0,2}$/.test(places)) return null;
  const registration = textOf(typed, 'register') !== undefined;
  return {
    openHouse: { home, day, from, to, registration, ...(places && { places: Number(places) }) },
  };
}
