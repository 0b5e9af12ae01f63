import { valueAt } from '#domain/fields/read.ts';
import { fold } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import type { Site } from '#wire/site.ts';
import { type Homes, type HomesRequest, WRITTEN_STATES, type WrittenHome } from '#wire/written-homes.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { lacksIn, laid } from './laid-draft.ts';
import { type FoundHome, findHomes, homeKey, type ListedHome, PATHS, readListed } from './listed-homes.ts';
import { stateOf } from './stored-home.ts';
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
function namesOf({ kind, ...home }: Pick<FoundHome, 'kind' | 'record' | 'draft' | 'feed'>, site: Site) {
  const after = laid(home);
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

/** The words by which a home is found. */
function wordsOf(found: FoundHome, site: Site): string {
  const { title, street, city, cities, reference } = namesOf(found, site);
  return fold(
    [found.home, street, city, reference, ...Object.values(title), ...Object.values(cities)].join(' '),
  );
}

/** A home as lists show it. */
function shownOf(
  { kind, home, feed, withdrawnAt }: FoundHome,
  { record, draft, pictures: stored }: ListedHome,
  site: Site,
): WrittenHome {
  const after = laid({ record, draft, feed });
  const path = PATHS[kind];
  const state = stateOf(kind, record, withdrawnAt);
  const { title, street, city } = namesOf({ kind, record, draft, feed }, site);
  const pictures: unknown = valueAt(after, path.pictures);
  const list: readonly unknown[] = Array.isArray(pictures) ? pictures : [];
  const isTyped = feed === null && draft.some(({ field }) => field === path.pictures);
  const [first] = list;
  const name = valueAt(first, 'file') ?? valueAt(first, 'original');
  const price = path.price === '' ? undefined : valueAt(after, path.price);
  const texts = textsOf(valueAt(after, path.text));
  return {
    kind,
    home,
    state,
    pending: draft.length > 0,
    title: Object.keys(title).length === 0 ? null : title,
    street: street === '' ? null : street,
    city: city === '' ? null : city,
    price: typeof price === 'number' ? price : null,
    picture: typeof name === 'string' ? name : null,
    pictures: isTyped ? list.length : stored,
    untold: site.locales.filter((locale: Locale) => texts[locale] === undefined),
    lacks: lacksIn(kind, state, after),
    feed,
  };
}

/** The homes of an agency that a person may see: what each is, and what it lacks. Throws role_missing. */
export async function listHomes(
  siteId: string,
  { session, state, find = '', from = 0 }: HomesRequest,
  context: CallContext,
): Promise<Homes> {
  const { DB } = context.env;
  const { me, site } = await personAndSite(siteId, session, context);
  const rows = (await findHomes(DB, siteId)).filter((row) => seesHome(me, site, row.kind, row));
  const states = rows.map((row) => stateOf(row.kind, row.record, row.withdrawnAt));
  const counts = Object.fromEntries(
    WRITTEN_STATES.map((one) => [one, states.filter((other) => other === one).length]),
  ) as Homes['counts'];
  const sought = fold(find)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const found = rows
    .filter((_, at) => state === undefined || states[at] === state)
    .filter((row) => sought.every((word) => wordsOf(row, site).includes(word)));
  const page = found.slice(from, from + PAGE);
  const listed = await readListed(DB, siteId, page);
  return {
    me,
    counts,
    found: found.length,
    homes: page.flatMap((row) => {
      const one = listed.get(homeKey(row));
      return one === undefined ? [] : [shownOf(row, one, site)];
    }),
  };
}
