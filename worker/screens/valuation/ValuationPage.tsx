import { ContactWay } from '../../../client/ui/contact/ContactWay.tsx';
import { Icon } from '../../../client/ui/Icon.tsx';
import type { Translator } from '../../../locales/translator.ts';
import { FormFrame } from '../../platform/forms/ui/FormFrame.tsx';
import { AddressStep, ChooseAddress } from './AddressStep.tsx';
import { ContactStep } from './ContactStep.tsx';
import { HomeStep } from './HomeStep.tsx';
import { STEPS, type Step } from './steps.ts';
import { choicesOf, type ToldView, type ValuationView } from './valuation-view.ts';

interface Props {
  readonly view: ValuationView;
  readonly t: Translator;
}

const CLASSES = { before: 'is-done', here: 'is-on', after: undefined } as const;

/** Progress through the steps. */
const Walk = ({ step, t }: { readonly step: Step; readonly t: Translator }) => (
  <ol className="walk" aria-label={t('valuation.steps.label')}>
    {STEPS.map((one, index) => {
      const here = STEPS.indexOf(step);
      const at = index < here ? 'before' : index === here ? 'here' : 'after';
      return (
        <li key={one} className={CLASSES[at]} aria-current={at === 'here' ? 'step' : undefined}>
          <span aria-hidden="true">{index + 1}. </span>
          {t(`valuation.steps.${one}`)}
          {at === 'before' ? <span className="hidden">{t('valuation.steps.done')}</span> : null}
        </li>
      );
    })}
  </ol>
);

/**
 * Answers of earlier steps. Their buttons send the form with all typed values to the step that they name;
 * they come after the form's main button, because Enter activates the first one.
 */
const Told = ({ told, t }: { readonly told: readonly ToldView[]; readonly t: Translator }) =>
  told.length === 0 ? null : (
    <section aria-labelledby="told">
      <h2 className="told__title" id="told">
        {t('valuation.told')}
      </h2>
      <dl className="told">
        {told.map(({ label, text, action, change }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
            <dd>
              <button type="submit" className="link" formAction={action} aria-label={change}>
                {t('valuation.change.short')}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

const StepFields = ({ view, t }: Props) => {
  if (view.addresses.length > 0) return <ChooseAddress view={view} t={t} />;
  switch (view.step) {
    case 'address':
      return <AddressStep view={view} kinds={choicesOf('kind', { t })} t={t} />;
    case 'home':
      return <HomeStep view={view} t={t} />;
    case 'contact':
      return <ContactStep view={view} t={t} />;
  }
};

/** Purpose of the data, beside the button that sends it. */
const Use = ({ view, t }: Props) => (
  <p className="muted small">
    {view.use} <a href={view.privacyHref}>{t('forms.privacyLink')}</a>.
  </p>
);

const Send = ({ view, t }: Props) => {
  const last = view.step === 'contact';
  const number = STEPS.indexOf(view.step) + 1;
  return (
    <div className="form__send">
      {last ? <Use view={view} t={t} /> : null}
      <div className="row">
        <button type="submit" className="button">
          {last ? t('valuation.send') : t('valuation.next')}
          <Icon name="arrow" />
        </button>
        {view.addresses.length > 0 ? (
          <button type="submit" className="button button--quiet" formAction={view.addressAction}>
            {t('valuation.choose.other')}
          </button>
        ) : (
          <span className="muted small">{t('valuation.of', { n: number })}</span>
        )}
      </div>
    </div>
  );
};

/** Valuation of a home: one of three steps, each of which works without script. */
export const ValuationPage = ({ view, t }: Props) => (
  <div className="wrap">
    <div className="valuation">
      <Walk step={view.step} t={t} />
      <h1>{view.heading}</h1>
      {view.lead === null ? null : <p className="lead">{view.lead}</p>}
      <FormFrame state={view.state} t={t}>
        {view.carried.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <StepFields view={view} t={t} />
        <Send view={view} t={t} />
        <Told told={view.told} t={t} />
      </FormFrame>
      {view.phone === null ? null : (
        <p className="muted valuation-call">
          {t('valuation.call')} <ContactWay icon="phone" {...view.phone} />
        </p>
      )}
    </div>
  </div>
);
