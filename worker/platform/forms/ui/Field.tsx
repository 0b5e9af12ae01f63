import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import type { Translator } from '#locales/translator.ts';
import { Unbroken } from '../../page/parts/Unbroken.tsx';
import { errorOf, type FormState, fieldId, valueIn } from './form-state.ts';

/** Field properties: its form's state and its label. */
interface FieldProps {
  readonly state: FormState;
  readonly name: string;
  readonly label: string;
  readonly t: Translator;
  readonly hint?: string | undefined;
  /** Shown beside the label unless no nearby field is required; required fields are not marked. */
  readonly optional?: boolean | 'unmarked';
}

/** Error of a field, beneath it. */
export const FieldError = ({ state, name }: Pick<FieldProps, 'state' | 'name'>) => {
  const message = errorOf(state, name);
  return message === null ? null : (
    <p className="field__error" id={`${fieldId(name)}-error`}>
      <Icon name="warning" small />
      <span>
        <Unbroken>{message}</Unbroken>
      </span>
    </p>
  );
};

/** Ids and states that connect a control with its label, hint and error. */
function controlProps({ state, name, hint, optional = false }: FieldProps) {
  const id = fieldId(name);
  const wrong = errorOf(state, name) !== null;
  const described = [hint === undefined ? null : `${id}-hint`, wrong ? `${id}-error` : null];
  return {
    id,
    name,
    required: optional === false,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': described.filter((part) => part !== null).join(' ') || undefined,
  } as const;
}

/** Label above, hint between, error beneath (look, "Forms"). */
const FieldShell = ({ children, ...props }: FieldProps & { readonly children: ReactNode }) => {
  const { name, label, hint, optional = false, t, state } = props;
  return (
    <div className="field" data-field={name}>
      <label className="field__label" htmlFor={fieldId(name)}>
        <Unbroken>{label}</Unbroken>
        {optional === true ? <em className="field__optional"> ({t('forms.optional')})</em> : null}
      </label>
      {hint === undefined ? null : (
        <p className="field__hint" id={`${fieldId(name)}-hint`}>
          <Unbroken>{hint}</Unbroken>
        </p>
      )}
      {children}
      <FieldError state={state} name={name} />
    </div>
  );
};

type InputKind = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode'>;

/** One line of text. */
export const TextField = ({ type = 'text', autoComplete, inputMode, ...props }: FieldProps & InputKind) => (
  <FieldShell {...props}>
    <input
      className="input"
      type={type}
      autoComplete={autoComplete}
      inputMode={inputMode}
      defaultValue={valueIn(props.state, props.name)}
      {...controlProps(props)}
    />
  </FieldShell>
);

/** Several lines of text. */
export const TextArea = ({ rows = 6, ...props }: FieldProps & { readonly rows?: number }) => (
  <FieldShell {...props}>
    <textarea
      className="input textarea"
      rows={rows}
      defaultValue={valueIn(props.state, props.name)}
      {...controlProps(props)}
    />
  </FieldShell>
);

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A choice of one option. */
export const SelectField = ({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) => (
  <FieldShell {...props}>
    <select className="input" defaultValue={valueIn(props.state, props.name)} {...controlProps(props)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </FieldShell>
);

/** A checkbox with its text. */
export const CheckField = ({
  children,
  ...props
}: Omit<FieldProps, 'label' | 'hint'> & { readonly children: ReactNode }) => (
  <div className="field" data-field={props.name}>
    <label className="check">
      <input
        type="checkbox"
        value="1"
        defaultChecked={valueIn(props.state, props.name) !== ''}
        {...controlProps({ ...props, label: '' })}
      />
      <span>{children}</span>
    </label>
    <FieldError state={props.state} name={props.name} />
  </div>
);
