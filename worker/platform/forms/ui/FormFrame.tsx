import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { Unbroken } from '../../page/parts/Unbroken.tsx';
import { CONTROL_FIELDS } from '../control-fields.ts';
import { type FormState, fieldId } from './form-state.ts';

/**
 * Why a form was not accepted: at the start of the form, focused, with links to the fields (look, "Forms").
 */
const ErrorSummary = ({ state }: { readonly state: FormState }) =>
  state.problem === null ? null : (
    // biome-ignore lint/a11y/noAutofocus: whoever cannot see the page must hear first what went wrong
    <div className="form-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>
        <Icon name="warning" />
        {state.problem.title}
      </h2>
      {state.problem.text === null ? null : (
        <p>
          <Unbroken>{state.problem.text}</Unbroken>
        </p>
      )}
      {state.errors.length === 0 ? null : (
        <ul>
          {state.errors.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                <Unbroken>{message}</Unbroken>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );

interface Props {
  readonly state: FormState;
  readonly t: Translator;
  /** When its script loads, if not as soon as the browser is idle. */
  readonly when?: 'touch';
  readonly children: ReactNode;
}

/**
 * Data for the script that checks a form and sends it in place, or else keeps what is typed and runs Turnstile
 * (client/forms).
 */
const hooks = ({ inPlace, turnstile }: FormState) =>
  inPlace === null
    ? { 'data-enhance': turnstile === null ? 'kept' : 'vouched' }
    : {
        'data-enhance': 'form',
        'data-send-to': inPlace.sendTo,
        'data-check': inPlace.check,
        'data-words': JSON.stringify(inPlace.words),
      };

/**
 * A form as a plain POST to its own address. Its messages are the server's, in the page's language, so
 * the browser's own checks are off. Turnstile's place stays empty until a script fills it.
 */
export const FormFrame = ({ state, t, when, children }: Props) => (
  <form className="form" action={state.action} method="post" noValidate data-when={when} {...hooks(state)}>
    <ErrorSummary state={state} />
    <input type="hidden" name={CONTROL_FIELDS.key} value={state.key} />
    <input type="hidden" name={CONTROL_FIELDS.shown} value={state.shown} />
    <input type="hidden" name={CONTROL_FIELDS.note} value={state.note ?? ''} />
    <label className="form__trap" aria-hidden="true">
      {t('forms.trap')}
      <input type="text" name={CONTROL_FIELDS.trap} tabIndex={-1} autoComplete="off" />
    </label>
    {children}
    {state.turnstile === null ? null : (
      <div data-turnstile={state.turnstile.siteKey} data-action={state.turnstile.action} />
    )}
  </form>
);
