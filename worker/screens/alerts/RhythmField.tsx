import { RHYTHMS } from '#domain/forms/rhythm.ts';
import type { Translator } from '#locales/translator.ts';
import { FieldError } from '../../platform/forms/ui/Field.tsx';
import { fieldId, valueIn } from '../../platform/forms/ui/form-state.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { SubscribeView } from './subscribe-view.ts';

interface Props {
  readonly view: Pick<SubscribeView, 'state' | 'hasRhythm'>;
  readonly t: Translator;
}

/** When the alert writes: three radio buttons, each with what it means; nothing where an alert is always daily. */
export const RhythmField = ({ view: { state, hasRhythm }, t }: Props) =>
  hasRhythm ? (
    <fieldset className="form__group" data-field="rhythm">
      <legend id={fieldId('rhythm')} tabIndex={-1}>
        {t('alerts.rhythm.legend')}
      </legend>
      {RHYTHMS.map((rhythm) => (
        <label key={rhythm} className="check">
          <input
            type="radio"
            name="rhythm"
            value={rhythm}
            defaultChecked={valueIn(state, 'rhythm') === rhythm}
            aria-invalid={state.errors.some(({ name }) => name === 'rhythm') ? true : undefined}
          />
          <span>
            {t(`alerts.rhythm.${rhythm}`)}
            <small>
              <Unbroken>{t(`alerts.rhythmHint.${rhythm}`)}</Unbroken>
            </small>
          </span>
        </label>
      ))}
      <FieldError state={state} name="rhythm" />
    </fieldset>
  ) : null;
