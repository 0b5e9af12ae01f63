import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { SearchPanelView } from '#domain/views/home.ts';
import type { OptionView } from '#domain/views/option.ts';
import type { Translator } from '#locales/translator.ts';
import { ArrivalDeparture } from './ArrivalDeparture.tsx';
import { PlaceField, placeHooks } from './PlaceField.tsx';
import { SentenceField } from './Sentence.tsx';
import { ShowButton } from './ShowButton.tsx';

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** Label of the first option: no restriction. */
  readonly none: string;
  readonly children: ReactNode;
}

const SearchSelect = ({ name, label, none, children }: SelectProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <select className="input" name={name} defaultValue="">
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

const HOLIDAY = 'holiday';

/** Form for a search for stays: days and guests first. */
const StaysForm = ({
  stays,
  t,
}: {
  readonly stays: NonNullable<SearchPanelView['stays']>;
  readonly t: Translator;
}) => (
  <form
    className="search-panel__fields search-panel__stays"
    action={stays.action}
    method="get"
    data-enhance="filter-form"
    aria-label={t('home.stays')}
  >
    <ArrivalDeparture id="holiday" from="" to="" t={t} />
    <div>
      <SearchSelect name="persons" label={t('stays.filter.persons')} none={t('stays.filter.anyPersons')}>
        {stays.persons.map((count) => (
          <option key={count} value={count}>
            {t.count('stays.persons', count)}
          </option>
        ))}
      </SearchSelect>
    </div>
    <button type="submit" className="button button--wide">
      {t('stays.showAll')}
      <Icon name="arrow" />
    </button>
  </form>
);

interface Props {
  readonly search: SearchPanelView;
  /** Whether its fields are part of a sentence; screen readers get labels. */
  readonly sentence?: boolean;
  readonly t: Translator;
}

/** Words of the sentence before a field, on its line. */
const Glue = ({ text }: { readonly text: string }) => (
  <span className="search-panel__glue" aria-hidden="true">
    {` ${text}\u00a0`}
  </span>
);

/** A field, in a sentence with the words before it. */
const Phrase = ({ words, children }: { readonly words: string | null; readonly children: ReactNode }) =>
  words === null ? (
    children
  ) : (
    <>
      {' '}
      <span className="search-panel__phrase">
        <Glue text={words} />
        {children}
      </span>
    </>
  );

/**
 * Search box of the home screen: GET forms that lead into the offer and, if the agency has holiday homes, to
 * those. The tabs are choices of the first form; the stylesheet shows the fields of the chosen one, so no
 * script is needed.
 */
export const SearchPanel = ({ search, sentence = false, t }: Props) => (
  <div className="search-panel">
    <form
      className="search-panel__offer"
      action={search.action}
      method="get"
      data-enhance="filter-form"
      aria-label={t('home.search')}
    >
      <fieldset className="search-panel__tabs">
        <legend className="hidden">{t('home.intent')}</legend>
        {sentence ? <Glue text={t('home.sentence')} /> : null}
        {search.status.map((option) => (
          <label key={option.value}>
            <input type="radio" name="status" value={option.value} defaultChecked={option.checked} />
            <span>{option.label}</span>
          </label>
        ))}
        {search.stays === null ? null : (
          <label>
            <input type="radio" name="status" value="" id={HOLIDAY} />
            <span>{t('home.stays')}</span>
          </label>
        )}
      </fieldset>
      <div className="search-panel__fields">
        {sentence ? <Glue text={t('home.sentenceWhere')} /> : null}
        <div className="place-panel" {...placeHooks(search.place, t)}>
          <PlaceField
            field={search.place}
            label={t('home.where')}
            hint={t('place.short')}
            radius={false}
            t={t}
          />
        </div>
        <Phrase words={sentence ? t('home.sentenceWhat') : null}>
          <SearchSelect name="type" label={t('home.what')} none={t('home.anything')}>
            {optionsOf(search.types)}
          </SearchSelect>
        </Phrase>
        <Phrase words={sentence ? t('home.sentenceBudget') : null}>
          <SearchSelect name="price-max" label={t('home.budget')} none={t('home.noMaximum')}>
            {search.budgets.map(({ status, label, options }) => (
              <optgroup key={label} label={label} data-status={status}>
                {optionsOf(options)}
              </optgroup>
            ))}
          </SearchSelect>
        </Phrase>
        <ShowButton
          counted={search.total === null ? null : t.count('home.show', search.total)}
          plain={t('home.showAll')}
          className="button button--wide"
          arrow
        />
      </div>
    </form>
    {search.stays === null ? null : <StaysForm stays={search.stays} t={t} />}
    <SentenceField action={search.action} said={null} t={t} />
  </div>
);
