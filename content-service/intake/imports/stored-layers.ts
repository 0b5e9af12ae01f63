import { prepare } from '../../platform/db/prepare.ts';
import { isLayered, type LayerRow } from '../records/layer.ts';
import { keyOf } from './look-up.ts';

interface StoredRow extends LayerRow {
  readonly kind: string;
  readonly home: string;
}

/** The choices over these homes by `keyOf`; reads nothing for records of other kinds. */
export async function readLayers(
  db: D1Database,
  siteId: string,
  named: readonly { readonly kind: string | null; readonly id: string | null }[],
): Promise<ReadonlyMap<string, readonly LayerRow[]>> {
  const homes = named.flatMap(({ kind, id }) =>
    kind !== null && id !== null && isLayered(kind) ? [[kind, id]] : [],
  );
  if (homes.length === 0) return new Map();
  const { results } = await prepare(db, {
    sql:
      'SELECT l.kind, l.home, l.field, l.value, l.who, l.at FROM json_each(?2) AS h CROSS JOIN home_layers AS l ' +
      "ON l.site_id = ?1 AND l.kind = h.value ->> '$[0]' AND l.home = h.value ->> '$[1]'",
    params: [siteId, JSON.stringify(homes)],
  }).all<StoredRow>();
  const layers = new Map<string, LayerRow[]>();
  for (const { kind, home, ...row } of results) {
    const key = keyOf(kind, home);
    layers.set(key, [...(layers.get(key) ?? []), row]);
  }
  return layers;
}
