interface UnitRow {
  readonly parent_id: string;
  readonly unit: string;
}

/** Fields of a unit that a card of its project needs; the rest waits for the detail call. */
const CARD_FIELDS = ['id', 'parentId', 'transaction', 'headType', 'price', 'bedroomCount', 'floor'];

const UNIT =
  "json_object('general', json_object(" +
  CARD_FIELDS.map((field) => `'${field}', doc -> '$.general.${field}'`).join(', ') +
  '))';

/** Trimmed units of the given projects, lowest floor first, by project. */
export const findCardUnits = async (
  db: D1Database,
  siteId: string,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, unknown[]>> => {
  const { results } = await db
    .prepare(
      `SELECT parent_id, ${UNIT} AS unit FROM estates WHERE site_id = ? ` +
        'AND parent_id IN (SELECT value FROM json_each(?)) AND withdrawn_at IS NULL ' +
        'ORDER BY floor NULLS LAST, floor_id NULLS LAST, CAST(id AS INTEGER), id',
    )
    .bind(siteId, JSON.stringify(projectIds))
    .all<UnitRow>();
  const units = new Map<string, unknown[]>();
  for (const row of results) {
    const siblings = units.get(row.parent_id) ?? [];
    siblings.push(JSON.parse(row.unit));
    units.set(row.parent_id, siblings);
  }
  return units;
};
