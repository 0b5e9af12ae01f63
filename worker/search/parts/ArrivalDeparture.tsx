import type { Translator } from '#locales/translator.ts';

interface Props {
  /** Prefix that makes the field ids of several forms in a page unique. */
  readonly id: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly from: string;
  readonly to: string;
  /** Id of the list with suggested arrival days. */
  readonly listId?: string;
  readonly t: Translator;
}

/** The two days of a stay, side by side; a calendar day has no time zone. */
export const ArrivalDeparture = ({ id, from, to, listId, t }: Props) => (
  <div className="field-pair">
    <div className="field">
      <label className="field__label" htmlFor={`${id}-from`}>
        {t('stays.arrival')}
      </label>
      <input className="input" id={`${id}-from`} type="date" name="from" defaultValue={from} list={listId} />
    </div>
    <div className="field">
      <label className="field__label" htmlFor={`${id}-to`}>
        {t('stays.departure')}
      </label>
      <input className="input" id={`${id}-to`} type="date" name="to" defaultValue={to} />
    </div>
  </div>
);
