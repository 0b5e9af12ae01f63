import type { Translator } from '#locales/translator.ts';
import { withSubject } from '#worker/form-subject/subject.ts';
import { CheckField, FieldError, TextArea, TextField } from '#worker/platform/forms/ui/Field.tsx';
import { FormFrame } from '#worker/platform/forms/ui/FormFrame.tsx';
import { errorOf, type FormState, fieldId } from '#worker/platform/forms/ui/form-state.ts';
import { BreakdownTable } from '#worker/rental/BreakdownTable.tsx';
import { RentalCard } from '#worker/rental/RentalCard.tsx';
import { Terms } from '#worker/rental/Terms.tsx';
import { ReserveSummary } from './ReserveSummary.tsx';
import type { AgreementView, ReserveView } from './stay-view.ts';

const NAME = 'agreementIds';

interface AgreementsProps {
  readonly agreements: readonly AgreementView[];
  readonly state: FormState;
  readonly t: Translator;
}

/** Agreements that the guest accepts: each has a checkbox and its text on the same page. */
const Agreements = ({ agreements, state, t }: AgreementsProps) => {
  const wrong = errorOf(state, NAME) !== null;
  return agreements.length === 0 ? null : (
    <fieldset className="form__part" id={fieldId(NAME)} tabIndex={-1}>
      <legend>{t('stays.form.agreements')}</legend>
      {agreements.map(({ id, title, paragraphs, required, accepted }) => (
        <div key={id} className="agreement">
          <label className="check">
            <input
              type="checkbox"
              name={NAME}
              value={id}
              defaultChecked={accepted}
              required={required}
              aria-invalid={wrong && required && !accepted ? true : undefined}
              aria-describedby={wrong && required && !accepted ? `${fieldId(NAME)}-error` : undefined}
            />
            <span>
              {t('stays.form.accept', { title })}
              {required ? null : <em className="field__optional"> ({t('forms.optional')})</em>}
            </span>
          </label>
          <details>
            <summary>
              {t('stays.form.read')}
              <span className="hidden">: {title}</span>
            </summary>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        </div>
      ))}
      <FieldError state={state} name={NAME} />
    </fieldset>
  );
};

interface Props {
  readonly view: ReserveView;
  readonly t: Translator;
}

const Who = ({ view: { state }, t }: Props) => {
  const field = (name: 'firstname' | 'lastname' | 'email' | 'phone' | 'message') => ({
    state,
    name,
    label: t(`forms.person.${name}`),
    t,
  });
  return (
    <fieldset className="form__part">
      <legend>{t('stays.form.who')}</legend>
      <div className="form__pair">
        <TextField {...field('firstname')} autoComplete="given-name" />
        <TextField {...field('lastname')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" />
      <TextField
        {...field('phone')}
        hint={t('stays.form.phoneHint')}
        optional
        type="tel"
        autoComplete="tel"
      />
      <TextArea {...field('message')} hint={t('stays.form.messageHint')} optional rows={4} />
    </fieldset>
  );
};

/** The form to request a stay; its price is shown before anything is sent. */
export const ReservePage = ({ view, t }: Props) => {
  const { stay, card, state } = view;
  const total = stay?.breakdown?.total ?? null;
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('stays.form.heading')}</h1>
        <p>{withSubject(card, t('stays.form.lead'))}</p>
      </div>
      <div className="split form-split">
        <FormFrame state={state} t={t}>
          <ReserveSummary view={view} t={t} />
          {view.total === null ? null : <input type="hidden" name="total" value={view.total} />}
          {view.payment === null ? null : (
            <section className="form__part">
              <h2 className="reserve__heading">{t('stays.pay.name')}</h2>
              <p>{view.payment}</p>
            </section>
          )}
          {view.terms.length === 0 ? null : (
            <section className="form__part">
              <h2 className="reserve__heading">{t('ownStay.terms.name')}</h2>
              <Terms terms={view.terms} t={t} />
            </section>
          )}
          <Who view={view} t={t} />
          <Agreements agreements={view.agreements} state={state} t={t} />
          <CheckField state={state} name="consent" t={t}>
            {t('stays.form.consent')} <a href={view.privacyHref}>{t('forms.privacyLink')}</a>.
          </CheckField>
          <div className="form__send">
            <button type="submit" className="button">
              {total === null ? t('stays.form.send') : t('stays.form.sendFor', { price: total })}
            </button>
            <p className="muted small">{t('stays.reserveHint')}</p>
          </div>
        </FormFrame>
        <aside className="form-aside">
          {card === null ? null : <RentalCard card={card} tile="asideWide" />}
          {stay?.breakdown ? (
            <div className="stay-aside">
              <BreakdownTable breakdown={stay.breakdown} t={t} />
            </div>
          ) : (
            <p className="muted">{stay === null ? t('stays.form.priceUnknown') : stay.status}</p>
          )}
        </aside>
      </div>
    </div>
  );
};
