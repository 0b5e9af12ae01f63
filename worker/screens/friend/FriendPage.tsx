import type { Translator } from '../../../locales/translator.ts';
import { AboutEstate } from '../../form-subject/AboutEstate.tsx';
import { TextArea, TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { PrivacyNote } from '../../platform/forms/ui/PrivacyNote.tsx';
import type { FriendView } from './friend-view.ts';

/** An estate sent to somebody in the visitor's name; it stands beside the form. */
export const FriendPage = ({ view, t }: { readonly view: FriendView; readonly t: Translator }) => {
  const { state, card, privacyHref } = view;
  return (
    <div className="wrap" data-form-page="">
      <div className="page-head">
        <h1>{t('forms.friend.heading')}</h1>
        <p>{t('forms.friend.lead')}</p>
      </div>
      <div className="split form-split">
        <FormFrame state={state} t={t}>
          <fieldset className="form__part">
            <legend>{t('forms.friend.you')}</legend>
            <div className="form__pair">
              <TextField
                state={state}
                name="sender.name"
                label={t('forms.person.name')}
                autoComplete="name"
                t={t}
              />
              <TextField
                state={state}
                name="sender.email"
                label={t('forms.person.email')}
                type="email"
                autoComplete="email"
                t={t}
              />
            </div>
          </fieldset>
          <fieldset className="form__part">
            <legend>{t('forms.friend.them')}</legend>
            <div className="form__pair">
              <TextField
                state={state}
                name="recipient.name"
                label={t('forms.person.name')}
                optional
                autoComplete="off"
                t={t}
              />
              <TextField
                state={state}
                name="recipient.email"
                label={t('forms.person.email')}
                type="email"
                autoComplete="off"
                t={t}
              />
            </div>
            <TextArea
              state={state}
              name="message"
              label={t('forms.friend.message')}
              hint={t('forms.friend.messageHint')}
              optional
              rows={4}
              t={t}
            />
          </fieldset>
          <div className="form__send">
            <button type="submit" className="button">
              {t('forms.friend.send')}
            </button>
            <p className="muted small">{t('forms.friend.next')}</p>
            <PrivacyNote href={privacyHref} t={t} />
          </div>
        </FormFrame>
        <aside className="form-aside">
          {card === null ? null : <AboutEstate card={card} label={t('forms.friend.about')} />}
        </aside>
      </div>
    </div>
  );
};
