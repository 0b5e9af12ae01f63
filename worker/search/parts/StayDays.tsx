import type { DaysControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { ArrivalDeparture } from './ArrivalDeparture.tsx';

const ARRIVALS_ID = 'arrival-days';

interface Props {
  readonly control: DaysControl;
  readonly t: Translator;
}

/** Days to type or pick, and free stays to pick directly. */
export const StayDays = ({ control: { from, to, arrivalDays, stays }, t }: Props) => (
  <>
    <ArrivalDeparture id="when" from={from} to={to} listId={ARRIVALS_ID} t={t} />
    <div data-part="stays">
      <datalist id={ARRIVALS_ID}>
        {arrivalDays.map((day) => (
          <option key={day} value={day} />
        ))}
      </datalist>
      {stays.length === 0 ? null : (
        <>
          <p className="stay-list__name">{t('stays.filter.free')}</p>
          <ul className="stay-list">
            {stays.map(({ href, label, count }) => (
              <li key={href}>
                <a href={href} rel="nofollow">
                  <span>{label}</span>
                  <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  </>
);
