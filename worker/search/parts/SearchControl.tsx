import { Icon } from '#client/ui/Icon.tsx';
import { MAX_WORDS_LENGTH } from '#domain/filter/words.ts';
import type {
  ControlView,
  DayControl,
  DaysControl,
  OptionsControl,
  SelectControl,
  WordsControl,
} from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { ArrivalDeparture } from './ArrivalDeparture.tsx';
import { OptionList } from './OptionList.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { PriceRange } from './PriceRange.tsx';

/** Field for words: plain text, read by the server. */
const WordsField = ({
  control: { name, value },
  t,
}: {
  readonly control: WordsControl;
  readonly t: Translator;
}) => (
  <label className="field">
    <span className="field__label">{t('offer.words')}</span>
    <input
      className="input"
      name={name}
      type="text"
      inputMode="search"
      placeholder={t('offer.wordsHint')}
      maxLength={MAX_WORDS_LENGTH}
      defaultValue={value}
      autoComplete="off"
      enterKeyHint="search"
    />
  </label>
);

const ARRIVALS_ID = 'arrival-days';

interface Props {
  readonly control: DaysControl;
  readonly folded?: boolean;
  readonly t: Translator;
}

/** Days to type or pick, and free stays to pick directly; their number changes, so they may be behind a line. */
const StayDays = ({ control: { from, to, arrivalDays, stays }, folded = false, t }: Props) => {
  const free = (
    <div data-part="stays">
      <datalist id={ARRIVALS_ID}>
        {arrivalDays.map((day) => (
          <option key={day} value={day} />
        ))}
      </datalist>
      {stays.length === 0 ? null : (
        <>
          {folded ? null : <p className="stay-list__name">{t('stays.filter.free')}</p>}
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
  );
  return (
    <>
      <ArrivalDeparture id="when" from={from} to={to} listId={ARRIVALS_ID} t={t} />
      {folded ? (
        <details className="direct-of__finer">
          <summary>
            {t('stays.filter.free')}
            <Icon name="chevron" small />
          </summary>
          {free}
        </details>
      ) : (
        free
      )}
    </>
  );
};

const Options = ({
  control: { name, look, options, single, legend, place },
}: {
  readonly control: OptionsControl;
}) => {
  const choices = <OptionList name={name} options={options} look={look} single={single} />;
  const named =
    legend === null ? (
      choices
    ) : (
      <fieldset className={place === null ? undefined : 'filter__more'}>
        <legend>{legend}</legend>
        {choices}
      </fieldset>
    );
  const shown = options.length === 0 ? null : named;
  return place === null ? shown : <div data-part={place}>{shown}</div>;
};

const Select = ({
  control: { name, label, labelled, any, options },
}: {
  readonly control: SelectControl;
}) => (
  <div className="field">
    <label className={labelled ? 'field__label' : 'hidden'} htmlFor={`filter-${name}`}>
      {label}
    </label>
    <select
      className="input"
      id={`filter-${name}`}
      name={name}
      defaultValue={options.find(({ checked }) => checked)?.value ?? ''}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </div>
);

const Day = ({ control: { name, label, value } }: { readonly control: DayControl }) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <input className="input" type="date" name={name} defaultValue={value} />
  </label>
);

/** Key of a control inside its panel. */
export const keyOf = (control: ControlView): string => ('name' in control ? control.name : control.kind);

interface ControlProps {
  readonly control: ControlView;
  /** Whether long lists of a place or of days are behind a line. */
  readonly folded?: boolean;
  readonly t: Translator;
}

/** Control of a filter; nothing when there is nothing to choose. */
export const SearchControl = ({ control, folded, t }: ControlProps) => {
  switch (control.kind) {
    case 'options':
      return <Options control={control} />;
    case 'select':
      return control.options.length === 0 ? null : <Select control={control} />;
    case 'range':
      return <PriceRange control={control} t={t} />;
    case 'place':
      return <PlacePanel control={control} near folded={folded} t={t} />;
    case 'words':
      return <WordsField control={control} t={t} />;
    case 'day':
      return <Day control={control} />;
    case 'days':
      return <StayDays control={control} folded={folded} t={t} />;
  }
};
