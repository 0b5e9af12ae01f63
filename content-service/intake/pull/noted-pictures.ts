import { boundLists } from '../../platform/db/bound-lists.ts';
import { onlyIf } from '../../platform/db/only-if.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { sha256 } from '../../platform/hash.ts';
import type { AddressedPicture } from './read-home.ts';

/** A site in its database. */
interface OfSite {
  readonly env: WithDatabase;
  readonly siteId: string;
}

/** Condition: no other home shows one of these pictures. */
export const onlyShownBy = (
  siteId: string,
  homeIds: readonly string[],
  names: readonly string[],
): Statement =>
  onlyIf({
    sql:
      'SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM addressed_pictures WHERE site_id = ?1 ' +
      'AND name IN (SELECT value FROM json_each(?2)) AND home_id NOT IN (SELECT value FROM json_each(?3)))',
    params: [siteId, JSON.stringify(names), JSON.stringify(homeIds)],
  });

/** A home with the pictures that it shows; none for one that leaves. */
interface HomePictures {
  readonly id: string;
  readonly pictures: readonly AddressedPicture[];
}

const PICTURES_OF_HOMES = "json_each(?2) AS h, json_each(h.value, '$.pictures') AS p";

/** Longest mark of a picture that is noted as it is; half a character cannot stand in an address. */
const LONGEST_MARK = 100;

/** An address with its vendor's mark of change as fragment: no host is sent it. Without a mark, the address alone. */
export const markedAddress = ({ href }: URL, mark: string): string =>
  mark === ''
    ? href
    : `${href}#${encodeURIComponent(mark.length > LONGEST_MARK || !mark.isWellFormed() ? sha256(mark) : mark)}`;

/** Whether a vendor says when the picture of an address changes. */
export const isMarked = (address: string): boolean => address.includes('#');

/**
 * Stores the pictures of homes; known ones become due again, since their bytes may have changed, unless their vendor's
 * mark says that they have not. One that was refused at its address, or is gone from it, keeps its pauses, which grow. One
 * that has become a plan, or is none any more, is fetched whole, since its record is written with its bytes.
 */
export const pictureStatements = (siteId: string, homes: readonly HomePictures[], now: Date): Statement[] =>
  boundLists(homes.map(({ id, pictures }) => JSON.stringify({ id, pictures }))).flatMap((list) => [
    {
      sql:
        "DELETE FROM addressed_pictures WHERE site_id = ?1 AND home_id IN (SELECT value ->> '$.id' FROM json_each(?2)) " +
        `AND (home_id, name) NOT IN (SELECT h.value ->> '$.id', p.value ->> '$.name' FROM ${PICTURES_OF_HOMES})`,
      params: [siteId, list],
    },
    {
      sql:
        'INSERT INTO addressed_pictures (site_id, home_id, name, address, plan, check_at) ' +
        `SELECT ?1, h.value ->> '$.id', p.value ->> '$.name', p.value ->> '$.address', p.value ->> '$.plan', ?3 FROM ${PICTURES_OF_HOMES} ` +
        'WHERE true ON CONFLICT DO UPDATE SET check_at = ?3, address = excluded.address, plan = excluded.plan, ' +
        'etag = iif(excluded.plan = addressed_pictures.plan, addressed_pictures.etag, NULL) ' +
        "WHERE excluded.address <> addressed_pictures.address OR excluded.plan <> addressed_pictures.plan OR (instr(excluded.address, '#') = 0 " +
        "AND addressed_pictures.state NOT IN ('refused', 'gone'))",
      params: [siteId, list, now.getTime()],
    },
  ]);

/** Names of these pictures that no other home shows: they are deleted with the home. */
export async function onlyOf(
  { env, siteId }: OfSite,
  homeIds: readonly string[],
  stored: readonly string[],
): Promise<string[]> {
  const { results } = await prepare(env.DB, {
    sql:
      'SELECT DISTINCT p.name FROM json_each(?2) AS h CROSS JOIN addressed_pictures AS p ON p.site_id = ?1 ' +
      'AND p.home_id = h.value WHERE p.name NOT IN (SELECT value FROM json_each(?3)) ' +
      'AND NOT EXISTS (SELECT 1 FROM addressed_pictures AS o WHERE o.site_id = ?1 AND o.name = p.name ' +
      'AND o.home_id NOT IN (SELECT value FROM json_each(?2))) ' +
      "AND EXISTS (SELECT 1 FROM records WHERE site_id = ?1 AND kind = 'picture' AND id = p.name)",
    params: [siteId, JSON.stringify(homeIds), JSON.stringify(stored)],
  }).all<{ name: string }>();
  return results.map(({ name }) => name);
}

/** Ids among these whose homes are on offer here. */
export async function onOffer({ env, siteId }: OfSite, ids: readonly string[]): Promise<string[]> {
  const { results } = await prepare(env.DB, {
    sql:
      "SELECT id FROM records WHERE site_id = ?1 AND kind = 'estate' AND withdrawn_at IS NULL " +
      'AND id IN (SELECT value FROM json_each(?2))',
    params: [siteId, JSON.stringify(ids)],
  }).all<{ id: string }>();
  return results.map(({ id }) => id);
}
