import type { ReactNode } from 'react';
import { RENTAL_FIELDS } from '#domain/forms/subscription.ts';
import { languageOf } from '#domain/languages.ts';
import type { ControlView, OptionsControl } from '#domain/views/search-form.ts';
import type { Translator } from '#locales/translator.ts';
import { CheckField, FieldError, TextField } from '../../platform/forms/ui/Field.tsx';
import { fieldId } from '../../platform/forms/ui/form-state.ts';
import { OptionList } from '../../search/parts/OptionList.tsx';
import { PlacePanel } from '../../search/parts/PlacePanel.tsx';
import { keyOf, SearchControl } from '../../search/parts/SearchControl.tsx';
import type { SubscribeView } from './subscribe-view.ts';

interface Props {
  readonly view: SubscribeView;
  readonly t: Translator;
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <fieldset className="form__group">
    <legend>{label}</legend>
    {children}
  </fieldset>
);

interface CriterionProps extends Pick<Props, 't'> {
  readonly state: SubscribeView['state'];
  /** Name of the panel that contains the control. */
  readonly label: string;
  readonly control: ControlView;
}

/** "Slaapkamers: minstens": this form has no panel title that would name a minimum. */
const legendOf = (label: string, { legend, single }: OptionsControl, { locale }: Translator): string => {
  if (legend === null) return label;
  return single ? `${label}${languageOf(locale).colon} ${legend.toLowerCase()}` : legend;
};

/** A control of the search form, as part of a form that may be shown again with errors. */
const Criterion = ({ state, label, control, t }: CriterionProps) => {
  switch (control.kind) {
    case 'options': {
      // No script shows an option of this form once its kind is chosen.
      const options = control.options.filter(({ when }) => when?.isMade !== false);
      return options.length === 0 ? null : (
        <Group label={legendOf(label, control, t)}>
          <OptionList {...control} options={options} />
        </Group>
      );
    }
    case 'place':
      return (
        <Group label={label}>
          <div id={fieldId('place')} tabIndex={-1} data-field="place">
            <PlacePanel control={control} t={t} />
          </div>
        </Group>
      );
    case 'range':
      return (
        <Group label={label}>
          <div className="form__pair">
            <TextField
              state={state}
              name={control.min.name}
              label={`${t('offer.minimum')} (€)`}
              optional="unmarked"
              inputMode="numeric"
              t={t}
            />
            <TextField
              state={state}
              name={control.max.name}
              label={`${t('offer.maximum')} (€)`}
              optional="unmarked"
              inputMode="numeric"
              t={t}
            />
          </div>
        </Group>
      );
    case 'words':
      return (
        <TextField
          state={state}
          name={control.name}
          label={label}
          hint={t('offer.wordsHint')}
          optional="unmarked"
          t={t}
        />
      );
    case 'days':
      return (
        <Group label={label}>
          <div className="form__pair">
            {(['from', 'to'] as const).map((name) => (
              <TextField
                key={name}
                state={state}
                name={name}
                label={t(name === 'from' ? 'stays.arrival' : 'stays.departure')}
                optional="unmarked"
                type="date"
                t={t}
              />
            ))}
          </div>
          <CheckField state={state} name={RENTAL_FIELDS.flexible} optional t={t}>
            {t('alerts.flexible')}
          </CheckField>
        </Group>
      );
    case 'day':
      return <SearchControl control={control} t={t} />;
    case 'select':
      return control.labelled ? (
        <SearchControl control={control} t={t} />
      ) : (
        <Group label={label}>
          <SearchControl control={control} t={t} />
        </Group>
      );
  }
};

/** The criteria, with the same controls as the search form, so that a search can fill them in. */
export const CriteriaFields = ({ view: { state, rental, criteria, carried }, t }: Props) => (
  <fieldset className="form__part" data-field="criteria">
    <legend id={fieldId('criteria')} tabIndex={-1}>
      {t('forms.subscribe.what')}
    </legend>
    <FieldError state={state} name="criteria" />
    {criteria.flatMap(({ label, controls }) =>
      controls.map((control) => (
        <Criterion key={keyOf(control)} state={state} label={label} control={control} t={t} />
      )),
    )}
    {carried.length === 0 ? null : (
      <Group label={t('forms.subscribe.carried')}>
        {carried.map(({ name, value, label }) => (
          <label key={`${name}=${value}`} className="check">
            <input type="checkbox" name={name} value={value} defaultChecked />
            <span>{label}</span>
          </label>
        ))}
      </Group>
    )}
    {rental ? (
      <input type="hidden" name={RENTAL_FIELDS.rental} value="1" />
    ) : (
      <CheckField state={state} name="everything" optional t={t}>
        {t('forms.subscribe.everything')}
      </CheckField>
    )}
  </fieldset>
);
