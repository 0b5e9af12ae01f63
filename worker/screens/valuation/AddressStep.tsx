import type { Translator } from '../../../locales/translator.ts';
import { FieldError, TextField } from '../../platform/forms/ui/Field.tsx';
import { fieldId, valueIn } from '../../platform/forms/ui/form-state.ts';
import { addressHooks } from '../../search/place/address-hooks.ts';
import { Choices } from './Choices.tsx';
import { SURE } from './steps.ts';
import type { ChoiceView, ValuationView } from './valuation-view.ts';

interface Props {
  readonly view: ValuationView;
  readonly kinds: readonly ChoiceView[];
  readonly t: Translator;
}

/** Address and kind of the home. A script suggests addresses; without it the typed text is used as it is. */
export const AddressStep = ({ view: { state }, kinds, t }: Props) => (
  <div className="form__part">
    <div {...addressHooks(t)}>
      <div className="place">
        <TextField
          state={state}
          name="address"
          label={t('valuation.address.label')}
          hint={t('valuation.address.hint')}
          autoComplete="address-line1"
          t={t}
        />
      </div>
      <div data-part="place-problem" hidden />
    </div>
    <Choices state={state} name="kind" legend={t('valuation.kind')} choices={kinds} optional={false} t={t} />
  </div>
);

/** Asks which town is meant when the address exists in several; suggestions would have asked the same. */
export const ChooseAddress = ({ view: { state, addresses }, t }: Omit<Props, 'kinds'>) => {
  const typed = valueIn(state, 'address');
  return (
    <fieldset className="form__group" data-field="address">
      <legend id={fieldId('address')} tabIndex={-1}>
        {t('valuation.choose.legend', { typed })}
      </legend>
      <input type="hidden" name={SURE} value="1" />
      <div className="answers answers--rows">
        {addresses.map(({ street, zip, town, text }, index) => (
          <label key={text} className="answer">
            <input type="radio" name="address" value={text} defaultChecked={index === 0} />
            <span>
              {street}
              <small>{`${zip} ${town}`.trim()}</small>
            </span>
          </label>
        ))}
        <label className="answer">
          <input type="radio" name="address" value={typed} />
          <span>
            {t('valuation.choose.none')}
            <small>{t('valuation.choose.noneHint')}</small>
          </span>
        </label>
      </div>
      <FieldError state={state} name="address" />
    </fieldset>
  );
};
