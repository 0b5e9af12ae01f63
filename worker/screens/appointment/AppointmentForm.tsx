import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import type { Translator } from '#locales/translator.ts';
import { Times, TimesHead } from '../../agenda/Times.tsx';
import type { TimesView } from '../../agenda/week.ts';
import { CheckField, TextArea, TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import { Unbroken } from '../../platform/page/parts/Unbroken.tsx';
import type { AppointmentFormView } from './appointment-view.ts';

interface Props {
  readonly view: AppointmentFormView;
  readonly t: Translator;
}

const Phone = ({ phone }: Pick<AppointmentFormView, 'phone'>) =>
  phone === null ? null : (
    <p>
      <a className="agenda-call" href={phone.href}>
        {phone.text}
      </a>
    </p>
  );

/** The visitor's details; a separate part, so that a script can show it after a time is chosen. */
const Details = ({
  state,
  privacyHref,
  t,
}: {
  readonly state: FormState;
  readonly privacyHref: string;
  readonly t: Translator;
}) => {
  const field = (name: 'firstname' | 'lastname' | 'email' | 'phone') => ({
    state,
    name,
    label: t(`forms.person.${name}`),
    t,
  });
  return (
    <div className="agenda-details" data-agenda="details">
      <fieldset className="form__part">
        <legend>{t('forms.person.legend')}</legend>
        <div className="form__pair">
          <TextField {...field('firstname')} autoComplete="given-name" />
          <TextField {...field('lastname')} autoComplete="family-name" />
        </div>
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('phone')} hint={t('agenda.phoneHint')} optional type="tel" autoComplete="tel" />
        <TextArea
          state={state}
          name="message"
          label={t('agenda.message')}
          hint={t('agenda.messageHint')}
          optional
          rows={3}
          t={t}
        />
        <CheckField state={state} name="consent" t={t}>
          {t('agenda.consent')} <a href={privacyHref}>{t('forms.privacyLink')}</a>.
        </CheckField>
      </fieldset>
      <div className="form__send">
        <p className="field__error" role="alert" data-agenda="unsent" hidden>
          {t('agenda.unsent')}
        </p>
        <button type="submit" className="button">
          {t('agenda.send')}
        </button>
      </div>
    </div>
  );
};

const Nothing = ({ times, phone }: { readonly times: TimesView } & Pick<AppointmentFormView, 'phone'>) =>
  times.nothing === null ? null : (
    <StatusMessage tone="info" title={times.nothing.title}>
      {times.nothing.text === null ? null : <p>{times.nothing.text}</p>}
      {times.nothing.link === null ? (
        <Phone phone={phone} />
      ) : (
        <p>
          <a className="agenda-all" href={times.nothing.link.href} rel="nofollow" data-step>
            {times.nothing.link.label}
          </a>
        </p>
      )}
    </StatusMessage>
  );

/** The agenda is out of reach, which differs from an empty agenda. */
const Unreached = ({ view: { href, phone }, t }: Props) => (
  <StatusMessage tone="warning" title={t('agenda.unreached')}>
    <p>{t('agenda.unreachedText')}</p>
    <Phone phone={phone} />
    <p>
      <a className="agenda-all" href={href} rel="nofollow" data-step>
        {t('agenda.retry')}
      </a>
    </p>
  </StatusMessage>
);

/**
 * Chooses a time and asks for the visitor's details: one form that works without script; the page of the
 * estate takes it over.
 */
export const AppointmentForm = ({ view, t }: Props) => {
  const { form, times, phone } = view;
  const head = times === null ? <Unreached view={view} t={t} /> : <TimesHead times={times} t={t} />;
  const nothing = times === null ? null : <Nothing times={times} phone={phone} />;
  return (
    <div className="agenda" data-enhance="agenda" data-region="booking">
      <p className="muted">
        <Unbroken>{times?.lead ?? t('agenda.leadPlain')}</Unbroken> {t('agenda.zone')}
      </p>
      {form === null ? (
        <div className="agenda-times" data-region="times">
          {head}
          {nothing}
        </div>
      ) : (
        <FormFrame state={form.state} t={t}>
          <div className="agenda-times" data-region="times">
            {head}
            {nothing}
            {times === null ? null : <Times times={times} state={form.state} t={t} />}
          </div>
          <Details {...form} t={t} />
        </FormFrame>
      )}
    </div>
  );
};
