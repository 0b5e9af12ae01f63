import { Icon } from '#client/ui/Icon.tsx';
import { StatusMessage } from '#client/ui/StatusMessage.tsx';
import { formatClock, formatDayName } from '#domain/format/moment.ts';
import { textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { Unbroken } from '#worker/platform/page/parts/Unbroken.tsx';
import { Press } from '../parts.tsx';
import { type FormProps, PersonForm } from './PersonForm.tsx';
import { isLast, type Person, rightsIn } from './people-form.ts';

/** A sentence above the list, after something was done or refused. */
export interface Above {
  readonly tone: 'good' | 'warning';
  readonly title: string;
  readonly text?: string | undefined;
}

interface Props extends FormProps {
  readonly locale: Locale;
  readonly above: Above | null;
}

/** What a person sees and may do, in words. */
function May({ person, s }: { readonly person: Person } & Pick<Props, 's'>) {
  const rights = rightsIn(person);
  return (
    <ul className="ppl-may">
      <li>{s(`people.sees.${person.sees}`)}</li>
      <li>{s('people.rights.none')}</li>
      {rights.map((right) => (
        <li key={right}>
          <Icon name="check" small />
          {s(`people.rights.${right}`)}
        </li>
      ))}
    </ul>
  );
}

/** Removes a person: what that does, and its button; of the last who may add people, why not. */
function Remove({ person, ...props }: Props & { readonly person: Person }) {
  const { action, guard, me, staff, s } = props;
  if (isLast(person, staff)) return null;
  return (
    <div className="ppl-remove">
      <p>
        <Unbroken>
          {person.id === me.id ? s('people.removeSelf') : s('people.removeText', { name: person.name })}
        </Unbroken>
      </p>
      <Press
        action={action}
        guard={guard}
        label={s('people.remove')}
        fields={{ do: 'remove', id: person.id }}
        line
      />
    </div>
  );
}

function Row({ person, ...props }: Props & { readonly person: Person }) {
  const { me, s, typed, wrong, locale } = props;
  const mine = typed !== undefined && textOf(typed, 'id') === person.id ? typed : undefined;
  const when = person.seenAt ?? '';
  return (
    <li data-key={person.id}>
      <h2>
        {person.name}
        {person.id === me.id ? <span className="muted">{` (${s('people.you')})`}</span> : null}
      </h2>
      <p className="muted">{person.email}</p>
      <May person={person} s={s} />
      <p className="muted">
        {person.devices === 0 || when === ''
          ? s('people.never')
          : s.count('people.devices', person.devices, {
              when: `${formatDayName(when, locale)}, ${formatClock(when, locale)}`,
            })}
      </p>
      <details open={mine !== undefined}>
        <summary aria-label={`${s('people.change')}: ${person.name}`}>
          {s('people.change')}
          <Icon name="chevron" small />
        </summary>
        <PersonForm {...props} person={person} typed={mine} wrong={mine === undefined ? [] : wrong} />
        <Remove {...props} person={person} />
      </details>
    </li>
  );
}

/** The people of an agency: what each sees and may do, and forms to add, change and remove them. */
export function PeoplePage(props: Props) {
  const { staff, s, typed, wrong, above } = props;
  const adds = typed !== undefined && textOf(typed, 'do') === 'add' ? typed : undefined;
  return (
    <>
      <div className="desk-hello">
        <h1>{s.count('people.title', staff.length)}</h1>
      </div>
      {above === null ? null : (
        <StatusMessage tone={above.tone} title={<Unbroken>{above.title}</Unbroken>} live>
          {above.text === undefined ? null : <p>{above.text}</p>}
        </StatusMessage>
      )}
      <details className="ppl-add" open={adds !== undefined}>
        <summary className="button">{s('people.add')}</summary>
        <PersonForm {...props} person={null} typed={adds} wrong={adds === undefined ? [] : wrong} />
      </details>
      <ul className="ppl-list">
        {staff.map((person) => (
          <Row key={person.id} {...props} person={person} />
        ))}
      </ul>
      <p className="muted">{s('people.operator')}</p>
    </>
  );
}
