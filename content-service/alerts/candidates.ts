import { MEASURED_TRAITS, type TraitValues } from '#domain/filter/traits.ts';
import { loweredJoin } from '../estates/lowered.ts';
import type { SearchScope } from '../estates/scope.ts';
import { traitColumn } from '../estates/trait-columns.ts';

/** Columns of an offered home or unit that a search compares. */
export interface Offered extends TraitValues {
  /** The source's own id. */
  readonly transaction_id: string | null;
  /** The id in the numbering of lists. */
  readonly transaction_key: string | null;
  /** Euros. */
  readonly price: number | null;
  readonly bedroom_count: number | null;
}

/** An estate that alerts may report; the columns of `estates`. */
export interface Candidate extends Offered {
  readonly id: string;
  readonly country_id: string | null;
  readonly city_id: string | null;
  readonly head_type_id: string | null;
  readonly sub_type_id: string | null;
  readonly lat: number | null;
  readonly lon: number | null;
  /** 1 when it shows no street: its point is the centre of its cell. */
  readonly vague: 0 | 1;
  /** 1 while its price counts as lowered; 1 while an open house is ahead. */
  readonly lowered: 0 | 1;
  readonly open: 0 | 1;
  /** In the form of the word index. */
  readonly words: string;
  /** Units of a project. */
  readonly units: readonly Offered[];
}

const OFFERED =
  'e.transaction_id, e.transaction_key, e.price, e.bedroom_count, e.traits AS coded, ' +
  MEASURED_TRAITS.map((trait) => `${traitColumn('e', trait)} AS ${trait}`).join(', ');

/** The given estates that are on offer and public, by id; with a project's units. */
export async function findCandidates(
  db: D1Database,
  siteId: string,
  ids: readonly string[],
  scope: SearchScope,
): Promise<ReadonlyMap<string, Candidate>> {
  const wanted = JSON.stringify(ids);
  const [estates, units] = await db.batch<Candidate & { parent_id: string }>([
    db
      .prepare(
        `SELECT e.id, e.country_id, e.city_id, e.head_type_id, e.sub_type_id, e.lat, e.lon, (e.address_hidden = 1 OR e.sold = 1) AS vague, d.words, ${OFFERED}, ` +
          'cut.cut_at IS NOT NULL AS lowered, ' +
          "e.open_until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now') IS TRUE AS open " +
          'FROM estates AS e JOIN offered_estates AS o ON o.site_id = e.site_id AND o.id = e.id ' +
          'JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ' +
          `${loweredJoin('e')} WHERE e.site_id = ? AND e.id IN (SELECT value FROM json_each(?)) AND ? IN ('all', e.source)`,
      )
      .bind(siteId, wanted, scope),
    db
      .prepare(
        `SELECT e.parent_id, ${OFFERED} FROM estates AS e ` +
          'WHERE e.site_id = ? AND e.parent_id IN (SELECT value FROM json_each(?)) AND e.withdrawn_at IS NULL',
      )
      .bind(siteId, wanted),
  ]);
  const unitsOf = Map.groupBy(units?.results ?? [], (unit) => unit.parent_id);
  return new Map(
    (estates?.results ?? []).map((estate) => [estate.id, { ...estate, units: unitsOf.get(estate.id) ?? [] }]),
  );
}
