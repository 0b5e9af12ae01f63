import type { Translator } from '#locales/translator.ts';
import { FieldError, TextArea, TextField } from '../../platform/forms/ui/Field.tsx';
import { type FormState, fieldId } from '../../platform/forms/ui/form-state.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { Choices } from './Choices.tsx';
import { choicesOf } from './valuation-view.ts';

interface Props {
  readonly state: FormState;
  readonly t: Translator;
}

/** How and when to reach the visitor: telephone number or mail address, at least one. */
export const ContactStep = ({ state, t }: Props) => (
  <div className="form__part">
    <fieldset className="form__group" data-field="reach">
      <legend id={fieldId('reach')} tabIndex={-1}>
        {t('valuation.reach.legend')}
      </legend>
      <p className="field__hint">
        <Unbroken>{t('valuation.reach.hint')}</Unbroken>
      </p>
      <FieldError state={state} name="reach" />
      <div className="form__pair">
        <TextField
          state={state}
          name="phone"
          label={t('forms.person.phone')}
          optional="unmarked"
          type="tel"
          autoComplete="tel"
          t={t}
        />
        <TextField
          state={state}
          name="email"
          label={t('forms.person.email')}
          optional="unmarked"
          type="email"
          autoComplete="email"
          t={t}
        />
      </div>
    </fieldset>
    <Choices
      state={state}
      name="moment"
      legend={t('valuation.moment')}
      choices={choicesOf('moment', { t })}
      t={t}
    />
    <div className="form__pair">
      <TextField
        state={state}
        name="firstname"
        label={t('forms.person.firstname')}
        optional
        autoComplete="given-name"
        t={t}
      />
      <TextField
        state={state}
        name="lastname"
        label={t('forms.person.lastname')}
        optional
        autoComplete="family-name"
        t={t}
      />
    </div>
    <Choices
      state={state}
      name="plan"
      legend={t('valuation.plan')}
      choices={choicesOf('plan', { t })}
      t={t}
    />
    <TextArea state={state} name="message" label={t('valuation.message')} optional rows={3} t={t} />
  </div>
);
