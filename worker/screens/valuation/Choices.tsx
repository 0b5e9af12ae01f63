import type { Translator } from '#locales/translator.ts';
import { FieldError } from '../../platform/forms/ui/Field.tsx';
import { type FormState, fieldId, valueIn } from '../../platform/forms/ui/form-state.ts';
import type { ChoiceView } from './valuation-view.ts';

interface Props {
  readonly state: FormState;
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly ChoiceView[];
  readonly optional?: boolean;
  /** Layout; `rows` is for choices with an explanation each. */
  readonly look?: 'pills' | 'rows' | 'grades';
  readonly t: Translator;
}

/** A choice of a few values: radio buttons, which work by arrow keys and without script. */
export const Choices = ({ state, name, legend, choices, optional = true, look = 'pills', t }: Props) => (
  <fieldset className="form__group" data-field={name}>
    <legend id={fieldId(name)} tabIndex={-1}>
      {legend}
      {optional ? <em className="field__optional"> ({t('forms.optional')})</em> : null}
    </legend>
    <div className={look === 'rows' ? 'answers answers--rows' : 'option-pills'}>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className={look === 'rows' ? 'answer' : 'pill'}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={valueIn(state, name) === value}
            aria-invalid={state.errors.some((error) => error.name === name) ? true : undefined}
          />
          <span className={look === 'grades' ? `grade grade--${value.toLowerCase()}` : undefined}>
            {label}
            {hint === undefined ? null : <small>{hint}</small>}
          </span>
        </label>
      ))}
    </div>
    <FieldError state={state} name={name} />
  </fieldset>
);
