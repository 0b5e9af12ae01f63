import type { HomeView } from '../../../domain/views/home.ts';
import type { OptionView } from '../../../domain/views/offer.ts';
import type { Translator } from '../../../locales/translator.ts';
import { ShowButton } from './ShowButton.tsx';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** The first choice: no restriction at all. */
  readonly none: string;
  readonly options: readonly OptionView[];
}

const SearchSelect = ({ name, label, none, options }: SelectProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <select
      className="input select"
      name={name}
      defaultValue={options.find((option) => option.checked)?.value ?? ''}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

/** Search box of the home screen: a GET form that leads into the offer. */
export const SearchPanel = ({
  search,
  t,
}: {
  readonly search: HomeView['search'];
  readonly t: Translator;
}) => (
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
      <SearchSelect name="city" label={t('home.where')} none={t('home.anywhere')} options={search.cities} />
      <SearchSelect name="type" label={t('home.what')} none={t('home.anything')} options={search.types} />
      <SearchSelect
        name="price-max"
        label={t('home.budget')}
        none={t('home.noMaximum')}
        options={search.budgets}
      />
      <ShowButton
        counted={search.total === null ? null : t.count('home.show', search.total)}
        plain={t('home.showAll')}
        className="button button--wide"
        arrow
      />
    </div>
  </form>
);
