import { Icon } from '#client/ui/Icon.tsx';
import { MAX_PLACE_LENGTH, PLACE_PARAMETERS } from '#domain/filter/place.ts';
import type { PlaceFieldView } from '#domain/views/place-field.ts';
import type { Translator } from '#locales/translator.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';
import { PlacesMeant } from './PlacesMeant.tsx';

const FIELD_ID = 'place';
const PROBLEM_ID = 'place-problem';

interface Props {
  readonly field: PlaceFieldView;
  /** Label of the field; the hint inside it says what can be typed, if the label does not. */
  readonly label: string;
  readonly hint?: string;
  /** Whether a radius can be chosen. */
  readonly radius: boolean;
  readonly t: Translator;
}

/** Data for the suggestions script: the address of the call, and the texts for its results. */
export const placeHooks = (field: PlaceFieldView, t: Translator) => {
  const { one, other } = countedTemplate(t, 'place.listed');
  return {
    'data-enhance': 'place',
    'data-suggest': field.suggestHref,
    'data-label': t('place.suggestions'),
    'data-none': t('place.none'),
    'data-one': one,
    'data-other': other,
  } as const;
};

/**
 * Place field: a plain text field that the server reads, with the radius. The element for a problem is always
 * in the page, so that a script can fill it.
 */
export const PlaceField = ({ field, label, hint = ' ', radius, t }: Props) => (
  <>
    <div className="place">
      <div className="field">
        <label className="field__label" htmlFor={FIELD_ID}>
          {label}
        </label>
        <input
          className="input"
          id={FIELD_ID}
          name={PLACE_PARAMETERS.text}
          type="text"
          defaultValue={field.typed}
          placeholder={hint}
          maxLength={MAX_PLACE_LENGTH}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-invalid={field.problem === null ? undefined : true}
          aria-describedby={PROBLEM_ID}
        />
      </div>
      {radius ? (
        <label className="field">
          <span className="field__label">{t('place.radius')}</span>
          <select
            className="input"
            name={PLACE_PARAMETERS.radius}
            defaultValue={field.radius.find(({ checked }) => checked)?.value}
          >
            {field.radius.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
    <div id={PROBLEM_ID} data-part="place-problem" aria-live="polite">
      {field.problem === null ? null : (
        <>
          <p className="field__error">
            <Icon name="warning" small />
            {field.problem.message}
          </p>
          <PlacesMeant problem={field.problem} t={t} />
        </>
      )}
    </div>
  </>
);
