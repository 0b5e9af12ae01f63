/** What a push would change, for its dry run: each field before and after, and what the folder does not have. */
import { nameOfRecord } from '#content-service/intake/records/index.ts';
import { layOver } from '#content-service/intake/records/lay-over.ts';
import { SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import { siteRecords } from '../records.ts';
import { PICTURE } from '../transfer/chunks.ts';
import type { Judged } from '../transfer/judge-records.ts';

/** What differs between two documents, field by field, as a dry run tells it. */

/** A field before and after; undefined where there is none. */
interface Difference {
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

/** A record that would be new or changed. */
export interface Change extends Pick<Judged, 'kind' | 'id' | 'outcome'> {
  readonly fields: readonly Difference[];
}

/** Parallel reads of stored records. */
const AT_ONCE = 8;

/** Fields of the document that would change; hashes follow from pictures. */
export const documentChanges = (before: object, after: object): readonly Difference[] =>
  differences(readLoosely(SiteSchema, before), readLoosely(SiteSchema, after)).filter(
    ({ path }) => !path.endsWith('Hash'),
  );

async function changeOf(client: Client, site: string, { kind, id, outcome, entry }: Judged): Promise<Change> {
  if (outcome !== 'changed' || !('value' in entry)) return { kind, id, outcome, fields: [] };
  const stored = await client.get(`/sites/${site}/records/${kind}/${encodeURIComponent(id)}`);
  const after = entry.columns === undefined ? entry.value : layOver(stored, entry.value, entry.columns);
  return { kind, id, outcome, fields: differences(stored, after) };
}

/** New and changed records with their fields, in the order of the files. */
export async function recordChanges(
  client: Client,
  site: string,
  judged: readonly Judged[],
): Promise<readonly Change[]> {
  const changing = judged.filter(
    ({ kind, outcome }) => kind !== PICTURE && ['new', 'changed'].includes(outcome),
  );
  const changes: Change[] = [];
  for (let at = 0; at < changing.length; at += AT_ONCE)
    changes.push(
      ...(await Promise.all(
        changing.slice(at, at + AT_ONCE).map(async (one) => changeOf(client, site, one)),
      )),
    );
  return changes;
}

/** Records that are on the site and not in the folder, which a push leaves as they are: "page about". */
export async function notInFolder(
  client: Client,
  site: string,
  kinds: readonly string[],
  judged: readonly Judged[],
): Promise<readonly string[]> {
  const there = new Set(judged.map(({ kind, id }) => `${kind} ${id.toLowerCase()}`));
  const records = siteRecords(client, site);
  const each = await Promise.all(
    kinds.map(async (kind) =>
      (await records.all(kind))
        .filter((record) => !record.withdrawnAt)
        .map((record) => `${kind} ${nameOfRecord(record).id}`),
    ),
  );
  return each.flat().filter((name) => !there.has(name.toLowerCase()));
}

/** Lines of a dry run: fields of the document, ids of new records by kind, then each changed record with its fields. */
export function changeLines(document: readonly Difference[], changes: readonly Change[]): string[] {
  const isNew = Map.groupBy(
    changes.filter(({ outcome }) => outcome === 'new'),
    ({ kind }) => kind,
  );
  return [
    ...document.map((one) => `  ${differenceLine(one)}`),
    ...[...isNew].map(([kind, all]) => `  new ${kind}: ${all.map(({ id }) => id).join(', ')}`),
    ...changes
      .filter(({ outcome }) => outcome === 'changed')
      .flatMap(({ kind, id, fields }) => [
        `  changed ${kind} ${id}`,
        ...fields.map((one) => `    ${differenceLine(one)}`),
      ]),
  ];
}
