/** Rows that state only some fields, laid over the stored record (decision 102). */

/** A step into a record: a key, or an index of a list. */
type Step = string | number;
type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys by which pictures are named. */
const NAMES = ['file', 'original'];

/** The only key of an entry that is only named, such as `{"file": "501-front"}`; null for others. */
const nameKeyOf = (entry: unknown): string | null => {
  const [key, ...others] = isGroup(entry) ? Object.keys(entry) : [];
  return key !== undefined && others.length === 0 && NAMES.includes(key) ? key : null;
};

/** Pages sort pictures by their `index`: entries whose stored places contradict the order of the row get new ones. */
function inTheirOrder(entries: readonly unknown[]): readonly unknown[] {
  const places = entries.map((entry) => (isGroup(entry) ? entry.index : undefined));
  if (places.every((place) => typeof place !== 'number')) return entries;
  const inOrder = places.every(
    (place, at) => typeof place === 'number' && (at === 0 || place > Number(places[at - 1])),
  );
  return inOrder ? entries : entries.map((entry, index) => (isGroup(entry) ? { ...entry, index } : entry));
}

/** Entries that are only named keep what the stored entry of the same name has besides. */
function withStoredEntries(given: unknown, stored: unknown): unknown {
  if (!Array.isArray(given) || !Array.isArray(stored)) return given;
  return inTheirOrder(
    given.map((entry: unknown) => {
      const key = nameKeyOf(entry);
      if (key === null) return entry;
      const same = stored.find((other: unknown) => isGroup(other) && other[key] === (entry as Group)[key]);
      return same ?? entry;
    }),
  );
}

/** A field of a group laid over the stored group; undefined when nothing is left of it. */
function inGroup(stored: unknown, given: unknown, key: string, rest: readonly Step[]): Group | undefined {
  const { [key]: before, ...others } = isGroup(stored) ? stored : {};
  const after = laid(before, isGroup(given) ? given[key] : undefined, rest);
  const group = after === undefined ? others : { ...others, [key]: after };
  return Object.keys(group).length === 0 ? undefined : group;
}

/** An entry laid over that of a stored list; an entry without fields leaves a gap, so that others keep their index. */
function inList(stored: unknown, given: unknown, index: number, rest: readonly Step[]): unknown[] {
  const list: unknown[] = Array.isArray(stored) ? [...stored] : [];
  list[index] = laid(list[index], Array.isArray(given) ? given[index] : undefined, rest);
  return Array.from(list);
}

/** Cells are texts: an id that was sent as a number stays one, so that an unchanged home is the same. */
const leaf = (stored: unknown, given: unknown): unknown =>
  typeof stored === 'number' && given === String(stored) ? stored : withStoredEntries(given, stored);

function laid(stored: unknown, given: unknown, path: readonly Step[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return given === null ? undefined : leaf(stored, given);
  return typeof step === 'number' ? inList(stored, given, step, rest) : inGroup(stored, given, step, rest);
}

/** Without the gaps of lists, and without lists that have nothing else. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) {
    const members = value.map(closed).filter((member) => member !== undefined);
    return members.length === 0 && value.length > 0 ? undefined : members;
  }
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const whole = closed(member);
      return whole === undefined ? [] : [[key, whole]];
    }),
  );
}

/**
 * Lays the columns of a row over a stored record: each takes the row's value, and is removed where the row has none.
 * Every other field stays. A column of a whole list replaces the list; one of an entry (`rates[1].price`) changes that
 * entry, and entries that lose their last field leave the list.
 */
export const layOver = (stored: unknown, given: unknown, columns: readonly (readonly Step[])[]): unknown =>
  closed(columns.reduce((record, path) => laid(record, given, path), stored)) ?? {};
