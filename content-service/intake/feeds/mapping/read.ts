/** Reading of a vendor's JSON: own members only, and nothing where a value has another type. */

/** A member of an object; undefined where there is none, or the value is no object. */
export const member = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;

export type Members = Readonly<Record<string, unknown>>;

export const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** These members of an object, as far as it has them. */
export const only = (value: unknown, names: readonly string[]): Members =>
  Object.fromEntries(
    names.flatMap((name) => {
      const one = member(value, name);
      return one === undefined ? [] : [[name, one]];
    }),
  );

/** Members of a list; none where the value is no list. */
export const membersOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A number, also written as text: "123", "49.789". Never of "1.234,5", "12 m" or a blank. */
export function numberIn(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^-?\d{1,15}(?:\.\d{1,15})?$/.test(value.trim())) return null;
  return Number(value.trim());
}

/** An id of the vendor as text: digits; null for anything else. */
export function idIn(value: unknown): string | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return /^\d{1,15}$/.test(text) ? text : null;
}

/** The `id` of a coded member, `{id: 4}`. */
export const codeIn = (home: unknown, key: string): number | null => {
  const id = idIn(member(member(home, key), 'id'));
  return id === null ? null : Number(id);
};

/** A text that says something, without the spaces around it: "0" is how the vendor writes that nothing is filled in. */
export function textIn(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text === '0' ? null : text;
}

/** Whether the vendor says yes: `true`, 1 or "1". Any other value says nothing: an unticked box is no statement. */
export const saysYes = (value: unknown): boolean => value === true || value === 1 || value === '1';

/** The calendar day of a time without offset, "2014-05-29T00:00:00"; null for a day that does not exist. */
export function dayIn(value: unknown): string | null {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}/.exec(typeof value === 'string' ? value : '') ?? [];
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
