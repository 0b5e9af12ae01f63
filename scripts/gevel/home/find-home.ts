import type { Client } from '../client.ts';
import { Refused } from '../errors.ts';
import { type ContentRecord, optional, siteRecords } from '../records.ts';
import { getSite } from '../site/documents.ts';
import { HOMES, type HomeKind } from './short-fields.ts';

/** A stored home. */
export interface FoundHome {
  readonly kind: HomeKind;
  /** Id of its record. */
  readonly id: string;
  readonly record: ContentRecord;
}

const memberOf = (record: ContentRecord, kind: string, key: string): unknown => {
  const main = record[kind];
  return typeof main === 'object' && main !== null
    ? Object.entries(main).find(([name]) => name === key)?.[1]
    : undefined;
};

/** A listing by its number in lists: its own id is a GUID, which no operator types. */
async function byNumber(client: Client, siteId: string, number: string): Promise<FoundHome | null> {
  if (!/^\d{1,12}$/.test(number)) return null;
  const listings = await siteRecords(client, siteId).all('listing');
  const record = listings.find((one) => String(memberOf(one, 'listing', 'external_id') ?? '') === number);
  return record === undefined
    ? null
    : { kind: 'listing', id: String(memberOf(record, 'listing', 'guid')), record };
}

/** The home of an id: of an estate, a listing (also by its number in lists) or a rental. Throws Refused for none. */
export async function findHome(client: Client, site: string, id: string): Promise<FoundHome> {
  const { id: siteId } = await getSite(client, site);
  for (const kind of HOMES) {
    const record = await optional(client.get(`/sites/${siteId}/records/${kind}/${encodeURIComponent(id)}`));
    if (record !== null) return { kind, id, record: record as ContentRecord };
  }
  const listing = await byNumber(client, siteId, id);
  if (listing !== null) return listing;
  throw new Refused(
    `${siteId} has no home "${id}". The id is the number at the end of its address on the site, or that of its record; a unit of a project is changed in its project's record.`,
  );
}
