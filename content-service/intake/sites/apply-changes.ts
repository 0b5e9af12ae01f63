/** Members of a site's document, changed one by one as they were seen (decision 181); writes nothing. */
import { isAgencys, memberOf } from '#domain/settings/members.ts';
import { patternOf, placeById, stepsOf, valueAtPath, withValue } from '#domain/settings/paths.ts';
import type { SiteChange, SiteConflict } from '#wire/own-site.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import type { ChangedRow } from '../site-changes.ts';
import { canonical } from '../written/stored-home.ts';

interface Applied {
  readonly document: unknown;
  readonly rows: readonly ChangedRow[];
  readonly conflicts: readonly Pick<SiteConflict, 'path' | 'yours' | 'theirs'>[];
}

const isEntry = (path: string): boolean => path.endsWith(']');
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without members that say nothing: a stored entry has empty lists where a sent one has none. */
const plain = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          ([, one]) => one !== null && one !== undefined && !(Array.isArray(one) && one.length === 0),
        ),
      )
    : (value ?? null);
const same = (one: unknown, other: unknown): boolean => canonical(plain(one)) === canonical(plain(other));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is stored, with the entries that a person added to what they saw, and without those that they took out. */
function joined(stored: unknown, seen: unknown, value: unknown): unknown {
  const has = (list: unknown, one: unknown): boolean => listOf(list).some((other) => same(one, other));
  const left = listOf(stored).filter((one) => !has(seen, one) || has(value, one));
  const added = listOf(value).filter((one) => !has(seen, one) && !has(stored, one));
  const all = [...left, ...added];
  return all.length === 0 ? null : all;
}

const dayOf = (one: unknown): unknown => (isObject(one) ? one.day : undefined);

/**
 * Entries of a joined list by day, of which two people set one otherwise: what a person now has to see of the stored
 * ones, those of such days beside what they saw already. Null where every day is set by one of them.
 */
function unseenDays(stored: unknown, { seen, value }: SiteChange): readonly unknown[] | null {
  const has = (list: unknown, one: unknown): boolean => listOf(list).some((other) => same(one, other));
  const set = listOf(value).filter((one) => dayOf(one) !== undefined && !has(seen, one));
  const isUnseen = (one: unknown): boolean =>
    !has(seen, one) && set.some((other) => dayOf(other) === dayOf(one) && !same(one, other));
  return listOf(stored).some(isUnseen)
    ? listOf(stored).filter((one) => has(seen, one) || isUnseen(one))
    : null;
}

/** Whether an entry that a path is within, or the list of a whole entry, is there to be changed. */
function isThere(document: unknown, path: string): boolean {
  const within = path.lastIndexOf('].');
  return within < 0 || valueAtPath(document, path.slice(0, within + 1)) !== undefined;
}

/** Groups that the schema wants whole, as they begin. */
const BEGINS: Readonly<Record<string, unknown>> = { 'settings.team.offices[].hours': { week: {} } };

/** The document with the groups around a member that it lacks. */
function withGroups(document: unknown, path: string): unknown {
  const parts = path.split('.');
  for (let upTo = parts.length - 1; upTo > 0; upTo--) {
    const group = parts.slice(0, upTo).join('.');
    const begins = BEGINS[patternOf(group)];
    if (begins !== undefined && (valueAtPath(document, group) ?? null) === null)
      return withValue(document, stepsOf(group), begins, placeById);
  }
  return document;
}

/** List and id of an entry that a path names. */
const entryOf = (path: string): readonly [list: string, id: string] => {
  const [, list = '', id = ''] = /^(.*)\[([^\]]+)\]$/.exec(path) ?? [];
  return [list, id];
};

/** An entry has the id of its path. */
const wholeEntry = (path: string, value: unknown): unknown =>
  isEntry(path) && isObject(value) ? { ...value, id: entryOf(path)[1] } : value;

function placeIn(document: unknown, path: string): number {
  const [list, id] = entryOf(path);
  return placeById(listOf(valueAtPath(document, list)), id);
}

function placed(document: unknown, { path, value, place }: SiteChange): unknown {
  const isNew = isEntry(path) && valueAtPath(document, path) === undefined;
  if (!isNew) return withValue(withGroups(document, path), stepsOf(path), value ?? undefined, placeById);
  const [list] = entryOf(path);
  const entries = listOf(valueAtPath(document, list));
  return withValue(document, stepsOf(list), entries.toSpliced(place ?? entries.length, 0, value), placeById);
}

/** Throws `refused` for what an agency's people do not set. */
function requireAgencys(changes: readonly SiteChange[]): void {
  const refused = changes.filter(
    ({ path, value }) => !isAgencys(path) || (isEntry(path) && value !== null && !isObject(value)),
  );
  if (refused.length === 0) return;
  throw new ContentError(
    'refused',
    'The agency does not set this; see fields.',
    Object.fromEntries(
      refused.map(({ path }) => [path, `not set here: ${memberOf(path)?.why ?? 'no member'}`]),
    ),
  );
}

/**
 * Changes a document member by member. One that has another value by now than was seen, and not the new one either, is a
 * conflict and stays; lists whose entries count by themselves are joined, where no two are of one day. Throws `refused`
 * for a member that is not the agency's.
 */
export function applied(document: unknown, changes: readonly SiteChange[]): Applied {
  requireAgencys(changes);
  const rows: ChangedRow[] = [];
  const conflicts: Applied['conflicts'][number][] = [];
  let site = document;
  for (const change of changes) {
    const { path, seen } = change;
    const before = valueAtPath(site, path) ?? null;
    const joins = memberOf(path)?.joins === true;
    const value = wholeEntry(path, joins ? joined(before, seen, change.value) : (change.value ?? null));
    const isSeen = joins || (seen === true && isEntry(path) ? before !== null : same(before, seen));
    const unseen = joins ? unseenDays(before, change) : null;
    if (!isThere(site, path)) conflicts.push({ path, yours: value, theirs: null });
    else if (unseen !== null) conflicts.push({ path, yours: change.value, theirs: unseen });
    else if (same(before, value)) continue;
    else if (!isSeen) conflicts.push({ path, yours: value, theirs: before });
    else {
      const isTaken = isEntry(path) && value === null;
      rows.push({ path, before, after: value, ...(isTaken && { place: placeIn(site, path) }) });
      site = placed(site, { ...change, value });
    }
  }
  return { document: site, rows, conflicts };
}
