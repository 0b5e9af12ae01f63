import type { Translator } from '#locales/translator.ts';
import { SelectField, TextField } from '../../platform/forms/ui/Field.tsx';
import type { SubscribeView } from './subscribe-view.ts';

interface Props {
  readonly view: Pick<SubscribeView, 'state' | 'languages'>;
  readonly t: Translator;
}

/** The subscriber's name and the language of the alerts. */
export const SubscriberFields = ({ view: { state, languages }, t }: Props) => (
  <div className="form__pair">
    <TextField state={state} name="name" label={t('forms.person.name')} optional autoComplete="name" t={t} />
    <SelectField state={state} name="locale" label={t('forms.subscribe.locale')} options={languages} t={t} />
  </div>
);
