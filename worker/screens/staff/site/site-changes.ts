/** What the forms of a site's settings ask the content service for. */
import type { Typed } from '#domain/forms/read-form.ts';
import { textOf } from '#domain/forms/read-form.ts';
import { stepsOf, withValue } from '#domain/settings/paths.ts';
import type { SiteChange } from '#wire/own-site.ts';
import type { Site } from '#wire/site.ts';
import type { SitePart } from './site-table.ts';

const MAKES = /^[0-9a-f]{16}$/;
/** Longest part of an id that comes from a name. */
const MOST_NAME = 40;

/** "An Vermeire" → "an-vermeire". */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MOST_NAME);

/** Id of an entry that a form adds: the same form, sent twice, adds one. Null for none of our forms. */
export function newId(typed: Typed, name: string): string | null {
  const makes = textOf(typed, 'makes') ?? '';
  return MAKES.test(makes) ? [plain(name), makes.slice(0, 4)].filter((part) => part !== '').join('-') : null;
}

/** The members of a new entry as one change: the whole entry. */
export function asEntry(
  { entry }: Pick<SitePart, 'entry'>,
  changes: readonly SiteChange[],
  typed: Typed,
): SiteChange | null {
  const start = `${entry ?? ''}.`;
  const whole = changes
    .filter(({ path, value }) => path.startsWith(start) && value !== null)
    .reduce<unknown>(
      (made, { path, value }) => withValue(made, stepsOf(path.slice(start.length)), value, () => -1),
      {},
    ) as { readonly name?: unknown };
  const id = newId(typed, typeof whole.name === 'string' ? whole.name : '');
  if (id === null || entry === null) return null;
  return { path: entry.replace(/\[[^\]]*\]$/, `[${id}]`), value: whole, seen: null };
}

/**
 * Takes an office or a person off the site, with what names them: rules go to whoever takes over, or end; people of an
 * office stay.
 */
export function removal(
  { name, id, entry }: Pick<SitePart, 'name' | 'id' | 'entry'>,
  { settings: { team } }: Site,
  takesOver: string | undefined,
): readonly SiteChange[] {
  if (id === null || entry === null || team === null || team === undefined) return [];
  const kind = name === 'person' ? 'person' : 'office';
  const others = kind === 'person' ? team.people : team.offices;
  const to = others.find((one) => one.id === takesOver && one.id !== id)?.id;
  const isTheirs = (rule: (typeof team.rules)[number]): boolean => rule[kind] === id;
  const rules = team.rules.flatMap((rule) =>
    !isTheirs(rule) ? [rule] : to === undefined ? [] : [{ ...rule, [kind]: to }],
  );
  const staying = kind === 'office' ? team.people.filter(({ office }) => office === id) : [];
  return [
    ...(team.rules.some(isTheirs)
      ? [{ path: 'settings.team.rules', value: rules.length === 0 ? null : rules, seen: team.rules }]
      : []),
    ...staying.map((person) => ({
      path: `settings.team.people[${person.id}].office`,
      value: null,
      seen: id,
    })),
    { path: entry, value: null, seen: true },
  ];
}
