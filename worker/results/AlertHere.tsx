import { Icon } from '#client/ui/Icon.tsx';
import { DEFAULT_RHYTHM, RHYTHMS } from '#domain/forms/rhythm.ts';
import { RENTAL_FIELDS } from '#domain/forms/subscription.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import type { CardBoxView } from '#domain/views/card-box.ts';
import type { TextKey, Translator } from '#locales/translator.ts';
import { TextField } from '../platform/forms/ui/Field.tsx';
import { FormFrame } from '../platform/forms/ui/FormFrame.tsx';
import { toFormState } from '../platform/forms/ui/form-state.ts';
import { PrivacyNote } from '../platform/forms/ui/PrivacyNote.tsx';
import { Unbroken } from '../platform/page/parts/Unbroken.tsx';
import { CardBox } from './CardBox.tsx';
import { FROM_LIST } from './from-list.ts';

interface Props {
  /** Address of the form for this search, whose query is the search. */
  readonly href: string;
  readonly textKey: TextKey;
  readonly card: CardBoxView | null | undefined;
  readonly t: Translator;
}

/**
 * The alert for a search without results, where its list would be: only the mail address is missing. The page is the
 * same for all visitors, so the form has no key: a script sets one, and without script the form's own page comes next,
 * filled in (decision 161). The list has a script of its own; the form's loads once it is touched.
 */
export const AlertHere = ({ href, textKey, card, t }: Props) => {
  const search = new URLSearchParams(href.split('?')[1]);
  const state = toFormState(
    {
      action: `${pathTo('subscribe', t.locale)}?${FROM_LIST}=1`,
      key: '',
      typed: {},
      order: ['email', 'rhythm'],
      now: 0,
      inPlace: { sendTo: ajaxPath(t.locale, 'notifications'), check: 'subscription' },
    },
    t,
  );
  return (
    <section className="empty__alert" aria-labelledby="alert-here" data-form-place="">
      <h2 id="alert-here">{t('forms.subscribe.heading')}</h2>
      <p className="muted">
        <Unbroken>{t(textKey)}</Unbroken>
      </p>
      <FormFrame state={state} t={t} when="touch">
        {[...search, ['locale', t.locale]].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <TextField
          state={state}
          name="email"
          label={t('forms.person.email')}
          type="email"
          autoComplete="email"
          t={t}
        />
        {search.has(RENTAL_FIELDS.rental) ? null : (
          <fieldset data-field="rhythm">
            <legend>{t('alerts.rhythm.legend')}</legend>
            <div className="option-pills">
              {RHYTHMS.map((rhythm) => (
                <label key={rhythm} className="pill">
                  <input
                    type="radio"
                    name="rhythm"
                    value={rhythm}
                    defaultChecked={rhythm === DEFAULT_RHYTHM}
                  />
                  <span>{t(`alerts.rhythm.${rhythm}`)}</span>
                </label>
              ))}
            </div>
          </fieldset>
        )}
        <CardBox box={card} t={t} />
        <button type="submit" className="button">
          <Icon name="mail" />
          {t('forms.subscribe.send')}
        </button>
        <p className="muted small">
          <Unbroken>{t('forms.subscribe.next')}</Unbroken>
        </p>
        <PrivacyNote href={pathTo('privacy', t.locale)} t={t} />
      </FormFrame>
    </section>
  );
};
