/** The changes of a list for two, each decided by its statements (docs/decisions/0100, 0180). */
import { brusselsDay } from '#domain/stays/today.ts';
import { type DuoChange, MOST_DUO_HOMES } from '#wire/duo.ts';
import { refuseWhere } from '../platform/db/refuse-where.ts';
import type { Param, Statement } from '../platform/db/statement.ts';
import { goneSince, type Member } from './lists.ts';

/** Most changes of a list in a day, by both of them. */
const MOST_CHANGES = 400;

/** Reasons for which a change is refused: nothing of it is stored. */
export const REFUSED = {
  /** The list is gone, or has its changes of the day. */
  unwritten: 'duo_unwritten',
  /** What was seen is not what stands there, or the home is not on the list. */
  changed: 'duo_changed',
  full: 'duo_full',
} as const;

const ifNothing = (because: (typeof REFUSED)[keyof typeof REFUSED]): Statement =>
  refuseWhere(because, 'changes() = 0', []);

const OF_LIST = 'site_id = ? AND list_id = ?';
const ofList = ({ siteId, list }: Member): Param[] => [siteId, list];

/** A change is a use, and one of those of its day. It holds for a list that is there. */
const used = ({ siteId, list }: Member, now: Date): readonly Statement[] => [
  {
    sql:
      'UPDATE duo_lists SET writes = iif(used_on = ?1, writes + 1, 1), used_on = ?1 ' +
      'WHERE site_id = ?2 AND id = ?3 AND used_on > ?4 AND (used_on < ?1 OR writes < ?5) ' +
      'AND EXISTS (SELECT 1 FROM duo_people WHERE site_id = ?2 AND list_id = ?3)',
    params: [brusselsDay(now), siteId, list, goneSince(now), MOST_CHANGES],
  },
  ifNothing(REFUSED.unwritten),
];

/**
 * SQL for a column of what a person says of a home of `duo_homes`. A note is compared as a form sends it, trimmed: an
 * erasure may have taken its last word.
 */
const said = (column: 'heart' | 'note', person: string): string =>
  `(SELECT ${column === 'note' ? "trim(m.note, ' ' || char(10))" : 'm.heart'} FROM duo_marks AS m WHERE m.site_id = duo_homes.site_id AND m.list_id = duo_homes.list_id ` +
  `AND m.home = duo_homes.home AND m.person ${person})`;

function heartStatements(member: Member, home: string, heart: boolean): readonly Statement[] {
  return [
    {
      sql:
        'INSERT INTO duo_marks (site_id, list_id, home, person, heart) SELECT site_id, list_id, home, ?, ? ' +
        `FROM duo_homes WHERE ${OF_LIST} AND home = ? ON CONFLICT DO UPDATE SET heart = excluded.heart`,
      params: [member.person, Number(heart), ...ofList(member), home],
    },
    ifNothing(REFUSED.changed),
  ];
}

/** One address may be open on two devices: a note that was not seen is not written over. */
function noteStatements(
  member: Member,
  { home, note, seen }: Readonly<Record<'home' | 'note' | 'seen', string>>,
  now: Date,
): readonly Statement[] {
  return [
    {
      sql:
        'INSERT INTO duo_marks (site_id, list_id, home, person, note, noted_at) SELECT site_id, list_id, home, ?, ?, ? ' +
        `FROM duo_homes WHERE ${OF_LIST} AND home = ? AND ifnull(${said('note', '= ?')}, '') IN (?, ?) ` +
        'ON CONFLICT DO UPDATE SET note = excluded.note, noted_at = excluded.noted_at',
      params: [
        member.person,
        note,
        note === '' ? null : now.toISOString(),
        ...ofList(member),
        home,
        member.person,
        seen,
        note,
      ],
    },
    ifNothing(REFUSED.changed),
  ];
}

/** Adds what there is room for, in the order given, and gives what is there a heart of this person. */
function addStatements(member: Member, homes: readonly string[], now: Date): readonly Statement[] {
  const json = JSON.stringify([...new Set(homes)]);
  return [
    {
      sql:
        'INSERT INTO duo_homes (site_id, list_id, home, added_at) SELECT ?1, ?2, value, ?3 FROM json_each(?4) ' +
        'WHERE value NOT IN (SELECT home FROM duo_homes WHERE site_id = ?1 AND list_id = ?2) ORDER BY key ' +
        'LIMIT max(0, ?5 - (SELECT count(*) FROM duo_homes WHERE site_id = ?1 AND list_id = ?2))',
      params: [...ofList(member), now.toISOString(), json, MOST_DUO_HOMES],
    },
    {
      sql:
        'INSERT INTO duo_marks (site_id, list_id, home, person, heart) SELECT site_id, list_id, home, ?, 1 FROM duo_homes ' +
        `WHERE ${OF_LIST} AND home IN (SELECT value FROM json_each(?)) ON CONFLICT DO UPDATE SET heart = 1`,
      params: [member.person, ...ofList(member), json],
    },
    // None of them is on the list now: there was no room for any.
    ifNothing(REFUSED.full),
  ];
}

/** Takes a home off for both, unless the other one has said something of it since. */
function offStatements(
  member: Member,
  home: string,
  seen: { readonly heart: boolean; readonly note: string },
): readonly Statement[] {
  return [
    {
      sql:
        `DELETE FROM duo_homes WHERE ${OF_LIST} AND home = ? AND ifnull(${said('heart', '<> ?')}, 0) = ? ` +
        `AND ifnull(${said('note', '<> ?')}, '') = ?`,
      params: [...ofList(member), home, member.person, Number(seen.heart), member.person, seen.note],
    },
    ifNothing(REFUSED.changed),
  ];
}

/**
 * Ends the list for both at once: nothing stays of what it said, and nobody's address. Its own row stays as long as an
 * unused list would, so that the form by which it was made, sent again, makes no other list at the same addresses.
 */
const endStatements = (member: Member, now: Date): readonly Statement[] => [
  { sql: `DELETE FROM duo_homes WHERE ${OF_LIST}`, params: ofList(member) },
  {
    sql:
      'DELETE FROM duo_people WHERE site_id = ?1 AND list_id = ?2 ' +
      'AND (SELECT used_on FROM duo_lists WHERE site_id = ?1 AND id = ?2) > ?3',
    params: [...ofList(member), goneSince(now)],
  },
  ifNothing(REFUSED.unwritten),
];

function statementsOf(
  member: Member,
  set: Exclude<DuoChange, { ended: true }>,
  now: Date,
): readonly Statement[] {
  if ('heart' in set) return heartStatements(member, set.home, set.heart);
  if ('note' in set) return noteStatements(member, set, now);
  if ('add' in set) return addStatements(member, set.add, now);
  if ('off' in set) return offStatements(member, set.off, set.seen);
  return [
    {
      sql: `UPDATE duo_people SET name = ?, named_at = ? WHERE ${OF_LIST} AND person = ?`,
      params: [set.name, now.toISOString(), ...ofList(member), member.person],
    },
  ];
}

/** The batch of one change. It is refused with one of the reasons above, or stored whole. */
export const changeStatements = (member: Member, set: DuoChange, now: Date): readonly Statement[] =>
  'ended' in set ? endStatements(member, now) : [...used(member, now), ...statementsOf(member, set, now)];
