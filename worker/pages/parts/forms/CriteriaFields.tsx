import type { ReactNode } from 'react';
import type { Translator } from '../../../../locales/translator.ts';
import type { SubscribeView } from '../../../forms/subscribe/subscribe-view.ts';
import { fieldId } from '../../../view-models/forms/form-state.ts';
import { OptionList } from '../OptionList.tsx';
import { PlacePanel } from '../PlacePanel.tsx';
import { CheckField, FieldError, TextField } from './Field.tsx';

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

/** What is sought, by the search's own parameters, so that a search fills them in. */
export const CriteriaFields = ({ view: { state, criteria, carried }, t }: Props) => (
  <fieldset className="form__part" data-field="criteria">
    <legend id={fieldId('criteria')} tabIndex={-1}>
      {t('forms.subscribe.what')}
    </legend>
    <FieldError state={state} name="criteria" />
    <Group label={t('offer.status')}>
      <OptionList name="status" options={criteria.status} look="pills" />
    </Group>
    {criteria.types.length === 0 ? null : (
      <Group label={t('offer.type')}>
        <OptionList name="type" options={criteria.types} look="pills" />
      </Group>
    )}
    {criteria.subTypes.length === 0 ? null : (
      <Group label={t('offer.subType')}>
        <OptionList name="subType" options={criteria.subTypes} look="list" />
      </Group>
    )}
    <Group label={t('offer.where')}>
      <div id={fieldId('place')} tabIndex={-1} data-field="place">
        <PlacePanel form={criteria} t={t} />
      </div>
    </Group>
    {criteria.countries.length === 0 ? null : (
      <Group label={t('offer.country')}>
        <OptionList name="country" options={criteria.countries} look="list" />
      </Group>
    )}
    <Group label={t('offer.budget')}>
      <div className="form__pair">
        <TextField
          state={state}
          name="price-min"
          label={`${t('offer.minimum')} (€)`}
          optional="unmarked"
          inputMode="numeric"
          t={t}
        />
        <TextField
          state={state}
          name="price-max"
          label={`${t('offer.maximum')} (€)`}
          optional="unmarked"
          inputMode="numeric"
          t={t}
        />
      </div>
    </Group>
    <Group label={t('offer.bedrooms')}>
      <OptionList name="bedrooms" options={criteria.bedrooms} look="pills" />
    </Group>
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
    <CheckField state={state} name="everything" optional t={t}>
      {t('forms.subscribe.everything')}
    </CheckField>
  </fieldset>
);
