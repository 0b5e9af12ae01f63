import type { Locale } from '#domain/locale.ts';
import type { Refusal } from '#wire/refusal.ts';
import type { Row } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import type { KnownCity } from '../places/derive-city.ts';
import { locate } from '../places/locate.ts';
import type { FieldRefusal } from '../strict/index.ts';
import { kindOf, type RecordKind } from './index.ts';
import { pictureUses } from './pictures.ts';
import { readRecord } from './read.ts';

/**
 * Increased when the same record derives other rows: imports, rounds of feeds and pulls of own services then rewrite
 * unchanged records once.
 */
export const DERIVATION = 9;

/** A row to write. */
interface StagedRow {
  /** How, and into which table, such as `put:estates`; the name is that of its column in `staged_rows`. */
  readonly deed: string;
  readonly row: Row;
}

/** An accepted record: its stored document, and the derived rows. */
export interface Prepared {
  readonly kind: RecordKind;
  readonly id: string;
  readonly hash: string;
  readonly withdrawnAt: string | null;
  /** Without `withdrawnAt`. */
  readonly doc: string;
  readonly rows: readonly StagedRow[];
}

/** A record for export, with `withdrawnAt` from its column. */
export const exportedRecord = (doc: string, withdrawnAt: string | null): object => ({
  ...JSON.parse(doc),
  ...(withdrawnAt === null ? {} : { withdrawnAt }),
});

/**
 * Reads a record strictly and derives its rows, or returns the refusals. `readIn` is the site's main
 * language, which affects the rows. Places that are stated in words are sought among `cities`; without them rows have
 * the places as they are stated. No I/O.
 */
export function prepareRecord(
  siteId: string,
  readIn: Locale,
  value: unknown,
  cities: readonly KnownCity[] | null = null,
):
  | {
      readonly prepared: Prepared;
      readonly record: Readonly<Record<string, unknown>>;
      readonly notes: readonly FieldRefusal[];
    }
  | { readonly refusals: readonly Refusal[] } {
  const read = readRecord(kindOf(value), value);
  if ('refusals' in read) return read;
  const { kind, id, record, withdrawnAt } = read;
  const located =
    cities === null ? { record, derived: [], refusals: [], notes: [] } : locate(kind.name, record, cities);
  if (located.refusals.length > 0)
    return { refusals: located.refusals.map((refusal) => ({ kind: kind.name, id, ...refusal })) };
  // Stored as it was sent: the derived ids are those of today's cities.
  const doc = JSON.stringify(record);
  const writes = [
    ...kind.writes(siteId, located.record as never, { withdrawnAt, readIn }),
    ...(withdrawnAt === null ? pictureUses(siteId, { kind: kind.name, id }, record) : []),
  ];
  const derived = located.derived.map((one) => `\n${one}`).join('');
  return {
    record,
    notes: located.notes,
    prepared: {
      kind,
      id,
      hash: sha256(`${DERIVATION} ${readIn}\n${doc}${derived}`),
      withdrawnAt,
      doc,
      rows: writes.flatMap(({ mode, table, rows }) => rows.map((row) => ({ deed: `${mode}:${table}`, row }))),
    },
  };
}
