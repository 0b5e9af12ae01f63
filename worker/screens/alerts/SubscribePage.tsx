import type { Translator } from '../../../locales/translator.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { PrivacyNote } from '../../platform/forms/ui/PrivacyNote.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import { SubscriberFields } from './SubscriberFields.tsx';
import type { SubscribeView } from './subscribe-view.ts';

/** Alerts by mail: what is sought, and where to write to (spec 1 §2, "Subscribe"). */
export const SubscribePage = ({ view, t }: { readonly view: SubscribeView; readonly t: Translator }) => {
  const { state, privacyHref } = view;
  return (
    <div className="wrap" data-form-page="">
      <div className="page-head">
        <h1>{t('forms.subscribe.heading')}</h1>
        <p>{t('forms.subscribe.lead')}</p>
      </div>
      <FormFrame state={state} t={t}>
        <CriteriaFields view={view} t={t} />
        <fieldset className="form__part">
          <legend>{t('forms.person.legend')}</legend>
          <TextField
            state={state}
            name="email"
            label={t('forms.person.email')}
            hint={t('forms.subscribe.emailHint')}
            type="email"
            autoComplete="email"
            t={t}
          />
          <SubscriberFields view={view} t={t} />
        </fieldset>
        <div className="form__send">
          <button type="submit" className="button">
            {t('forms.subscribe.send')}
          </button>
          <p className="muted small">{t('forms.subscribe.next')}</p>
          <PrivacyNote href={privacyHref} t={t} />
        </div>
      </FormFrame>
    </div>
  );
};
