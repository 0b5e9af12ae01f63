import { numberField, UNITS, unitBase, unitOf } from '#domain/fields/record-paths.ts';
import type { Conflict, DraftField, DraftSaved, SaveDraft } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf, refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import { isNestedDeeper } from '../../platform/nesting.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { holdsStatement } from '../../staff/rights.ts';
import { staffCaller } from '../../staff/sessions.ts';
import {
  canonical,
  type DraftRow,
  draftStaysStatement,
  type HomeOf,
  layerStaysStatement,
  markOf,
  NEXT_NUMBER,
  noneNestedStatement,
  notOfFeedStatement,
  readHome,
  recordStaysStatement,
  type StoredHome,
  storedValue,
} from './stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from './who-writes.ts';
import { wordsOf } from './words-of-changes.ts';

type Field = SaveDraft['fields'][number];

/** Keys of a record beside its main one that people write. */
const BESIDE = ['contact', 'collections', 'rates', 'taken'];
/** Most fields of a draft. */
const MOST_FIELDS = 500;
/** Most bytes of a draft's values and of what they stand on: with its record, a version is one row of at most 2 MB. */
const MOST_BYTES = 512 * 1024;
/** Levels of lists and objects in a value: those of records have about five. */
const MOST_LEVELS = 20;

const isWithin = (field: string, other: string): boolean => field.startsWith(`${other}.`);
/** Place of the number of a unit that is yet to be made. */
const NEW_UNIT = `${UNITS}[new]`;

/** What cannot be a field of this draft: ids, keys of no home, and a group beside one of its own fields. */
function faultsOf(
  kind: string,
  fields: readonly Field[],
  draft: readonly Pick<DraftRow, 'field'>[],
): Record<string, string> {
  const names = [...fields, ...draft].map(({ field }) => field);
  const why = ({ field, drop }: Field): string | null => {
    const [first = ''] = field.split('.');
    if (first !== kind && !BESIDE.includes(first)) return `not a field of a ${kind}`;
    if (field === kind || field === `${kind}.general`) return 'a group; name one of its fields';
    if (field === UNITS || isWithin(field, UNITS)) return 'a list of units; name a field of one';
    const of = unitOf(field);
    if (field.includes('[') && (of === null || of.within.includes('[')))
      return 'a list; name the whole of it';
    if (of?.within === 'general') return 'a group; name one of its fields';
    // That a new unit has its number is what makes it one; it leaves the draft with the unit.
    const isNumber = of?.within === 'general.id' && drop !== true;
    if (['estate.general.id', 'rental.id', 'estate.guid'].includes(field) || isNumber)
      return 'the id of a home never changes';
    if (of !== null && `${of.within}.`.startsWith('general.children.')) return 'a unit has no units';
    return names.some((other) => isWithin(other, field) || isWithin(field, other))
      ? 'within another field of the draft, or around it'
      : null;
  };
  const seen = fields.filter(({ field }, at) => fields.findIndex((one) => one.field === field) !== at);
  return Object.fromEntries([
    ...fields.flatMap((one) => {
      const reason = why(one);
      return reason === null ? [] : [[one.field, reason]];
    }),
    ...seen.map(({ field }) => [field, 'named twice']),
    ...fields
      .filter(({ value, seen: read }) => isNestedDeeper([value, read], MOST_LEVELS))
      .map(({ field }) => [field, 'nested too deep']),
  ]);
}

/** A draft as people see it. */
export const shownDraft = ({ draft, below }: StoredHome): DraftField[] =>
  draft.map(({ field, value, base, name, at }) => ({
    field,
    value: JSON.parse(value),
    stored: JSON.parse(storedValue(below, field)),
    base: JSON.parse(base),
    by: name,
    at,
  }));

/** A field that somebody changed since it was read: neither to what was seen, nor to what is saved. */
function conflictIn({ field, value, seen, drop }: Field, stored: StoredHome): Conflict | null {
  const row = stored.draft.find((one) => one.field === field);
  // What is not in the draft is dropped already.
  if (drop === true && row === undefined) return null;
  const now = row?.value ?? storedValue(stored.below, field);
  if (now === canonical(seen) || (drop !== true && now === canonical(value))) return null;
  const [version] = stored.versions;
  const by = row ?? { name: version?.name ?? null, at: version?.at ?? null };
  const yours = drop === true ? JSON.parse(storedValue(stored.below, field)) : (value ?? null);
  return { field, yours, theirs: JSON.parse(now), by: by.name, at: by.at };
}

/**
 * What a row's base becomes. The one who types again what the draft has, chooses it over what the record has now;
 * otherwise a difference underneath stays to be chosen.
 */
function baseOf({ field, value }: Field, { draft, below }: StoredHome): string {
  const row = draft.find((one) => one.field === field);
  return row === undefined || row.value === canonical(value) ? storedValue(below, field) : row.base;
}

/** A field as its row will be; null when it is dropped, or the record has its value already, so that it leaves the draft. */
function rowOf(one: Field, stored: StoredHome): readonly [field: string, value: string, base: string] | null {
  const value = canonical(one.value);
  if (one.drop === true) return null;
  return value === storedValue(stored.below, one.field) ? null : [one.field, value, baseOf(one, stored)];
}

/** Logs what was typed and is dropped: it goes out in no version, whose entry would tell of it. */
function droppedStatements(
  { siteId, kind, home }: HomeOf,
  fields: readonly Field[],
  { draft, below }: StoredHome,
  who: string,
  now: Date,
): Statement[] {
  const names = fields.flatMap(({ field, drop }) => (drop === true ? [field] : []));
  const rows = draft.filter(({ field }) => names.includes(field));
  if (rows.length === 0) return [];
  const words = wordsOf(
    rows.map(({ field, value }) => ({ field, base: value, value: storedValue(below, field) })),
  );
  return [
    journalStatement({ siteId, who, deed: 'home.dropped', what: `${kind}/${home} ${words}`, count: 1 }, now),
  ];
}

const bytesOf = (texts: readonly string[]): number => new TextEncoder().encode(texts.join('')).byteLength;

/** Refuses the batch when the draft has become too long; one that becomes shorter is never refused. */
function notTooLongStatements(
  { siteId, kind, home }: HomeOf,
  rows: readonly (readonly string[])[],
  replaced: readonly DraftRow[],
): Statement[] {
  const before = bytesOf(replaced.flatMap(({ value, base }) => [value, base]));
  if (bytesOf(rows.flatMap(([, ...texts]) => texts)) <= before && rows.length <= replaced.length) return [];
  return [fitsStatement({ siteId, kind, home })];
}

/** Refuses the batch when the draft is too long. */
export const fitsStatement = ({ siteId, kind, home }: HomeOf): Statement => {
  const total = `SELECT count(*) > ${MOST_FIELDS} OR sum(octet_length(value) + octet_length(base)) > ${MOST_BYTES}`;
  return refuseWhere(
    'draft_too_long',
    `(${total} FROM home_drafts WHERE site_id = ? AND kind = ? AND home = ?)`,
    [siteId, kind, home],
  );
};

/** The refusal of a draft that would be too long, by its longest new value. */
const tooLong = (fields: readonly Field[]): ContentError => {
  const [longest] = fields.toSorted((a, b) => canonical(b.value).length - canonical(a.value).length);
  return new ContentError(
    'refused',
    `A draft has at most ${MOST_FIELDS} fields and ${MOST_BYTES / 1024} KB; publish it first, or shorten it.`,
    longest === undefined ? {} : { [longest.field]: 'the draft would be too long' },
  );
};

/** Writes fields; those that the record has already leave the draft. */
function writeStatements(
  of: HomeOf,
  fields: readonly Field[],
  stored: StoredHome,
  who: string,
  now: Date,
): Statement[] {
  const key = [of.siteId, of.kind, of.home];
  const rows = fields.flatMap((one) => {
    const row = rowOf(one, stored);
    return row === null ? [] : [row];
  });
  const names = fields.map(({ field }) => field);
  const dropped = names.filter((name) => !rows.some(([field]) => field === name));
  return [
    {
      sql:
        'INSERT INTO home_drafts (site_id, kind, home, field, value, base, who, at) ' +
        "SELECT ?1, ?2, ?3, value ->> '$[0]', value ->> '$[1]', value ->> '$[2]', ?5, ?6 FROM json_each(?4) WHERE true " +
        'ON CONFLICT DO UPDATE SET value = excluded.value, base = excluded.base, who = excluded.who, at = excluded.at ' +
        // Who types the same again has typed nothing.
        'WHERE (value, base) IS NOT (excluded.value, excluded.base)',
      params: [...key, JSON.stringify(rows), who, now.toISOString()],
    },
    {
      sql:
        'DELETE FROM home_drafts WHERE site_id = ?1 AND kind = ?2 AND home = ?3 ' +
        'AND field IN (SELECT value FROM json_each(?4))',
      params: [...key, JSON.stringify(dropped)],
    },
    ...notTooLongStatements(
      of,
      rows,
      stored.draft.filter(({ field }) => names.includes(field)),
    ),
  ];
}

/** Gives a new home, or a unit of a project, its number; the same request again has the same one. */
async function makeHome(
  siteId: string,
  {
    session,
    kind,
    home: project = null,
    makes = '',
  }: Pick<SaveDraft, 'session' | 'kind' | 'makes'> & {
    readonly home?: string | null;
  },
  who: string,
  { env: { DB }, now }: CallContext,
): Promise<string> {
  const statements = [
    holdsStatement(siteId, session, 'homes', now),
    siteStaysStatement(siteId),
    {
      sql:
        'INSERT INTO made_homes (site_id, home, kind, made_by, who, project) ' +
        `SELECT ?1, CAST((${NEXT_NUMBER}) AS TEXT), ?2, ?3, ?4, ?5 WHERE true ON CONFLICT (site_id, made_by) DO NOTHING`,
      params: [siteId, kind, makes, who, project],
    },
    {
      sql: 'SELECT home FROM made_homes WHERE site_id = ? AND made_by = ? AND project IS ?',
      params: [siteId, makes, project],
    },
  ];
  const results = await DB.batch<{ home: string }>(statements.map((one) => prepare(DB, one)));
  return results.at(-1)?.results[0]?.home ?? '';
}

/** The fields to save; those of a unit that is new have its number, and are told apart from those of others by it. */
async function ofNewUnit(
  { siteId, kind, home }: HomeOf,
  { session, home: project, makes, fields }: SaveDraft,
  stored: StoredHome,
  who: string,
  context: CallContext,
): Promise<readonly Field[]> {
  if (project === undefined || makes === undefined) return fields;
  requireOurs(
    { siteId, kind, home },
    stored,
    fields.map(({ field }) => field),
  );
  const unit = await makeHome(siteId, { session, kind, home, makes }, who, context);
  const named = fields.map((one) => ({ ...one, field: one.field.replace(NEW_UNIT, unitBase(unit)) }));
  return [{ field: numberField(unit), value: Number(unit), seen: null }, ...named];
}

/**
 * Saves fields of a home's draft, each by itself: one that somebody else changed since it was read is answered with
 * both values, and the others are saved. Changes no content version. Throws role_missing, not_found, refused.
 */
export async function saveDraft(siteId: string, asked: SaveDraft, context: CallContext): Promise<DraftSaved> {
  const { session, kind } = asked;
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  const early = faultsOf(kind, asked.fields, []);
  if (Object.keys(early).length > 0) throw new ContentError('refused', 'These cannot be fields.', early);
  return untilCurrent(async () => {
    const home = asked.home ?? (await makeHome(siteId, asked, me.id, context));
    const { of, ...stored } = await seenHome({ siteId, kind, home }, me, site, env.DB);
    const fields = await ofNewUnit(of, asked, stored, me.id, context);
    // What was typed before a feed took the home can be cleared.
    const clears = fields.every((one) => rowOf(one, stored) === null);
    if (!clears)
      requireOurs(
        of,
        stored,
        fields.map(({ field }) => field),
      );
    const faults = faultsOf(kind, asked.fields, stored.draft);
    if (Object.keys(faults).length > 0) throw new ContentError('refused', 'These cannot be fields.', faults);
    const conflicts = fields.flatMap((one) => conflictIn(one, stored) ?? []);
    const accepted = fields.filter(({ field }) => !conflicts.some((one) => one.field === field));
    const names = accepted.map(({ field }) => field);
    const statements = [
      siteStaysStatement(siteId),
      holdsStatement(siteId, session, 'homes', now),
      ...(clears ? [] : [notOfFeedStatement(of)]),
      recordStaysStatement(of, stored),
      layerStaysStatement(of, stored),
      draftStaysStatement(of, stored.draft, names),
      noneNestedStatement(of, names),
      ...writeStatements(of, accepted, stored, me.id, now),
      ...droppedStatements(of, accepted, stored, staffCaller(me), now),
    ];
    const after = await readHome(env.DB, of, statements).catch((error: unknown) => {
      throw refusalOf(error) === 'draft_too_long' ? tooLong(accepted) : error;
    });
    return { home: of.home, saved: names, conflicts, mark: markOf(after), draft: shownDraft(after) };
  });
}
