/** What differs between two documents, field by field, as a dry run tells it. */

/** A field before and after; undefined where there is none. */
export interface Difference {
  /** `settings.team.offices[0].phone`. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Longest shown value, characters. */
const LONGEST = 60;

/** Fields that differ, in the order of the earlier document, then of the later one; null counts as no field. */
export function differences(before: unknown, after: unknown, path = ''): readonly Difference[] {
  if ((before ?? undefined) === (after ?? undefined)) return [];
  const [one, other] = [isNode(before) ? before : {}, isNode(after) ? after : {}];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  // A value that becomes a group, or a list a group, is told as one.
  const parts =
    (isNode(before) || before == null) &&
    (isNode(after) || after == null) &&
    (before == null || after == null || Array.isArray(before) === Array.isArray(after));
  if (!parts || keys.length === 0)
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const isList = Array.isArray(before ?? after);
  return keys.flatMap((key) =>
    differences(one[key], other[key], isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`),
  );
}

const shown = (value: unknown): string => {
  if (value == null) return '–';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** `general.price.value: 395000 → 385000`. */
export const differenceLine = ({ path, before, after }: Difference): string =>
  `${path}: ${shown(before)} → ${shown(after)}`;
