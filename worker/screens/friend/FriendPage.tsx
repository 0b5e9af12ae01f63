import type { Translator } from '#locales/translator.ts';
import { AboutEstate } from '../../form-subject/AboutEstate.tsx';
import { OwnWays } from '../../form-subject/OwnWays.tsx';
import { subjectName } from '../../form-subject/subject.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { PrivacyNote } from '../../platform/forms/ui/PrivacyNote.tsx';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { FriendView } from './friend-view.ts';

interface Props {
  readonly view: FriendView;
  readonly t: Translator;
}

/** First the visitor's own mail program and phone: what comes from a friend is read. */
const OwnWords = ({ view: { own }, t }: Props) =>
  own === null ? null : (
    <section className="form__part" aria-label={t('forms.friend.own')}>
      <p>
        <Unbroken>{t('forms.friend.ownText')}</Unbroken>
      </p>
      <OwnWays shared={own} t={t} />
    </section>
  );

/** Form to have the agency send an estate to somebody, or to send it oneself; the estate is shown beside it. */
export const FriendPage = ({ view, t }: Props) => {
  const { state, card, privacyHref } = view;
  return (
    <div className="wrap form-page" data-form-page="">
      <div className="page-head">
        <h1>{t('forms.friend.heading')}</h1>
        <p>
          <Unbroken>{card === null ? t('forms.friend.own') : subjectName(card)}</Unbroken>
        </p>
      </div>
      <div className="split form-split">
        <FormFrame state={state} t={t}>
          <OwnWords view={view} t={t} />
          <p>
            <b>{t('forms.friend.ours')}</b> <Unbroken>{t('forms.friend.lead')}</Unbroken>
          </p>
          <TextField
            state={state}
            name="recipient.email"
            label={t('forms.friend.to')}
            type="email"
            autoComplete="off"
            t={t}
          />
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
