import { boundLists } from '../../platform/db/bound-lists.ts';
import { refuseWhere } from '../../platform/db/refuse-where.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { siteStaysStatement } from '../../platform/on-site.ts';
import type { Prepared } from '../records/prepared.ts';

/** An import of a site. */
export interface ImportOf {
  readonly siteId: string;
  readonly importId: string;
}

/** Stored state of a record. */
export interface KnownRecord {
  readonly hash: string;
  readonly withdrawnAt: string | null;
}

/** A staged record: to be written, unchanged, refused, or to be withdrawn. */
export type Staged =
  | { readonly line: number | null; readonly prepared: Prepared; readonly known: KnownRecord | undefined }
  | { readonly line: number | null; readonly refused: { readonly kind: string; readonly id: string } }
  | { readonly line: number | null; readonly gone: { readonly kind: string; readonly id: string } };

/** Outcome of an accepted record: new, changed or the same. */
export const outcomeOf = ({ prepared, known }: Extract<Staged, { prepared: Prepared }>) => {
  if (known === undefined) return 'new';
  return known.hash === prepared.hash && known.withdrawnAt === prepared.withdrawnAt ? 'same' : 'changed';
};

const recordOf = (staged: Staged) => {
  if ('refused' in staged) return { ...staged.refused, line: staged.line, outcome: 'refused' };
  if ('gone' in staged) return { ...staged.gone, line: staged.line, outcome: 'gone' };
  const { prepared, known, line } = staged;
  const outcome = outcomeOf(staged);
  return {
    kind: prepared.kind.name,
    id: prepared.id,
    line,
    outcome,
    base: known === undefined ? null : `${known.hash}/${known.withdrawnAt ?? ''}`,
    hash: prepared.hash,
    layer: prepared.layer,
    withdrawnAt: prepared.withdrawnAt,
    ...(outcome === 'same' ? {} : { doc: prepared.doc }),
  };
};

const insertAll = (texts: readonly string[], sql: string, bound: readonly (string | number)[]): Statement[] =>
  boundLists(texts).map((list) => ({ sql, params: [...bound, list] }));

/** Opens an import, unless the site is no longer there. */
export const openStatements = ({ siteId, importId }: ImportOf, now: Date): Statement[] => [
  siteStaysStatement(siteId),
  {
    sql: 'INSERT INTO imports (site_id, id, created_at) VALUES (?, ?, ?)',
    params: [siteId, importId, now.toISOString()],
  },
];

/** Refuses the batch unless the import is there and open. */
export const isOpenStatements = ({ siteId, importId }: ImportOf): Statement[] => {
  const of = 'FROM imports WHERE site_id = ? AND id = ?';
  return [
    refuseWhere('import_missing', `NOT EXISTS (SELECT 1 ${of})`, [siteId, importId]),
    refuseWhere('import_closed', `EXISTS (SELECT 1 ${of} AND state <> 'open')`, [siteId, importId]),
  ];
};

/**
 * Refuses the batch when another chunk has one of these records: it was staged since the chunk was read, which
 * decides which of the two is refused by name.
 */
const elsewhereStatement = (
  { siteId, importId }: ImportOf,
  chunk: number,
  staged: readonly Staged[],
): Statement =>
  refuseWhere(
    'staged_elsewhere',
    'EXISTS (SELECT 1 FROM json_each(?4) AS own JOIN staged_records AS s ON s.site_id = ?1 AND s.import_id = ?2 ' +
      "AND s.kind = own.value ->> '$[0]' AND s.id = own.value ->> '$[1]' AND s.chunk <> ?3)",
    [
      siteId,
      importId,
      chunk,
      JSON.stringify(
        staged.flatMap((one) => ('prepared' in one ? [[one.prepared.kind.name, one.prepared.id]] : [])),
      ),
    ],
  );

/** Stages a chunk, replacing the one of the same number. */
export function stageStatements(
  { siteId, importId }: ImportOf,
  chunk: number,
  staged: readonly Staged[],
): Statement[] {
  const bound = [siteId, importId, chunk];
  const rows = staged.flatMap((one) =>
    'prepared' in one && outcomeOf(one) !== 'same' ? one.prepared.rows : [],
  );
  return [
    elsewhereStatement({ siteId, importId }, chunk, staged),
    ...['staged_rows', 'staged_records'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE site_id = ? AND import_id = ? AND chunk = ?`,
      params: bound,
    })),
    ...insertAll(
      staged.map((one) => JSON.stringify(recordOf(one))),
      'INSERT INTO staged_records ' +
        '(site_id, import_id, chunk, kind, id, line, outcome, base, hash, layer, withdrawn_at, doc) ' +
        "SELECT ?1, ?2, ?3, value ->> '$.kind', value ->> '$.id', value ->> '$.line', value ->> '$.outcome', " +
        "value ->> '$.base', value ->> '$.hash', value ->> '$.layer', value ->> '$.withdrawnAt', value ->> '$.doc' FROM json_each(?4) " +
        // A refused record may have the id of an earlier one.
        'WHERE true ON CONFLICT DO NOTHING',
      bound,
    ),
    ...insertAll(
      rows.map(({ deed: mode, row }, position) => JSON.stringify([mode, position, row])),
      'INSERT INTO staged_rows (site_id, import_id, chunk, deed, position, row) ' +
        "SELECT ?1, ?2, ?3, value ->> '$[0]', value ->> '$[1]', value -> '$[2]' FROM json_each(?4)",
      bound,
    ),
  ];
}
