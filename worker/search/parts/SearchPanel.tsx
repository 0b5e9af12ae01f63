import type { ReactNode } from 'react';
import type { SearchPanelView } from '../../../domain/views/home.ts';
import type { OptionView } from '../../../domain/views/option.ts';
import type { Translator } from '../../../locales/translator.ts';
import { PlaceField, placeHooks } from './PlaceField.tsx';
import { ShowButton } from './ShowButton.tsx';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** The first choice: no restriction at all. */
  readonly none: string;
  readonly children: ReactNode;
}

const SearchSelect = ({ name, label, none, children }: SelectProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <select className="input select" name={name} defaultValue="">
      <option value="">{none}</option>
      {children}
    </select>
  </label>
);

const optionsOf = (options: readonly OptionView[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** Search box of the home screen: a GET form that leads into the offer. */
export const SearchPanel = ({ search, t }: { readonly search: SearchPanelView; readonly t: Translator }) => (
  <form
    className="search-panel"
    action={search.action}
    method="get"
    data-enhance="filter-form"
    aria-label={t('home.search')}
  >
    <fieldset className="search-panel__tabs">
      <legend className="hidden">{t('home.intent')}</legend>
      {search.status.map((option) => (
        <label key={option.value}>
          <input type="radio" name="status" value={option.value} defaultChecked={option.checked} />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
    <div className="search-panel__fields">
      <div className="place-panel" {...placeHooks(search.place, t)}>
        <PlaceField
          field={search.place}
          label={t('home.where')}
          hint={t('place.label')}
          radius={false}
          t={t}
        />
      </div>
      <SearchSelect name="type" label={t('home.what')} none={t('home.anything')}>
        {optionsOf(search.types)}
      </SearchSelect>
      <SearchSelect name="price-max" label={t('home.budget')} none={t('home.noMaximum')}>
        {search.budgets.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {optionsOf(options)}
          </optgroup>
        ))}
      </SearchSelect>
      <ShowButton
        counted={search.total === null ? null : t.count('home.show', search.total)}
        plain={t('home.showAll')}
        className="button button--wide"
        arrow
      />
    </div>
  </form>
);
