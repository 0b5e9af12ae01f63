import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { STAFF_RIGHTS, type StaffMe, type StaffRight } from '#wire/staff.ts';
import { type ChangePeople, ChangePeopleRequestSchema, type StaffPeople } from '#wire/staff-people.ts';

export type Person = StaffPeople['staff'][number];
type Put = NonNullable<ChangePeople['put']>;

/** Fields of a form that have their own words when they are wrong. */
export const CHECKED = ['name', 'email'] as const;
export type Wrong = (typeof CHECKED)[number];

/** What a form asks for. */
export type Change =
  | { readonly kind: 'add' | 'change'; readonly put: Put }
  | { readonly kind: 'remove'; readonly id: string };

/** Reads a form; null for none of this page, or the fields that are wrong. */
export function changeOf(typed: Typed): Change | readonly Wrong[] | null {
  const kind = textOf(typed, 'do');
  if (kind === 'remove') {
    const { data } = ChangePeopleRequestSchema.shape.remove.safeParse(textOf(typed, 'id'));
    return data === undefined ? null : { kind, id: data };
  }
  if (kind !== 'add' && kind !== 'change') return null;
  const { success, data, error } = ChangePeopleRequestSchema.shape.put.safeParse({
    name: textOf(typed, 'name') ?? '',
    email: (textOf(typed, 'email') ?? '').trim(),
    sees: textOf(typed, 'sees'),
    rights: typed.rights ?? [],
    only: kind === 'add' ? 'new' : 'known',
  });
  if (success && data !== undefined) return { kind, put: data };
  const fields = error?.issues.map(({ path }) => path[0]) ?? [];
  const wrong = CHECKED.filter((one) => fields.includes(one));
  return wrong.length === 0 ? null : wrong;
}

/** Why a choice cannot be made here; its sentence is the text of this name. */
export type Lock = 'lackGive' | 'lackKeep' | 'last';

/** Whether nobody else may add people. */
export const isLast = (person: Person, staff: readonly Person[]): boolean =>
  person.rights.includes('people') &&
  staff.every(({ id, rights }) => id === person.id || !rights.includes('people'));

/** Why somebody may not change a right of a person, or of a new one; null where they may. */
export function lockOf(
  right: StaffRight,
  me: StaffMe,
  person: Person | null,
  staff: readonly Person[],
): Lock | null {
  if (right === 'people' && person !== null && isLast(person, staff)) return 'last';
  if (me.rights.includes(right)) return null;
  return person?.rights.includes(right) === true ? 'lackKeep' : 'lackGive';
}

/** Whether somebody may let a person see all: who sees only their own gives it to nobody. */
export const maySeeAll = (me: StaffMe, person: Person | null): boolean =>
  me.sees === 'all' || person?.sees === 'all';

/** What is asked back before it is done: to remove oneself, or to take from oneself what leads to this page. */
export function askedBack(change: Change, me: StaffMe, staff: readonly Person[]): 'self' | 'drop' | null {
  if (change.kind === 'remove') return change.id === me.id ? 'self' : null;
  if (change.kind === 'add' || change.put.rights.includes('people')) return null;
  const known = staff.find(({ id }) => id === me.id);
  return known?.email === change.put.email ? 'drop' : null;
}

/** The rights of a person in their order. */
export const rightsIn = ({ rights }: Pick<Person, 'rights'>): readonly StaffRight[] =>
  STAFF_RIGHTS.filter((right) => rights.includes(right));
