import type { Locale } from '#domain/locale.ts';
import type { Refusal } from '#wire/refusal.ts';
import type { Row } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import type { KnownCity } from '../places/derive-city.ts';
import { locate } from '../places/locate.ts';
import type { FieldRefusal } from '../strict/index.ts';
import { kindOf, type RecordKind } from './index.ts';
import {
  hashedLayer,
  hiddenSince,
  isLayered,
  type LayerRow,
  laterOf,
  layerWrites,
  marksOf,
  withLayer,
} from './layer.ts';
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
  /** Without `withdrawnAt` and its layer. */
  readonly doc: string;
  /** Marks of the layer that was stored when it was derived; null for none. */
  readonly layer: string | null;
  readonly rows: readonly StagedRow[];
}

/** The choices over a home: those that were read, and those that a person makes now. */
export interface Layers {
  readonly stored: readonly LayerRow[];
  /** Instead of what is stored, and of what the record states. */
  readonly made?: readonly LayerRow[] | undefined;
}

/** A record for export, with `withdrawnAt` from its column. */
export const exportedRecord = (doc: string, withdrawnAt: string | null): object => ({
  ...JSON.parse(doc),
  ...(withdrawnAt === null ? {} : { withdrawnAt }),
});

/**
 * Reads a record strictly and derives its rows, or returns the refusals. `readIn` is the site's main
 * language, which affects the rows; `layersOf` has the choices over a home. Places that are stated in words are sought among `cities`; without them rows have
 * the places as they are stated. No I/O.
 */
export function prepareRecord(
  siteId: string,
  readIn: Locale,
  value: unknown,
  cities: readonly KnownCity[] | null = null,
  layersOf: (kind: string, id: string) => Layers | null = () => null,
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
  const layers = isLayered(kind.name) ? layersOf(kind.name, id) : null;
  const stored = layers?.stored ?? [];
  const layer = layers?.made ?? laterOf(stored, read.layer);
  const located =
    cities === null ? { record, derived: [], refusals: [], notes: [] } : locate(kind.name, record, cities);
  if (located.refusals.length > 0)
    return { refusals: located.refusals.map((refusal) => ({ kind: kind.name, id, ...refusal })) };
  // Stored as it was sent: the derived ids are those of today's cities.
  const doc = JSON.stringify(record);
  const shown = isLayered(kind.name) ? withLayer(kind.name, located.record, layer) : located.record;
  const named = { kind: kind.name, id };
  const writes = [
    ...kind.writes(siteId, shown as never, { withdrawnAt: withdrawnAt ?? hiddenSince(layer), readIn }),
    // Those of a hidden home too: one press shows it again, and its record's contact person may come back.
    ...(withdrawnAt === null
      ? [record, { contact: shown.contact }].flatMap((one) => pictureUses(siteId, named, one))
      : []),
    ...layerWrites(siteId, named, stored, layer),
  ];
  const derived = located.derived.map((one) => `\n${one}`).join('');
  return {
    record,
    notes: located.notes,
    prepared: {
      kind,
      id,
      hash: sha256(`${DERIVATION} ${readIn}\n${doc}${derived}${hashedLayer(layer)}`),
      withdrawnAt,
      doc,
      layer: marksOf(stored),
      rows: writes.flatMap(({ mode, table, rows }) => rows.map((row) => ({ deed: `${mode}:${table}`, row }))),
    },
  };
}
