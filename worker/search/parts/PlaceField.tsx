import { Icon } from '../../../client/ui/Icon.tsx';
import { MAX_PLACE_LENGTH, PLACE_PARAMETERS } from '../../../domain/filter/place.ts';
import type { PlaceFieldView } from '../../../domain/views/place-field.ts';
import type { Translator } from '../../../locales/translator.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';
import { PlacesMeant } from './PlacesMeant.tsx';

const FIELD_ID = 'place';
const PROBLEM_ID = 'place-problem';

interface Props {
  readonly field: PlaceFieldView;
  /** Name of the field; what may be typed stands in it where the name does not say so. */
  readonly label: string;
  readonly hint?: string;
  /** Whether one may ask for the surroundings too. */
  readonly radius: boolean;
  readonly t: Translator;
}

/** What script needs to suggest places: where to ask, and how to say what was found. */
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
 * Where a place is typed: a plain text field that the server reads, and on wide and narrow screens alike
 * the radius around it. The problem has its place in the page without one too, for script to fill.
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
            className="input select"
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
