import { type Typed, textOf } from './read-form.ts';

/** The field that holds the chosen time. */
export const SLOT_FIELD = 'slotId';

/** A time that was chosen; `start` is null where the form did not say it. */
export interface ChosenSlot {
  readonly id: string;
  readonly start: string | null;
}

/** No id has a point, so what follows the first one is the start. */
const SEPARATOR = '.';

/**
 * What a choice sends: the id with its start behind it, so that the time can be said again while the
 * agenda cannot be asked. The id alone decides what is booked.
 */
export const slotValue = ({ id, start }: Omit<ChosenSlot, 'start'> & { readonly start: string }): string =>
  `${id}${SEPARATOR}${start}`;

/** The choice of a form that was sent; null for none. */
export function chosenIn(typed: Typed): ChosenSlot | null {
  const value = textOf(typed, SLOT_FIELD)?.trim();
  if (value === undefined) return null;
  const at = value.indexOf(SEPARATOR);
  if (at < 0) return { id: value, start: null };
  const start = value.slice(at + SEPARATOR.length);
  return { id: value.slice(0, at), start: Number.isNaN(Date.parse(start)) ? null : start };
}
