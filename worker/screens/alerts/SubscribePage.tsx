import type { Translator } from '#locales/translator.ts';
import { AboutEstate } from '../../form-subject/AboutEstate.tsx';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { PrivacyNote } from '../../platform/forms/ui/PrivacyNote.tsx';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import { CardBox } from '../../results/CardBox.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import { RhythmField } from './RhythmField.tsx';
import { SubscriberFields } from './SubscriberFields.tsx';
import { HOME_FIELD, type SubscribeView } from './subscribe-view.ts';

/**
 * What the alert is about. From a search it is a sentence, and the fields that could change it, with the
 * subscriber's name and language, stand behind a word: only the mail address is left to fill in.
 */
const What = ({ view, t }: { readonly view: SubscribeView; readonly t: Translator }) =>
  view.about === null ? (
    <CriteriaFields view={view} t={t} />
  ) : (
    <div className="form__part">
      <p>{view.about}</p>
      <details className="form__more" open={view.wrong}>
        <summary>{t('forms.subscribe.adjust')}</summary>
        <CriteriaFields view={view} t={t} />
        <SubscriberFields view={view} t={t} />
      </details>
    </div>
  );

/** Form to subscribe to alerts by mail: criteria and mail address (spec 1 §2, "Subscribe"). */
export const SubscribePage = ({ view, t }: { readonly view: SubscribeView; readonly t: Translator }) => {
  const { state, privacyHref, home } = view;
  const about = home === null ? view.about : null;
  const sought = about === null ? 'forms.subscribe.lead' : 'forms.subscribe.leadSearch';
  const lead = view.rental ? 'alerts.rental' : sought;
  return (
    <div className="wrap form-page" data-form-page="">
      <div className="page-head">
        <h1>{t(home === null ? 'forms.subscribe.heading' : 'alerts.home')}</h1>
        <p>
          <Unbroken>{t(home === null ? lead : 'alerts.homeText')}</Unbroken>
        </p>
      </div>
      <div className={home === null ? undefined : 'split form-split'}>
        <FormFrame state={state} t={t}>
          {home === null ? (
            <What view={view} t={t} />
          ) : (
            <input type="hidden" name={HOME_FIELD} value={home.id} />
          )}
          <fieldset className="form__part">
            <legend className={about === null ? undefined : 'hidden'}>{t('forms.person.legend')}</legend>
            <TextField
              state={state}
              name="email"
              label={t('forms.person.email')}
              hint={t('forms.subscribe.emailHint')}
              type="email"
              autoComplete="email"
              t={t}
            />
            <RhythmField view={view} t={t} />
            <CardBox box={view.card} t={t} />
            {about === null ? <SubscriberFields view={view} t={t} /> : null}
          </fieldset>
          <div className="form__send">
            <button type="submit" className="button">
              {t('forms.subscribe.send')}
            </button>
            <p className="muted small">
              <Unbroken>{t('forms.subscribe.next')}</Unbroken>
            </p>
            <PrivacyNote href={privacyHref} t={t} />
          </div>
        </FormFrame>
        {home?.card ? (
          <aside className="form-aside">
            <AboutEstate card={home.card} label={null} />
          </aside>
        ) : null}
      </div>
    </div>
  );
};
