import type { ReactNode } from 'react';
import { Icon } from '../../../../client/components/Icon.tsx';
import type { Translator } from '../../../../locales/translator.ts';
import type { RentalsView } from '../../../view-models/stays/rentals.ts';
import type { RentalPart, RentalsFormView } from '../../../view-models/stays/rentals-form.ts';
import { FilterPanel } from '../FilterPanel.tsx';
import { OptionList } from '../OptionList.tsx';
import { ShowButton } from '../ShowButton.tsx';
import { ArrivalDeparture } from './ArrivalDeparture.tsx';

const SHEET_ID = 'filter-sheet';
const ARRIVALS_ID = 'arrival-days';

interface FieldsProps {
  readonly form: RentalsFormView;
  readonly t: Translator;
}

/** Days as they are typed or picked, and stays that are free somewhere to pick at once. */
const WhenFields = ({ form, t }: FieldsProps) => (
  <>
    <ArrivalDeparture id="when" from={form.from} to={form.to} listId={ARRIVALS_ID} t={t} />
    <div data-part="stays">
      <datalist id={ARRIVALS_ID}>
        {form.arrivalDays.map((day) => (
          <option key={day} value={day} />
        ))}
      </datalist>
      {form.stays.length === 0 ? null : (
        <>
          <p className="stay-list__name">{t('stays.filter.free')}</p>
          <ul className="stay-list">
            {form.stays.map(({ href, label, count }) => (
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

const PersonsField = ({ form, t }: FieldsProps) => (
  <div className="field">
    <label className="hidden" htmlFor="filter-persons">
      {t('stays.filter.persons')}
    </label>
    <select
      className="input select"
      id="filter-persons"
      name="persons"
      defaultValue={form.persons.find(({ chosen }) => chosen)?.value ?? ''}
    >
      <option value="">{t('stays.filter.anyPersons')}</option>
      {form.persons.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </div>
);

const WhereFields = ({ form: { lists }, t }: FieldsProps) => (
  <>
    {lists.location.length === 0 ? null : (
      <fieldset>
        <legend>{t('stays.filter.location')}</legend>
        <OptionList name="location" options={lists.location} look="list" />
      </fieldset>
    )}
    {lists.city.length === 0 ? null : (
      <fieldset>
        <legend>{t('stays.filter.city')}</legend>
        <OptionList name="city" options={lists.city} look="list" />
      </fieldset>
    )}
  </>
);

/** Fields of each part of the bar; null where there is nothing to choose from. */
const fieldsOf = (form: RentalsFormView, t: Translator): Readonly<Record<RentalPart, ReactNode>> => ({
  when: <WhenFields form={form} t={t} />,
  persons: form.persons.length === 0 ? null : <PersonsField form={form} t={t} />,
  where: form.lists.location.length + form.lists.city.length === 0 ? null : <WhereFields form={form} t={t} />,
  kind:
    form.lists.kind.length === 0 ? null : <OptionList name="kind" options={form.lists.kind} look="pills" />,
  period:
    form.lists.period.length === 0 ? null : (
      <OptionList name="period" options={form.lists.period} look="pills" />
    ),
});

interface Props {
  readonly form: RentalsFormView;
  readonly clearHref: string;
  readonly results: RentalsView['results'];
  readonly t: Translator;
}

/** The search as a plain GET form, with the same manners as that of the offer: a bar, on phones a sheet. */
export const RentalsForm = ({ form, clearHref, results, t }: Props) => {
  const counted = results.kind === 'found' ? t.count('stays.show', results.total) : null;
  const submit = (className: string) => (
    <ShowButton counted={counted} plain={t('stays.showAll')} className={className} />
  );
  const parts = Object.entries(fieldsOf(form, t)) as [RentalPart, ReactNode][];
  return (
    <form
      className="filter-form"
      action={form.action}
      method="get"
      data-region="form"
      autoComplete="off"
      aria-label={t('offer.filters')}
    >
      <div hidden data-part="hidden">
        {form.sort === null ? null : <input type="hidden" name="sort" value={form.sort} />}
      </div>
      <div className="filter-sheet" id={SHEET_ID} popover="auto">
        <div className="filter-sheet__head">
          <h2>{t('offer.filters')}</h2>
          <button
            type="button"
            className="icon-button"
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
            aria-label={t('site.close')}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="filters">
          {parts
            .filter(([, fields]) => fields !== null)
            .map(([part, fields]) => {
              const label = t(`stays.filter.${part}`);
              const clear = form.clearHrefs[part];
              return (
                <FilterPanel
                  key={part}
                  name={part}
                  label={label}
                  value={form.summary[part]}
                  any={t('offer.any')}
                  submit={submit('button button--small')}
                  clear={
                    clear === null ? null : (
                      <a className="button button--quiet button--small" href={clear} rel="nofollow">
                        {t('offer.clear')}
                        <span className="hidden"> {label}</span>
                      </a>
                    )
                  }
                >
                  {fields}
                </FilterPanel>
              );
            })}
        </div>
        <div className="filter-sheet__foot">
          <a className="button button--quiet" href={clearHref}>
            {t('offer.clearAll')}
          </a>
          {submit('button')}
        </div>
      </div>
      <div className="action-bar">
        <button type="button" className="button" popoverTarget={SHEET_ID}>
          <Icon name="filter" />
          {form.activeCount > 0 ? t('offer.filterActive', { n: form.activeCount }) : t('offer.filter')}
        </button>
      </div>
    </form>
  );
};
