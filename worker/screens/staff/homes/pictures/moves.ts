/** Where a picture is moved to, as a button or a drag of the page states it: before another one, or behind all. */
import { type Typed, textOf } from '#domain/forms/read-form.ts';

export interface Move {
  readonly name: string;
  /** Null for the last place. */
  readonly before: string | null;
}

/** The value of the field `move`. `client/staff/pictures/order.ts` writes it too. */
export const moveText = ({ name, before }: Move): string => JSON.stringify([name, before]);

/** The move that a form states; null for none. */
export function moveIn(typed: Typed): Move | null {
  let read: unknown;
  try {
    read = JSON.parse(textOf(typed, 'move') ?? 'null');
  } catch {
    // Not a form of ours.
    return null;
  }
  if (!Array.isArray(read)) return null;
  const [name, before]: readonly unknown[] = read;
  const isMove = typeof name === 'string' && (before === null || typeof before === 'string');
  return isMove ? { name, before } : null;
}

/** The names with one of them moved; null when it, or the one before which it goes, is there no more. */
export function moved(names: readonly string[], { name, before }: Move): readonly string[] | null {
  const others = names.filter((one) => one !== name);
  const at = before === null ? others.length : others.indexOf(before);
  return others.length === names.length || at < 0 ? null : others.toSpliced(at, 0, name);
}
