import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { isEmailAddress } from '#domain/rules/email-address.ts';
import { LAYER_FIELDS, type LayerField } from '#wire/home-layer.ts';
import type { ChangeLayer } from '#wire/written-homes.ts';
import { retainedParts, typedParts, valueIn } from './home-controls.ts';
import { LAYER_DAYS } from './home-lists.ts';
import type { Words } from './home-words.ts';
import type { Choosable, LayerView } from './layer-view.ts';
import { moved, moveIn } from './pictures/moves.ts';

/** A choice as it was typed; `set` is null for one that cannot be: it is shown again. */
interface TypedChoice {
  readonly field: LayerField;
  readonly set: ChangeLayer['set'] | null;
  readonly seen: unknown;
}

function contactIn(typed: Typed, people: readonly Choosable[]): ChangeLayer['set'] | null {
  const person = people.find(({ email }) => email === textOf(typed, 'person'));
  if (person !== undefined) {
    const { name, email, phone, picture } = person;
    return {
      contact: {
        name,
        email,
        ...(phone === null ? {} : { phone }),
        ...(picture === null ? {} : { picture }),
      },
    };
  }
  const [name = '', email = '', phone = ''] = (['name', 'email', 'phone'] as const).map((key) =>
    (textOf(typed, key) ?? '').trim(),
  );
  if (name === '' || !isEmailAddress(email)) return null;
  return { contact: { name, email, ...(phone === '' ? {} : { phone }) } };
}

/** The pictures with the moved one in its place. */
function orderIn(typed: Typed, pictures: LayerView['pictures']): ChangeLayer['set'] | null {
  const move = moveIn(typed);
  const order =
    move === null
      ? null
      : moved(
          pictures.map(({ name }) => name),
          move,
        );
  return order === null ? null : { pictures: order.slice() };
}

function daysIn(typed: Typed, words: Words, seen: unknown): ChangeLayer['set'] | null {
  const days = valueIn(LAYER_DAYS, typedParts(LAYER_DAYS, typed, []), words, seen) ?? [];
  const list = days as readonly { day: string; from: string; to: string; places?: unknown }[];
  const isWhole = list.every(
    ({ day, from, to, places }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(day) &&
      !Number.isNaN(Date.parse(day)) &&
      /^\d{2}:\d{2}$/.test(from) &&
      /^\d{2}:\d{2}$/.test(to) &&
      from < to &&
      (places === undefined || Number.isInteger(places)),
  );
  return isWhole ? { openHouses: list as never } : null;
}

/** The choice that a form of the page states; null for no such form. */
export function choiceIn(
  typed: Typed,
  { people, pictures }: Pick<LayerView, 'people' | 'pictures'>,
  words: Words,
): TypedChoice | null {
  const field = LAYER_FIELDS.find((one) => one === textOf(typed, 'layer'));
  if (field === undefined) return null;
  let seen: unknown;
  try {
    seen = JSON.parse(textOf(typed, 'seen') ?? 'null');
  } catch {
    // No JSON: not a form of ours.
    return null;
  }
  if (textOf(typed, 'back') !== undefined) return { field, set: { [field]: null }, seen };
  if (field === 'hidden')
    return { field, set: { hidden: textOf(typed, 'value') === '1' ? true : null }, seen };
  if (field === 'contact') return { field, set: contactIn(typed, people), seen };
  if (field === 'openHouses') return { field, set: daysIn(typed, words, seen), seen };
  return { field, set: orderIn(typed, pictures), seen };
}

/** Where a form that was not sent on is shown again. */
export function retainedLayer(typed: Typed) {
  const field = LAYER_FIELDS.find((one) => one === textOf(typed, 'layer'));
  return field === undefined ? {} : { open: `layer-${field}`, layer: { field, typed, conflict: null } };
}

/** What was typed, instead of what is stored. */
export function withTyped(
  view: LayerView,
  { field, typed }: { readonly field: LayerField; readonly typed: Typed },
): LayerView {
  if (field === 'contact') {
    const person = view.people.find(({ email }) => email === textOf(typed, 'person'));
    const said = (key: 'name' | 'email' | 'phone'): string => person?.[key] ?? textOf(typed, key) ?? '';
    return { ...view, contact: { name: said('name'), email: said('email'), phone: said('phone') } };
  }
  if (field === 'openHouses') return { ...view, days: retainedParts(LAYER_DAYS, typed, view.days) };
  // A press: it is made again on what is shown now.
  return view;
}
