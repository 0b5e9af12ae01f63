import type { ReactNode } from 'react';
import { ContactWay } from '#client/ui/contact/ContactWay.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { ajaxPath } from '#domain/routes.ts';
import type { Translator } from '#locales/translator.ts';
import { TextField } from '../../platform/forms/ui/Field.tsx';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import type { FormState } from '../../platform/forms/ui/form-state.ts';
import { countedTemplate } from '../../platform/page/text-templates.ts';
import { Choices } from './Choices.tsx';
import { ContactStep } from './ContactStep.tsx';
import { HomeStep } from './HomeStep.tsx';
import { STEPS, type Step, stepId } from './steps.ts';
import { choicesOf, type ValuationView } from './valuation-view.ts';

/** Data for suggestions in a free address field: like the place field's, with another call. */
const addressHooks = (t: Translator) => {
  const { one, other } = countedTemplate(t, 'place.listed');
  return {
    'data-enhance': 'place',
    'data-suggest': ajaxPath(t.locale, 'search-address'),
    'data-label': t('valuation.address.suggestions'),
    'data-none': t('valuation.address.none'),
    'data-one': one,
    'data-other': other,
  } as const;
};

interface AddressStepProps {
  readonly state: FormState;
  readonly t: Translator;
}

/** Kind and address of the home. A script suggests addresses; the typed text is used as it is. */
const AddressStep = ({ state, t }: AddressStepProps) => (
  <div className="form__part">
    <Choices
      state={state}
      name="kind"
      legend={t('valuation.kind')}
      choices={choicesOf('kind', { t })}
      optional={false}
      t={t}
    />
    <div {...addressHooks(t)}>
      <div className="place">
        <TextField
          state={state}
          name="address"
          label={t('valuation.address.label')}
          hint={t('valuation.address.hint')}
          autoComplete="address-line1"
          t={t}
        />
      </div>
      <div data-part="place-problem" hidden />
    </div>
  </div>
);

interface Props {
  readonly view: ValuationView;
  readonly t: Translator;
}

/** The way through the steps; the style sheet marks the one that is shown. */
const Walk = ({ t }: Pick<Props, 't'>) => (
  <nav aria-label={t('valuation.steps.label')}>
    <ol className="walk">
      {STEPS.map((step, index) => (
        <li key={step} className={`walk__${step}`}>
          <a href={`#${stepId(step)}`}>
            <span aria-hidden="true">{index + 1}. </span>
            {t(`valuation.steps.${step}`)}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

/** The link to the step after this one. It changes only the fragment: nothing is sent, and nothing is lost. */
const Next = ({ to, t }: { readonly to: Step } & Pick<Props, 't'>) => (
  <p className="row step__next">
    <a className="button" href={`#${stepId(to)}`}>
      {t('valuation.next')}
      <Icon name="arrow" />
    </a>
    <span className="muted small">{t('valuation.of', { n: STEPS.indexOf(to) })}</span>
  </p>
);

interface StepProps extends Pick<Props, 't'> {
  readonly step: Step;
  readonly children: ReactNode;
}

/** The first step has no heading of its own: it stands below the page's. */
const StepPart = ({ step, t, children }: StepProps) => (
  <section className="step" id={stepId(step)} aria-label={t(`valuation.steps.${step}`)} tabIndex={-1}>
    {step === 'address' ? null : (
      <div>
        <h2>{t(`valuation.${step}.heading`)}</h2>
        <p className="muted">{t(`valuation.${step}.lead`)}</p>
      </div>
    )}
    {children}
  </section>
);

/** Purpose of the data, beside the button that sends it. */
const Send = ({ view, t }: Props) => (
  <div className="form__send">
    <p className="muted small">
      {view.use} <a href={view.privacyHref}>{t('forms.privacyLink')}</a>.
    </p>
    <button type="submit" className="button">
      {t('valuation.send')}
      <Icon name="arrow" />
    </button>
  </div>
);

/**
 * Valuation of a home: one form on one page (docs/decisions/0107). With script the style sheet shows one step at a
 * time, the one in the address's fragment; without script, and once a form was refused, all of them.
 */
export const ValuationPage = ({ view, t }: Props) => (
  <div className="wrap">
    <div className="valuation">
      <Walk t={t} />
      <h1>{t('valuation.address.heading')}</h1>
      <p className="lead">{t('valuation.address.lead')}</p>
      <FormFrame state={view.state} t={t}>
        <StepPart step="address" t={t}>
          <AddressStep state={view.state} t={t} />
          <Next to="home" t={t} />
        </StepPart>
        <StepPart step="home" t={t}>
          <HomeStep state={view.state} t={t} />
          <Next to="contact" t={t} />
        </StepPart>
        <StepPart step="contact" t={t}>
          <ContactStep state={view.state} t={t} />
          <Send view={view} t={t} />
        </StepPart>
      </FormFrame>
      {view.phone === null ? null : (
        <p className="muted valuation-call">
          {t('valuation.call')} <ContactWay icon="phone" {...view.phone} />
        </p>
      )}
    </div>
  </div>
);
