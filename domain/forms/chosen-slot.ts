import { type Typed, textOf } from './read-form.ts';

/** Name of the field with the chosen time. */
export const SLOT_FIELD = 'slotId';

/** A chosen time; `start` is null when the form did not send it. */
export interface ChosenSlot {
  readonly id: string;
  readonly start: string | null;
}

/** Ids contain no dot, so the text after the first dot is the start. */
const SEPARATOR = '.';

/**
 * The value of a choice: id and start, so that the page can show the time even when the agenda is
 * unavailable. Only the id decides what is booked.
 */
export const slotValue = ({ id, start }: Omit<ChosenSlot, 'start'> & { readonly start: string }): string =>
  `${id}${SEPARATOR}${start}`;

/** The choice in a sent form; null for none. */
export function chosenIn(typed: Typed): ChosenSlot | null {
  const value = textOf(typed, SLOT_FIELD)?.trim();
  if (value === undefined) return null;
  const at = value.indexOf(SEPARATOR);
  if (at < 0) return { id: value, start: null };
  const start = value.slice(at + SEPARATOR.length);
  return { id: value.slice(0, at), start: Number.isNaN(Date.parse(start)) ? null : start };
}
