import * as z from 'zod';
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

const ListingSchema = z.object({
  listing: z.object({ guid: z.string(), external_id: z.union([z.string(), z.number()]).nullish() }),
});

/** A listing by its number in lists: its own id is a GUID, which no operator types. */
async function byNumber(client: Client, siteId: string, number: string): Promise<FoundHome | null> {
  if (!/^\d{1,12}$/.test(number)) return null;
  for (const record of await siteRecords(client, siteId).all('listing')) {
    const { guid, external_id: own } = ListingSchema.parse(record).listing;
    if (String(own ?? '') === number) return { kind: 'listing', id: guid, record };
  }
  return null;
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
