/** The rows of sellers' pages: who may open one, and the statements that change one (docs/decisions/0176). */
import type { Locale } from '#domain/locale.ts';
import { isDay } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { SellerRhythm } from '#wire/seller.ts';
import type { WrittenKind } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Param, Statement } from '../../platform/db/statement.ts';
import { addressKey } from '../../platform/hash.ts';
import { tokenFor, tokenHash } from '../../platform/tokens.ts';

const DAY = 86_400_000;
/** Days for which an address opens after it was made, and after its home was withdrawn. */
const OPENS_DAYS = { made: 365, withdrawn: 90 } as const;
/** For how long the end of an address can be taken back, in milliseconds. */
export const UNDO_MS = 10 * 60_000;

/** A seller's page as stored. */
export interface SellerWindow {
  readonly id: string;
  readonly kind: WrittenKind;
  /** Id of its record. */
  readonly home: string;
  readonly seed: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly made_at: string;
  readonly made_by: string;
  readonly ended_at: string | null;
  readonly email: string | null;
  readonly rhythm: SellerRhythm;
  readonly sentence: string | null;
  readonly sentence_by: string | null;
  readonly sentence_until: string | null;
  /** JSON: a text by the instant at which a viewing began. */
  readonly words: string;
  /** Instant at which its home was withdrawn; null while it is not. */
  readonly withdrawn_at: string | null;
}

/** SQL for when the home of a row `w` was withdrawn; null while it is not. */
const WITHDRAWN =
  "CASE w.kind WHEN 'rental' THEN (SELECT u.withdrawn_at FROM rental_units AS u WHERE u.site_id = w.site_id AND u.id = w.home) " +
  'ELSE (SELECT max(e.withdrawn_at) FROM estates AS e WHERE e.rowid IN (SELECT rowid FROM estates WHERE site_id = w.site_id ' +
  'AND id = w.home UNION SELECT rowid FROM estates WHERE site_id = w.site_id AND guid = w.home)) END';

const COLUMNS =
  'w.id, w.kind, w.home, w.seed, w.locale, w.origin, w.made_at, w.made_by, w.ended_at, w.email, w.rhythm, w.sentence, ' +
  `w.sentence_by, w.sentence_until, w.words, ${WITHDRAWN} AS withdrawn_at`;

/** SQL for whether a row's page opens; `made` and `withdrawn` are SQL for the instants before which it does not. */
const opens = (made: string, withdrawn: string): string =>
  `w.ended_at IS NULL AND w.made_at > ${made} AND ifnull(${WITHDRAWN}, '9') > ${withdrawn}`;

const before = (now: Date, days: number): string => new Date(now.getTime() - days * DAY).toISOString();
const limits = (now: Date): readonly [string, string] => [
  before(now, OPENS_DAYS.made),
  before(now, OPENS_DAYS.withdrawn),
];

/** The page of a token, if it opens now; null alike for an unknown, ended or expired one, and for another agency's. */
export const findByToken = (
  db: D1Database,
  siteId: string,
  token: string,
  now: Date,
): Promise<SellerWindow | null> =>
  prepare(db, {
    sql:
      `SELECT ${COLUMNS} FROM seller_links AS l JOIN seller_windows AS w ON w.site_id = l.site_id AND w.id = l.window_id ` +
      `WHERE l.site_id = ? AND l.hash = ? AND ${opens('?', '?')}`,
    params: [siteId, tokenHash(token), ...limits(now)],
  }).first<SellerWindow>();

/** A page by its id, if it opens now. */
export const findById = (
  db: D1Database,
  siteId: string,
  id: string,
  now: Date,
): Promise<SellerWindow | null> =>
  prepare(db, {
    sql: `SELECT ${COLUMNS} FROM seller_windows AS w WHERE w.site_id = ? AND w.id = ? AND ${opens('?', '?')}`,
    params: [siteId, id, ...limits(now)],
  }).first<SellerWindow>();

/** A home of a site. */
export interface WindowOf {
  readonly siteId: string;
  readonly kind: WrittenKind;
  readonly home: string;
}

/** The last page of a home, ended or not; null when there never was one. */
export const findOfHome = (db: D1Database, { siteId, kind, home }: WindowOf): Promise<SellerWindow | null> =>
  prepare(db, {
    sql:
      `SELECT ${COLUMNS} FROM seller_windows AS w WHERE w.site_id = ? AND w.kind = ? AND w.home = ? ` +
      'ORDER BY w.ended_at IS NULL DESC, w.ended_at DESC LIMIT 1',
    params: [siteId, kind, home],
  }).first<SellerWindow>();

/** Whether a home was withdrawn so long ago that no address of its seller opens: also none that would be made now. */
export const isLongGone = async (db: D1Database, of: WindowOf, now: Date): Promise<boolean> =>
  (await prepare(db, {
    sql: `SELECT 1 FROM (SELECT ? AS site_id, ? AS kind, ? AS home) AS w WHERE ${WITHDRAWN} <= ?`,
    params: [of.siteId, of.kind, of.home, limits(now)[1]],
  }).first()) !== null;

/** The instant from which a stored page, as it was read, does not open any more, unless it is ended before. */
const closesAt = ({ made_at, withdrawn_at }: SellerWindow): number =>
  Math.min(
    Date.parse(made_at) + OPENS_DAYS.made * DAY,
    withdrawn_at === null ? Number.POSITIVE_INFINITY : Date.parse(withdrawn_at) + OPENS_DAYS.withdrawn * DAY,
  );

/** Whether a stored page, as it was read, opens: the same as its address finds. */
export const isOpen = (window: SellerWindow, now: Date): boolean =>
  window.ended_at === null && now.getTime() < closesAt(window);

interface NewWindow extends WindowOf {
  readonly id: string;
  readonly seed: string;
  readonly locale: Locale;
  readonly origin: string;
  readonly email: string | null;
  readonly rhythm: SellerRhythm;
  readonly by: string;
  /** Monday of this week. */
  readonly monday: string;
}

/**
 * Makes a page, unless its home has one, or was withdrawn so long ago that it would not open: then nothing is written. One that
 * is too old to open is ended first, so that another can be made.
 */
export const makeStatements = (one: NewWindow, now: Date): Statement[] => [
  {
    sql:
      'UPDATE seller_windows SET ended_at = ? WHERE site_id = ? AND kind = ? AND home = ? AND ended_at IS NULL ' +
      'AND made_at <= ?',
    params: [now.toISOString(), one.siteId, one.kind, one.home, before(now, OPENS_DAYS.made)],
  },
  {
    sql:
      'INSERT INTO seller_windows (site_id, kind, home, id, seed, locale, origin, made_by, made_at, email, email_key, rhythm, mailed_on) ' +
      'SELECT w.site_id, w.kind, w.home, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM (SELECT ? AS site_id, ? AS kind, ? AS home) AS w ' +
      `WHERE ifnull(${WITHDRAWN}, '9') > ? ON CONFLICT (site_id, kind, home) WHERE ended_at IS NULL DO NOTHING`,
    params: [
      one.id,
      one.seed,
      one.locale,
      one.origin,
      one.by,
      now.toISOString(),
      one.email,
      one.email === null ? null : addressKey(one.email),
      one.email === null ? 'none' : one.rhythm,
      one.monday,
      one.siteId,
      one.kind,
      one.home,
      limits(now)[1],
    ],
  },
];

/** Stores the hash of an address of a page, if the page is stored. */
export const linkStatement = (siteId: string, id: string, hash: string): Statement => ({
  sql:
    'INSERT INTO seller_links (site_id, hash, window_id) SELECT site_id, ?, id FROM seller_windows ' +
    'WHERE site_id = ? AND id = ? ON CONFLICT DO NOTHING',
  params: [hash, siteId, id],
});

/** The secret of a page's address, which only whoever has the deployment's secret can derive. */
export const sellerToken = (siteId: string, seed: string, secret: string | undefined): string =>
  tokenFor({ siteId, purpose: 'seller', seed }, secret);

const OPEN_OF_HOME = 'site_id = ? AND kind = ? AND home = ? AND ended_at IS NULL';
const ofHome = ({ siteId, kind, home }: WindowOf): Param[] => [siteId, kind, home];

/** Closes the address of a home's page at once; the mail stops with it. */
export const endStatement = (of: WindowOf, now: Date): Statement => ({
  sql: `UPDATE seller_windows SET ended_at = ? WHERE ${OPEN_OF_HOME}`,
  params: [now.toISOString(), ...ofHome(of)],
});

/** Opens the address again that was ended last, within ten minutes, unless the home has another one by now. */
export const reopenStatement = (of: WindowOf, now: Date): Statement => ({
  sql:
    'UPDATE seller_windows SET ended_at = NULL WHERE rowid = (SELECT rowid FROM seller_windows WHERE site_id = ?1 AND kind = ?2 ' +
    'AND home = ?3 AND ended_at > ?4 ORDER BY ended_at DESC LIMIT 1) ' +
    'AND NOT EXISTS (SELECT 1 FROM seller_windows WHERE site_id = ?1 AND kind = ?2 AND home = ?3 AND ended_at IS NULL)',
  params: [...ofHome(of), new Date(now.getTime() - UNDO_MS).toISOString()],
});

/** Writes the sentence above the figures, if what stands there is what its writer saw; an empty one removes it. */
export const sentenceStatement = (
  of: WindowOf,
  { text, seen, by, until, today }: Record<'text' | 'seen' | 'by' | 'until' | 'today', string>,
): Statement => ({
  sql:
    `UPDATE seller_windows SET sentence = ?, sentence_by = ?, sentence_until = ? WHERE ${OPEN_OF_HOME} ` +
    "AND iif(ifnull(sentence_until, '') >= ?, ifnull(sentence, ''), '') = ?",
  params: [...(text === '' ? [null, null, null] : [text, by, until]), ...ofHome(of), today, seen],
});

/** SQL for whether the home of a row had, or will have, a viewing at the instant `at`, by any of the ids that name it. */
const hasViewing = (at: string): string =>
  'EXISTS (SELECT 1 FROM appointments AS a INDEXED BY appointments_of_site WHERE a.site_id = seller_windows.site_id ' +
  `AND a.starts_at = ${at} AND a.state = 'booked' AND a.held_until IS NULL AND a.estate_id IN (` +
  'SELECT seller_windows.home UNION ALL SELECT e.id FROM estates AS e WHERE e.site_id = seller_windows.site_id AND e.guid = seller_windows.home ' +
  'UNION ALL SELECT e.guid FROM estates AS e WHERE e.site_id = seller_windows.site_id AND e.id = seller_windows.home))';

/**
 * Writes the word after a viewing of the home, if what stands there is what its writer saw; an empty one removes it, also
 * when the viewing was cancelled since.
 */
export const wordStatement = (
  of: WindowOf,
  { at, text, seen }: Record<'at' | 'text' | 'seen', string>,
): Statement => {
  const began = new Date(at).toISOString();
  // The instant is in a path of JSON: it is one that `toISOString` wrote.
  const path = `$."${began}"`;
  return {
    sql:
      `UPDATE seller_windows SET words = ${text === '' ? 'json_remove(words, ?1)' : 'json_set(words, ?1, ?6)'} ` +
      "WHERE site_id = ?2 AND kind = ?3 AND home = ?4 AND ended_at IS NULL AND ifnull(words ->> ?1, '') = ?5" +
      (text === '' ? '' : ` AND ${hasViewing('?7')}`),
    params: [path, ...ofHome(of), seen, ...(text === '' ? [] : [text, began])],
  };
};

/** How often the seller gets a mail; nothing for a page without an address for it. */
export const rhythmStatement = (siteId: string, id: string, rhythm: SellerRhythm): Statement => ({
  sql:
    "UPDATE seller_windows SET rhythm = iif(email IS NULL, 'none', ?) " +
    'WHERE site_id = ? AND id = ? AND ended_at IS NULL',
  params: [rhythm, siteId, id],
});

/** The words after viewings, by instant. */
export const wordsOf = ({ words }: Pick<SellerWindow, 'words'>): ReadonlyMap<string, string> =>
  new Map(Object.entries(JSON.parse(words) as Record<string, string>));

/** The sentence that stands above the figures on a day; null for none, and for one that has lapsed. */
export const sentenceOn = (
  { sentence, sentence_until: until }: Pick<SellerWindow, 'sentence' | 'sentence_until'>,
  today: string,
): { readonly text: string; readonly until: string } | null =>
  sentence === null || until === null || !isDay(until) || until < today ? null : { text: sentence, until };

/** Last day in Brussels on which a stored page opens. */
export const lastDayOf = (window: SellerWindow): string => brusselsDay(new Date(closesAt(window)));
