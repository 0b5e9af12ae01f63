import { valueAt } from '#domain/fields/read.ts';
import { fold } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import type { Site } from '#wire/site.ts';
import {
  type Homes,
  type HomesRequest,
  WRITTEN_STATES,
  type WrittenHome,
  type WrittenKind,
  type WrittenState,
} from '#wire/written-homes.ts';
import { lastWeekOf } from '../../interest/figures/last-week.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { lacksIn, lacksOfStored, laid } from './laid-draft.ts';
import { type FoundHome, findHomes, homeKey, type ListedHome, PATHS, readListed } from './listed-homes.ts';
import { purposeIn, stateOf } from './stored-home.ts';
import { undoableOf } from './undoable.ts';
import { personAndSite, seesHome } from './who-writes.ts';

/** Homes in an answer. */
const PAGE = 50;

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
        ),
      )
    : {};

/** Where a home is, and what it is called, with its draft. */
function namesOf(
  { kind, record, draft, feed }: Pick<FoundHome, 'kind' | 'record' | 'draft' | 'feed'>,
  site: Site,
) {
  const after = laid({ below: record, draft, feed });
  const path = PATHS[kind];
  const word = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : localized(textsOf(value), site.defaultLocale);
  return {
    title: textsOf(valueAt(after, path.title)),
    street: `${word(valueAt(after, path.street))} ${word(valueAt(after, path.number))}`.trim(),
    city: word(valueAt(after, path.city)),
    cities: textsOf(valueAt(after, path.city)),
    reference: word(valueAt(after, path.reference)),
  };
}

/** Languages of the site in which a home has no text. */
function undescribedIn(kind: WrittenKind, record: object, site: Site): readonly Locale[] {
  const texts = textsOf(valueAt(record, PATHS[kind].text));
  return site.locales.filter((locale) => texts[locale] === undefined);
}

/** The words by which a home is found. */
function wordsOf(found: FoundHome, site: Site): string {
  const { title, street, city, cities, reference } = namesOf(found, site);
  return fold(
    [found.home, street, city, reference, ...Object.values(title), ...Object.values(cities)].join(' '),
  );
}

/** A home as lists show it. */
function shownOf(
  { kind, home, feed, withdrawnAt, layer }: FoundHome,
  { record, draft, pictures: stored }: ListedHome,
  site: Site,
): WrittenHome {
  const after = laid({ below: record, draft, feed });
  const path = PATHS[kind];
  const state = stateOf(kind, record, withdrawnAt);
  const { title, street, city } = namesOf({ kind, record, draft, feed }, site);
  const pictures: unknown = valueAt(after, path.pictures);
  const list: readonly unknown[] = Array.isArray(pictures) ? pictures : [];
  const isTyped = feed === null && draft.some(({ field }) => field === path.pictures);
  const [first] = list;
  const name = valueAt(first, 'file') ?? valueAt(first, 'original');
  const price = path.price === '' ? undefined : valueAt(after, path.price);
  return {
    kind,
    home,
    state,
    purpose: purposeIn(kind, record),
    pending: draft.length > 0,
    title: Object.keys(title).length === 0 ? null : title,
    street: street === '' ? null : street,
    city: city === '' ? null : city,
    price: typeof price === 'number' ? price : null,
    picture: typeof name === 'string' ? name : null,
    pictures: isTyped ? list.length : stored,
    untold: undescribedIn(kind, after, site).slice(),
    lacks: lacksIn(kind, state, after),
    feed,
    layer: layer.slice(),
  };
}

/** States in which a home is seen by visitors, or will be. */
const LOOKED_AT: readonly WrittenState[] = ['offer', 'option', 'draft'];
/** Homes that are read at once, so that an answer of the database stays small. */
const READ_AT_ONCE = 250;

/** Whether a home lacks a picture, a text or what the law asks. */
const isLacking = (home: WrittenHome): boolean =>
  home.pictures === 0 || home.untold.length > 0 || home.lacks.length > 0;

/** The same of a home without a draft, by what is kept of its record. */
const isFoundLacking = ({ kind, record, pictures }: FoundHome, state: WrittenState, site: Site): boolean =>
  record === null ||
  pictures === 0 ||
  undescribedIn(kind, record, site).length > 0 ||
  lacksOfStored(kind, state, record).length > 0;

/** Homes as lists show them, in their order; those of which only what they lack is asked have any of their pictures. */
async function readShown(
  db: D1Database,
  site: Site,
  rows: readonly FoundHome[],
  isShown: boolean,
): Promise<WrittenHome[]> {
  const shown: WrittenHome[] = [];
  for (let from = 0; from < rows.length; from += READ_AT_ONCE) {
    const piece = rows.slice(from, from + READ_AT_ONCE);
    const listed = await readListed(db, site.id, piece, isShown);
    for (const row of piece) {
      const one = listed.get(homeKey(row));
      if (one !== undefined) shown.push(shownOf(row, one, site));
    }
  }
  return shown;
}

/** How people call a home: its street and number, else its title, else its number; and where it is. */
export function homeName(row: FoundHome, site: Site): { readonly name: string; readonly city: string } {
  const { street, title, city } = namesOf(row, site);
  if (street !== '') return { name: street, city };
  return { name: Object.keys(title).length === 0 ? row.home : localized(title, site.defaultLocale), city };
}

/** The homes of an agency that a person may see: what each is, and what it lacks. Throws role_missing. */
export async function listHomes(
  siteId: string,
  { session, home, state, lacking, find = '', from = 0 }: HomesRequest,
  context: CallContext,
): Promise<Homes> {
  const { DB } = context.env;
  const { me, site } = await personAndSite(siteId, session, context);
  const [all, done] = await Promise.all([findHomes(DB, siteId), undoableOf(DB, siteId, context.now)]);
  const rows = all.filter((row) => seesHome(me, site, row.kind, row));
  const states = new Map(rows.map((row) => [row, stateOf(row.kind, row.record, row.withdrawnAt)]));
  const countOf = (one: WrittenState): number => rows.filter((row) => states.get(row) === one).length;
  const counts = Object.fromEntries(WRITTEN_STATES.map((one) => [one, countOf(one)]));
  const lookedAt = [...states].filter(([, standing]) => LOOKED_AT.includes(standing));
  const drafted = lookedAt.flatMap(([row]) => (row.isDrafted ? [row] : []));
  // What is typed beyond the words of a home is read where there is a draft; of all others enough was found.
  const typed = (await readShown(DB, site, drafted, false)).filter(isLacking);
  const others = lookedAt.flatMap(([row, standing]) =>
    !row.isDrafted && isFoundLacking(row, standing, site) ? [row] : [],
  );
  const lacks = new Set([...typed, ...others].map(homeKey));
  const sought = fold(find)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const found = rows.filter(
    (row) =>
      (home === undefined || row.home === home) &&
      (state === undefined || states.get(row) === state) &&
      (lacking === undefined || lacks.has(homeKey(row))) &&
      sought.every((word) => wordsOf(row, site).includes(word)),
  );
  const byKey = new Map(rows.map((row) => [homeKey(row), row]));
  const page = found.slice(from, from + PAGE);
  const [homes, last] = await Promise.all([
    readShown(DB, site, page, true),
    lastWeekOf(DB, siteId, site.settings.interest === 'off' ? [] : page),
  ]);
  return {
    me,
    counts: { ...(counts as Record<WrittenState, number>), lacking: lacks.size },
    undo: done.flatMap((one) => {
      const row = byKey.get(homeKey(one));
      if (row === undefined || !me.rights.includes('homes')) return [];
      return [{ ...one, name: homeName(row, site).name, hidden: row.layer.includes('hidden') }];
    }),
    found: found.length,
    week: last.week,
    homes: homes.map((one) => ({ ...one, interest: last.cells.get(homeKey(one)) ?? null })),
  };
}
