import type { Typed } from '#domain/forms/read-form.ts';
import { textOf } from '#domain/forms/read-form.ts';
import { mailboxOf } from '#domain/rules/email-address.ts';
import type { Desk } from '#wire/staff.ts';
import type { StaffTexts } from '../texts.ts';

interface FieldProps {
  readonly name: string;
  readonly type: 'date' | 'time' | 'number';
  readonly label: string;
  readonly typed: Typed;
  readonly required?: boolean;
}

/** A field that keeps its typed value. */
export const HourField = ({ name, type, label, typed, required = false }: FieldProps) => (
  <label className="field">
    <span className="field__label">{label}</span>
    <input
      className="input"
      type={type}
      name={name}
      required={required}
      min={type === 'number' ? 1 : undefined}
      defaultValue={textOf(typed, name)}
    />
  </label>
);

interface Props extends Pick<Desk, 'me' | 'agents'> {
  readonly action: string;
  readonly guard: string;
  readonly typed: Typed;
  readonly s: StaffTexts;
}

/** Form to close a day or some of its hours: for everybody, or for one agent. */
export const Closing = ({ action, guard, typed, me, agents, s }: Props) => (
  <form action={action} method="post" className="case-form hours-form">
    <input type="hidden" name="guard" value={guard} />
    <HourField name="day" type="date" label={s('day')} typed={typed} required />
    <div className="hours-span">
      <HourField name="from" type="time" label={s('from')} typed={typed} />
      <HourField name="until" type="time" label={s('until')} typed={typed} />
    </div>
    <label className="field">
      <span className="field__label">{s('who')}</span>
      <select className="input" name="agent" defaultValue={textOf(typed, 'agent')}>
        {me.sees === 'all' ? <option value="">{s('everybody')}</option> : null}
        {agents
          .filter(({ email }) => me.sees === 'all' || mailboxOf(email) === mailboxOf(me.email))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
    </label>
    <p className="muted">{s('wholeDay')}</p>
    <button type="submit" className="button">
      {s('close')}
    </button>
  </form>
);
