import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { CardBox } from '../../results/CardBox.tsx';
import { CriteriaFields } from './CriteriaFields.tsx';
import { RhythmField } from './RhythmField.tsx';
import { SubscriberFields } from './SubscriberFields.tsx';
import type { SubscribeView } from './subscribe-view.ts';

/** An existing subscription, to be edited. */
interface SubscriptionView extends SubscribeView {
  /** null while the content service is out of reach. */
  readonly email: string | null;
  /** Whether it has just been changed. */
  readonly saved: boolean;
  /** Page with all alerts of the address, which can pause and end this one. */
  readonly allHref: string;
}

/** The page that a link in a mail opens to edit a subscription (spec 1 §2, "Edit subscriptions"). */
export const SubscriptionPage = ({
  view,
  t,
}: {
  readonly view: SubscriptionView;
  readonly t: Translator;
}) => {
  const { state, email } = view;
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('forms.subscribe.editHeading')}</h1>
        {email === null ? null : <p>{t('forms.subscribe.editLead', { email })}</p>}
      </div>
      <div className="form-aside">
        {view.saved ? <StatusMessage tone="good" title={t('forms.subscribe.saved')} live /> : null}
        <FormFrame state={state} t={t}>
          <CriteriaFields view={view} t={t} />
          <RhythmField view={view} t={t} />
          <CardBox box={view.card} t={t} />
          <SubscriberFields view={view} t={t} />
          <div className="row">
            <button type="submit" className="button">
              {t('forms.subscribe.save')}
            </button>
            <a className="button button--quiet" href={view.allHref} rel="nofollow">
              {t('alerts.all')}
            </a>
          </div>
        </FormFrame>
      </div>
    </div>
  );
};
