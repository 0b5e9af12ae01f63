import type { Conflict, DraftField, DraftSaved, SaveDraft } from '#wire/written-homes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { CallContext } from '../../platform/operation/operation.ts';
import { holdsStatement } from '../../staff/rights.ts';
import {
  canonical,
  type DraftRow,
  draftStaysStatement,
  type HomeOf,
  markOf,
  NEXT_NUMBER,
  notOfFeedStatement,
  readHome,
  recordStaysStatement,
  type StoredHome,
  storedValue,
} from './stored-home.ts';
import { requireOurs, seenHome, untilCurrent, writerOf } from './who-writes.ts';

type Field = SaveDraft['fields'][number];

/** Keys of a record beside its main one that people write. */
const BESIDE = ['contact', 'collections', 'rates', 'taken'];
/** Most fields of a draft. */
const MOST_FIELDS = 500;

const isWithin = (field: string, other: string): boolean => field.startsWith(`${other}.`);

/** What cannot be a field of this draft: ids, keys of no home, and a group beside one of its own fields. */
function faultsOf(
  kind: string,
  fields: readonly Field[],
  draft: readonly DraftRow[],
): Record<string, string> {
  const names = [...fields, ...draft].map(({ field }) => field);
  const why = (field: string): string | null => {
    const [first = ''] = field.split('.');
    if (first !== kind && !BESIDE.includes(first)) return `not a field of a ${kind}`;
    if (field === kind || field === `${kind}.general`) return 'a group; name one of its fields';
    if (['estate.general.id', 'rental.id', 'estate.guid'].includes(field))
      return 'the id of a home never changes';
    return names.some((other) => isWithin(other, field) || isWithin(field, other))
      ? 'within another field of the draft, or around it'
      : null;
  };
  const seen = fields.filter(({ field }, at) => fields.findIndex((one) => one.field === field) !== at);
  return Object.fromEntries([
    ...fields.flatMap(({ field }) => (why(field) === null ? [] : [[field, why(field) ?? '']])),
    ...seen.map(({ field }) => [field, 'named twice']),
  ]);
}

/** A draft as people see it. */
export const shownDraft = ({ draft, record }: StoredHome): DraftField[] =>
  draft.map(({ field, value, base, name, at }) => ({
    field,
    value: JSON.parse(value),
    stored: JSON.parse(storedValue(record, field)),
    base: JSON.parse(base),
    by: name,
    at,
  }));

/** A field that somebody changed since it was read: neither to what was seen, nor to what is saved. */
function conflictIn({ field, value, seen }: Field, stored: StoredHome): Conflict | null {
  const row = stored.draft.find((one) => one.field === field);
  const now = row?.value ?? storedValue(stored.record, field);
  if ([canonical(seen), canonical(value)].includes(now)) return null;
  const [version] = stored.versions;
  const by = row ?? { name: version?.name ?? null, at: version?.at ?? null };
  return { field, yours: value ?? null, theirs: JSON.parse(now), by: by.name, at: by.at };
}

/**
 * What a row's base becomes. The one who types again what the draft has, chooses it over what the record has now;
 * otherwise a difference underneath stays to be chosen.
 */
function baseOf({ field, value }: Field, { draft, record }: StoredHome): string {
  const row = draft.find((one) => one.field === field);
  return row === undefined || row.value === canonical(value) ? storedValue(record, field) : row.base;
}

/** Writes fields; those that the record has already leave the draft. */
function writeStatements(
  { siteId, kind, home }: HomeOf,
  fields: readonly Field[],
  stored: StoredHome,
  who: string,
  now: Date,
): Statement[] {
  const key = [siteId, kind, home];
  const same = (one: Field): boolean => canonical(one.value) === storedValue(stored.record, one.field);
  const rows = fields
    .filter((one) => !same(one))
    .map((one) => [one.field, canonical(one.value), baseOf(one, stored)]);
  const dropped = fields.filter(same).map(({ field }) => field);
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
  ];
}

/** Gives a new home its number; the same request again has the same one. */
async function makeHome(
  siteId: string,
  { session, kind, makes = '' }: SaveDraft,
  who: string,
  { env: { DB }, now }: CallContext,
): Promise<string> {
  const statements = [
    holdsStatement(siteId, session, 'homes', now),
    siteStaysStatement(siteId),
    {
      sql:
        'INSERT INTO made_homes (site_id, home, kind, made_by, who) ' +
        `SELECT ?1, CAST((${NEXT_NUMBER}) AS TEXT), ?2, ?3, ?4 WHERE true ON CONFLICT (site_id, made_by) DO NOTHING`,
      params: [siteId, kind, makes, who],
    },
    { sql: 'SELECT home FROM made_homes WHERE site_id = ? AND made_by = ?', params: [siteId, makes] },
  ];
  const results = await DB.batch<{ home: string }>(statements.map((one) => prepare(DB, one)));
  return results.at(-1)?.results[0]?.home ?? '';
}

/**
 * Saves fields of a home's draft, each by itself: one that somebody else changed since it was read is answered with
 * both values, and the others are saved. Changes no content version. Throws role_missing, not_found, refused.
 */
export async function saveDraft(siteId: string, asked: SaveDraft, context: CallContext): Promise<DraftSaved> {
  const { session, kind, fields } = asked;
  const { env, now } = context;
  const { me, site } = await writerOf(siteId, session, context);
  const early = faultsOf(kind, fields, []);
  if (Object.keys(early).length > 0) throw new ContentError('refused', 'These cannot be fields.', early);
  return untilCurrent(async () => {
    const home = asked.home ?? (await makeHome(siteId, asked, me.id, context));
    const of: HomeOf = { siteId, kind, home };
    const stored = await seenHome(of, me, site, env.DB);
    requireOurs(
      of,
      stored,
      fields.map(({ field }) => field),
    );
    const faults = faultsOf(kind, fields, stored.draft);
    if (Object.keys(faults).length > 0) throw new ContentError('refused', 'These cannot be fields.', faults);
    if (stored.draft.length + fields.length > MOST_FIELDS)
      throw new ContentError('refused', `A draft has at most ${MOST_FIELDS} fields.`);
    const conflicts = fields.flatMap((one) => conflictIn(one, stored) ?? []);
    const accepted = fields.filter(({ field }) => !conflicts.some((one) => one.field === field));
    const names = accepted.map(({ field }) => field);
    const statements = [
      siteStaysStatement(siteId),
      holdsStatement(siteId, session, 'homes', now),
      notOfFeedStatement(of),
      recordStaysStatement(of, stored),
      draftStaysStatement(of, stored.draft, names),
      ...writeStatements(of, accepted, stored, me.id, now),
    ];
    const after = await readHome(env.DB, of, statements);
    return { home, saved: names, conflicts, mark: markOf(after.draft), draft: shownDraft(after) };
  });
}
