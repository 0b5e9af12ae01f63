import type { HomeLayer } from '#wire/home-layer.ts';
import type { Refusal } from '#wire/refusal.ts';
import { readStrictly } from '../strict/index.ts';
import { idIn, type RecordKind } from './kind.ts';
import { type LayerRow, rowsIn } from './layer.ts';

/** A record that was read. */
interface ReadRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** Without `withdrawnAt`, its layer and internal fields. */
  readonly record: Readonly<Record<string, unknown>>;
  readonly withdrawnAt: string | null;
  /** The choices over it that it states. */
  readonly layer: readonly LayerRow[];
}

/** Reads a record strictly: anything unknown refuses the whole record. */
export function readRecord(
  kind: RecordKind | undefined,
  value: unknown,
): ReadRecord | { readonly refusals: readonly Refusal[] } {
  if (kind === undefined) {
    const reason = 'no kind of record: one of its keys must be estate, listing, rental, page or another kind';
    return { refusals: [{ kind: null, id: null, field: '', value: '', reason }] };
  }
  const read = readStrictly(kind.name, kind.schema, value);
  if (read.refusals !== undefined) {
    const id = idIn(kind, value);
    return { refusals: read.refusals.map((refusal) => ({ kind: kind.name, id, ...refusal })) };
  }
  const { withdrawnAt, layer, ...record } = read.record;
  return {
    kind,
    id: kind.idOf(record as never),
    record: kind.stored?.(record) ?? record,
    withdrawnAt: typeof withdrawnAt === 'string' ? new Date(withdrawnAt).toISOString() : null,
    layer: rowsIn(layer as HomeLayer | null | undefined),
  };
}
