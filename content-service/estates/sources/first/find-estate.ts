import { withKnownPictures } from '#content-service/platform/hashed-pictures.ts';
import type { Estate } from '#wire/estate.ts';
import { picturesOfListing } from '../../cards.ts';
import type { Found } from '../../found.ts';
import { HISTORY_COLUMNS, historyJoin } from '../../history.ts';
import { LOWERED_COLUMNS, loweredJoin } from '../../lowered.ts';
import { type PublicColumns, publicEstate } from '../../public-document.ts';

interface DetailRow extends PublicColumns {
  readonly withdrawn_at: string | null;
  /** JSON of the stored data about its pictures. */
  readonly pictures: string;
}

const DETAIL_COLUMNS = `doc, address_hidden, lat, lon, withdrawn_at, ${LOWERED_COLUMNS}, ${HISTORY_COLUMNS}, ${picturesOfListing('doc', 'e.site_id')} AS pictures`;
const ESTATES = `estates AS e JOIN estate_documents AS d ON d.site_id = e.site_id AND d.id = e.id ${loweredJoin('e')} ${historyJoin('e')}`;

/**
 * An estate of the first source with its units, lowest floor first (spec 1 §4, "Project and map"); null when
 * this site has none.
 */
export const findEstate = async (
  db: D1Database,
  siteId: string,
  id: string,
): Promise<Found<Estate> | null> => {
  const [own, units] = await db.batch<DetailRow>([
    db
      .prepare(`SELECT ${DETAIL_COLUMNS} FROM ${ESTATES} WHERE e.site_id = ? AND e.id = ? AND e.guid IS NULL`)
      .bind(siteId, id),
    db
      .prepare(
        `SELECT ${DETAIL_COLUMNS} FROM ${ESTATES} WHERE e.site_id = ? AND e.parent_id = ? ` +
          'AND e.withdrawn_at IS NULL ORDER BY e.floor NULLS LAST, e.floor_id NULLS LAST, CAST(e.id AS INTEGER), e.id',
      )
      .bind(siteId, id),
  ]);
  const row = own?.results[0];
  if (row === undefined) return null;
  if (row.withdrawn_at !== null) return { withdrawn: true };
  const estate = withKnownPictures(publicEstate(row), row.pictures);
  const children = (units?.results ?? []).map((unit) =>
    withKnownPictures(publicEstate(unit, row.address_hidden === 1), unit.pictures),
  );
  if (children.length === 0) return { withdrawn: false, value: estate };
  return { withdrawn: false, value: { ...estate, general: { ...estate.general, children } } };
};
