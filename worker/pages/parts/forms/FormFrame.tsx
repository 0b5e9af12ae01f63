import type { ReactNode } from 'react';
import type { Translator } from '../../../../locales/translator.ts';
import { CONTROL_FIELDS } from '../../../forms/control-fields.ts';
import type { FormState } from '../../../view-models/forms/form-state.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

interface Props {
  readonly state: FormState;
  readonly t: Translator;
  readonly children: ReactNode;
}

/**
 * A form as a plain POST to its own address. Its messages are the server's, in the page's language, so
 * the browser's own checks are off.
 */
export const FormFrame = ({ state, t, children }: Props) => (
  <form className="form" action={state.action} method="post" noValidate>
    <ErrorSummary state={state} />
    <input type="hidden" name={CONTROL_FIELDS.key} value={state.key} />
    <input type="hidden" name={CONTROL_FIELDS.shown} value={state.shown} />
    <label className="form__trap" aria-hidden="true">
      {t('forms.trap')}
      <input type="text" name={CONTROL_FIELDS.trap} tabIndex={-1} autoComplete="off" />
    </label>
    {children}
  </form>
);
