import type { Translator } from '#locales/translator.ts';
import { FieldError } from '#worker/platform/forms/ui/Field.tsx';
import { errorOf, type FormState, fieldId } from '#worker/platform/forms/ui/form-state.ts';
import type { AgreementView } from './stay-view.ts';

const NAME = 'agreementIds';

interface Props {
  readonly agreements: readonly AgreementView[];
  readonly state: FormState;
  readonly t: Translator;
}

/** Agreements that the guest accepts: each has a checkbox and its text on the same page. */
export const Agreements = ({ agreements, state, t }: Props) => {
  const wrong = errorOf(state, NAME) !== null;
  return agreements.length === 0 ? null : (
    <fieldset className="form__part" id={fieldId(NAME)} tabIndex={-1}>
      <legend>{t('stays.form.agreements')}</legend>
      {agreements.map(({ id, title, paragraphs, required, accepted }) => (
        <div key={id} className="agreement">
          <label className="check">
            <input
              type="checkbox"
              name={NAME}
              value={id}
              defaultChecked={accepted}
              required={required}
              aria-invalid={wrong && required && !accepted ? true : undefined}
              aria-describedby={wrong && required && !accepted ? `${fieldId(NAME)}-error` : undefined}
            />
            <span>
              {t('stays.form.accept', { title })}
              {required ? null : <em className="field__optional"> ({t('forms.optional')})</em>}
            </span>
          </label>
          <details>
            <summary>
              {t('stays.form.read')}
              <span className="hidden">: {title}</span>
            </summary>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </div>
      ))}
      <FieldError state={state} name={NAME} />
    </fieldset>
  );
};
