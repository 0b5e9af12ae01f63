import type { ReactNode } from 'react';
import { Icon } from '#client/ui/Icon.tsx';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { STAFF_RIGHTS, type StaffMe } from '#wire/staff.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import type { StaffTexts } from '../texts.ts';
import { lockOf, maySeeAll, type Person, type Wrong } from './people-form.ts';

export interface FormProps {
  readonly action: string;
  readonly guard: string;
  readonly me: StaffMe;
  readonly staff: readonly Person[];
  readonly s: StaffTexts;
  /** Typed in this form before it was refused. */
  readonly typed?: Typed | undefined;
  readonly wrong?: readonly Wrong[] | undefined;
}

/** One choice: its name, and beneath it what it means. */
const Choice = ({
  type,
  name,
  value,
  checked,
  locked = false,
  children,
}: {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly locked?: boolean;
  readonly children: ReactNode;
}) => (
  <label className="check">
    <input type={type} name={name} value={value} defaultChecked={checked} disabled={locked} />
    <span>{children}</span>
    {/* A field that cannot be changed is not sent. */}
    {locked && checked ? <input type="hidden" name={name} value={value} /> : null}
  </label>
);

/** A field with what is wrong with it. */
function Line({
  name,
  label,
  id,
  value,
  s,
  wrong = [],
}: Pick<FormProps, 's' | 'wrong'> & {
  readonly name: Wrong;
  readonly label: string;
  readonly id: string;
  readonly value: string | undefined;
}) {
  const isWrong = wrong.includes(name);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        className="input"
        id={id}
        name={name}
        type={name === 'email' ? 'email' : 'text'}
        autoComplete="off"
        required
        maxLength={name === 'email' ? 254 : 80}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        defaultValue={value}
      />
      {isWrong ? (
        <span className="field__error" id={`${id}-wrong`}>
          <Icon name="warning" small />
          <span>
            <Unbroken>{s(`people.wrong.${name}`)}</Unbroken>
          </span>
        </span>
      ) : null}
    </div>
  );
}

/** Name, what a person sees, and what they may do: of a new one with their address. */
export function PersonForm({
  person,
  action,
  guard,
  me,
  staff,
  s,
  typed,
  wrong,
}: FormProps & { readonly person: Person | null }) {
  const id = person?.id ?? 'new';
  const seesAll = (typed === undefined ? (person?.sees ?? 'own') : textOf(typed, 'sees')) === 'all';
  const rights = typed === undefined ? (person?.rights ?? []) : (typed.rights ?? []);
  const said = (name: Wrong) => (typed === undefined ? undefined : textOf(typed, name));
  const mayAll = maySeeAll(me, person);
  return (
    <form action={action} method="post" className="case-form ppl-form">
      <input type="hidden" name="guard" value={guard} />
      <input type="hidden" name="do" value={person === null ? 'add' : 'change'} />
      <input type="hidden" name="id" value={id} />
      <Line
        name="name"
        label={s('people.name')}
        id={`name-${id}`}
        value={said('name') ?? person?.name}
        wrong={wrong}
        s={s}
      />
      {person === null ? (
        <Line
          name="email"
          label={s('people.email')}
          id={`email-${id}`}
          value={said('email')}
          wrong={wrong}
          s={s}
        />
      ) : (
        <div>
          <input type="hidden" name="email" value={person.email} />
          <p className="muted">
            <Unbroken>{s('people.emailFixed')}</Unbroken>
          </p>
        </div>
      )}
      <fieldset>
        <legend>{s('people.what')}</legend>
        <Choice type="radio" name="sees" value="own" checked={!seesAll}>
          {s('people.seesOwn')}
          <small>
            <Unbroken>{s('people.seesOwnText')}</Unbroken>
          </small>
        </Choice>
        <Choice type="radio" name="sees" value="all" checked={seesAll} locked={!mayAll}>
          {s('people.seesAll')}
          <small>{s(mayAll ? 'people.seesAllText' : 'people.lackGive')}</small>
        </Choice>
      </fieldset>
      <fieldset>
        <legend>{s('people.may')}</legend>
        {STAFF_RIGHTS.map((right) => {
          const lock = lockOf(right, me, person, staff);
          const has = lock === null ? rights.includes(right) : person?.rights.includes(right) === true;
          return (
            <Choice
              key={right}
              type="checkbox"
              name="rights"
              value={right}
              checked={has}
              locked={lock !== null}
            >
              {s(`people.rights.${right}`)}
              <small>{s(lock === null ? `people.rightsText.${right}` : `people.${lock}`)}</small>
            </Choice>
          );
        })}
      </fieldset>
      {person === null ? (
        <p className="muted">
          <Unbroken>{s('people.addText')}</Unbroken>
        </p>
      ) : null}
      <button type="submit" className="button">
        {s(person === null ? 'people.addPress' : 'people.save')}
      </button>
    </form>
  );
}
