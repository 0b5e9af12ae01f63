import type { z } from 'zod';
import { lacksOfEstate } from '#domain/advertising/advertised.ts';
import { valueAt } from '#domain/fields/read.ts';
import { fold } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { localized } from '#domain/text.ts';
import { EstateSchema } from '#wire/estate.ts';
import type { Site } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { HomeRequestSchema, OpenedHome } from '#wire/written-homes.ts';
import {
  type Homes,
  type HomesRequest,
  WRITTEN_STATES,
  type WrittenHome,
  type WrittenKind,
  type WrittenState,
} from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { newId } from '../../platform/hash.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { layOver } from '../records/lay-over.ts';
import { rowOf } from './publish.ts';
import { shownDraft } from './save-draft.ts';
import { type DraftRow, feedSql, markOf, purposeIn, type StoredHome, stateOf } from './stored-home.ts';
import { personAndSite, seenHome, seesHome } from './who-writes.ts';
import { objectOf, readComing, UNDO_LASTS } from './write-home.ts';

/** Homes in an answer. */
const PAGE = 50;

/** The record with a draft laid over it; an empty one for a home without either. */
function laid(record: StoredHome['record'], draft: readonly Pick<DraftRow, 'field' | 'value'>[]): object {
  const values = Object.fromEntries(draft.map(({ field, value }) => [field, JSON.parse(value) as unknown]));
  return layOver(
    record ?? {},
    objectOf(values),
    Object.keys(values).map((field) => field.split('.')),
  ) as object;
}

/** What the law of its region asks of an estate on offer and it does not say, by the table of `check --homes`. */
function lacksIn(kind: WrittenKind, state: WrittenState, record: object) {
  const estate: unknown = valueAt(record, 'estate');
  if (kind !== 'estate' || state === 'withdrawn' || estate === undefined) return [];
  try {
    const read = readLoosely(EstateSchema, {
      ...(estate as object),
      general: { id: '0', ...(estate as { general?: object }).general },
    });
    return lacksOfEstate(read).map(({ duty, ifLongLease }) => ({ duty: duty.id, ifLongLease }));
  } catch {
    // A value typed into a draft that no estate can have: publishing names it.
    return [];
  }
}

const PATHS = {
  estate: {
    title: 'estate.general.title',
    street: 'estate.general.address.street',
    number: 'estate.general.address.number',
    city: 'estate.general.address.city.name',
    price: 'estate.general.price.value',
    pictures: 'estate.pictures',
    text: 'estate.general.description',
    reference: 'estate.general.reference',
  },
  rental: {
    title: 'rental.general.descriptionShort',
    street: 'rental.general.street',
    number: 'rental.general.number',
    city: 'rental.general.city.name',
    price: '',
    pictures: 'rental.photos',
    text: 'rental.general.description',
    reference: 'rental.id',
  },
} as const;

const textsOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
        ),
      )
    : {};

/** A home as lists show it, and the words by which it is found. */
function listed(
  { kind, home, feed, pending, record, withdrawnAt, draft }: Row,
  site: Site,
): { readonly shown: WrittenHome; readonly words: string } {
  const after = laid(record, draft);
  const path = PATHS[kind];
  const at = (field: string): unknown => (field === '' ? undefined : valueAt(after, field));
  const word = (value: unknown): string =>
    typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : localized(textsOf(value), site.defaultLocale);
  const state = stateOf(kind, record, withdrawnAt);
  const title = textsOf(at(path.title));
  const street = `${word(at(path.street))} ${word(at(path.number))}`.trim();
  const pictures = at(path.pictures);
  const [first] = Array.isArray(pictures) ? (pictures as unknown[]) : [];
  const price = at(path.price);
  const texts = textsOf(at(path.text));
  const name = valueAt(first, 'file') ?? valueAt(first, 'original');
  const city = word(at(path.city));
  return {
    words: fold(
      [
        home,
        street,
        city,
        word(at(path.reference)),
        ...Object.values(title),
        ...Object.values(textsOf(at(path.city))),
      ].join(' '),
    ),
    shown: {
      kind,
      home,
      state,
      purpose: purposeIn(kind, record),
      pending,
      title: Object.keys(title).length === 0 ? null : title,
      street: street === '' ? null : street,
      city: city === '' ? null : city,
      price: typeof price === 'number' ? price : null,
      picture: typeof name === 'string' ? name : null,
      pictures: Array.isArray(pictures) ? pictures.length : 0,
      untold: site.locales.filter((locale: Locale) => texts[locale] === undefined),
      lacks: lacksIn(kind, state, after),
      feed,
    },
  };
}

interface Row extends Pick<StoredHome, 'record' | 'withdrawnAt' | 'madeBy' | 'feed'> {
  readonly kind: WrittenKind;
  readonly home: string;
  readonly pending: boolean;
  readonly draft: readonly Pick<DraftRow, 'field' | 'value'>[];
}

interface FoundRow {
  readonly kind: WrittenKind;
  readonly home: string;
  readonly doc: string | null;
  readonly withdrawn_at: string | null;
  readonly feed: string | null;
  readonly made_by: string | null;
  /** JSON: the fields of its draft. */
  readonly draft: string;
}

/** Homes of a site, and those that are drafts only; texts are left out, which lists do not show. */
async function homesOf(db: D1Database, siteId: string): Promise<readonly Row[]> {
  const draft =
    "(SELECT json_group_array(json_object('field', field, 'value', value)) FROM home_drafts AS f " +
    'WHERE f.site_id = ?1 AND f.kind = h.kind AND f.home = h.home)';
  const { results } = await prepare(db, {
    sql:
      `SELECT h.kind, h.home, h.doc, h.withdrawn_at, ${feedSql('?1', 'h.kind', 'h.home')} AS feed, ` +
      `(SELECT who FROM made_homes AS d WHERE d.site_id = ?1 AND d.home = h.home) AS made_by, ${draft} AS draft FROM ` +
      "(SELECT kind, id AS home, doc, withdrawn_at FROM records WHERE site_id = ?1 AND kind IN ('estate', 'rental') " +
      'UNION ALL SELECT d.kind, d.home, NULL, NULL FROM made_homes AS d WHERE d.site_id = ?1 AND NOT EXISTS ' +
      '(SELECT 1 FROM records AS r WHERE r.site_id = ?1 AND r.kind = d.kind AND r.id = d.home) AND EXISTS ' +
      '(SELECT 1 FROM home_drafts AS f WHERE f.site_id = ?1 AND f.kind = d.kind AND f.home = d.home)) AS h ' +
      'ORDER BY h.home DESC',
    params: [siteId],
  }).all<FoundRow>();
  return results.map(({ doc, withdrawn_at, made_by, draft: fields, ...row }) => {
    const read = JSON.parse(fields) as Row['draft'];
    return {
      ...row,
      record: doc === null ? null : JSON.parse(doc),
      withdrawnAt: withdrawn_at,
      madeBy: made_by,
      draft: read,
      pending: read.length > 0,
    };
  });
}

interface ActionRow {
  readonly kind: WrittenKind;
  readonly home: string;
  readonly action: string;
  readonly by: string | null;
  readonly at: string;
}

/** The last action on each home, if it can still be taken back, the newest first. */
async function undoableOf(db: D1Database, siteId: string, now: Date) {
  const { results } = await prepare(db, {
    // The journal names the homes: a search through all versions would read ten documents of every home.
    sql:
      "WITH recent AS (SELECT DISTINCT substr(what, 1, instr(what || ' ', ' ') - 1) AS home FROM journal " +
      "WHERE at >= ?2 AND site_id = ?1 AND deed LIKE 'home.%') " +
      'SELECT v.kind, v.home, v.action, v.at, (SELECT p.name FROM staff AS p WHERE p.site_id = ?1 AND p.id = v.who) AS by ' +
      "FROM recent CROSS JOIN home_versions AS v ON v.site_id = ?1 AND v.kind = substr(recent.home, 1, instr(recent.home, '/') - 1) " +
      "AND v.home = substr(recent.home, instr(recent.home, '/') + 1) WHERE v.at >= ?2 AND v.action <> 'found' AND v.number = " +
      '(SELECT max(number) FROM home_versions AS w WHERE w.site_id = ?1 AND w.kind = v.kind AND w.home = v.home) ' +
      'ORDER BY v.at DESC',
    params: [siteId, new Date(now.getTime() - UNDO_LASTS).toISOString()],
  }).all<ActionRow>();
  return results.map((row) => ({
    ...row,
    until: new Date(Date.parse(row.at) + UNDO_LASTS).toISOString(),
  }));
}

/** Whether a home that visitors see, or will see, lacks a picture, a text or what the law asks. */
const isLacking = (home: WrittenHome): boolean =>
  ['offer', 'option', 'draft'].includes(home.state) &&
  (home.pictures === 0 || home.untold.length > 0 || home.lacks.length > 0);

/** The homes of an agency that a person may see: what each is, and what it lacks. Throws role_missing. */
export async function listHomes(
  siteId: string,
  { session, home, state, lacking, find = '', from = 0 }: HomesRequest,
  context: CallContext,
): Promise<Homes> {
  const { me, site } = await personAndSite(siteId, session, context);
  const { DB } = context.env;
  const [rows, done] = await Promise.all([homesOf(DB, siteId), undoableOf(DB, siteId, context.now)]);
  const all = rows.filter((row) => seesHome(me, site, row.kind, row)).map((row) => listed(row, site));
  const countOf = (one: WrittenState) => all.filter(({ shown }) => shown.state === one).length;
  const counts = Object.fromEntries(WRITTEN_STATES.map((one) => [one, countOf(one)]));
  const sought = fold(find)
    .split(/[\s,;]+/)
    .filter((word) => word !== '');
  const found = all.filter(
    ({ shown, words }) =>
      (home === undefined || shown.home === home) &&
      (state === undefined || shown.state === state) &&
      (lacking === undefined || isLacking(shown)) &&
      sought.every((word) => words.includes(word)),
  );
  return {
    me,
    counts: {
      ...(counts as Record<WrittenState, number>),
      lacking: all.filter(({ shown }) => isLacking(shown)).length,
    },
    undo: done.flatMap((one) => {
      const of = all.find(({ shown }) => shown.kind === one.kind && shown.home === one.home);
      return of === undefined || !me.rights.includes('homes')
        ? []
        : [{ ...one, name: nameOf(of.shown, site) }];
    }),
    found: found.length,
    homes: found.slice(from, from + PAGE).map(({ shown }) => shown),
  };
}

/** How people call a home: its street and number, else its title, else its number. */
const nameOf = ({ street, title, home }: WrittenHome, site: Site): string =>
  street ?? (title === null ? home : localized(title, site.defaultLocale));

/**
 * A home as it is stored, its draft, its versions, what the law asks of it, and why publishing would refuse it. Throws
 * role_missing, not_found.
 */
export async function openHome(
  siteId: string,
  { session, kind, home }: z.output<typeof HomeRequestSchema>,
  context: CallContext,
): Promise<OpenedHome> {
  const { env, now } = context;
  const { me, site } = await personAndSite(siteId, session, context);
  const of = { siteId, kind, home };
  const stored = await seenHome(of, me, site, env.DB);
  const { record, withdrawnAt, draft, versions, feed } = stored;
  const read =
    draft.length === 0 ? { refusals: [] } : await readComing(of, newId(), rowOf(kind, stored, now), context);
  const state = stateOf(kind, record, withdrawnAt);
  const [last] = versions;
  const until = last === undefined ? 0 : Date.parse(last.at) + UNDO_LASTS;
  return {
    me,
    kind,
    home,
    state,
    record,
    mark: markOf(draft),
    draft: shownDraft(stored),
    versions: versions.map(({ number, action, name, at, withdrawn_at }) => ({
      number,
      action,
      by: name,
      at,
      withdrawn: withdrawn_at !== null,
    })),
    lacks: lacksIn(kind, state, laid(record, draft)),
    faults: read.refusals.map(({ field, value, reason }) => ({ field, value, reason })),
    feed,
    undo:
      last === undefined || last.action === 'found' || now.getTime() > until
        ? null
        : { action: last.action, at: last.at, until: new Date(until).toISOString() },
  };
}
