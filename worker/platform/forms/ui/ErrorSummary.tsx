import { Icon } from '#client/ui/Icon.tsx';
import { Unbroken } from '../../page/parts/Unbroken.tsx';
import { type FormState, fieldId } from './form-state.ts';

/**
 * Why a form was not accepted: at the start of the form, focused, with links to the fields (look, "Forms").
 */
export const ErrorSummary = ({ state }: { readonly state: FormState }) =>
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
