import * as z from 'zod';
import type { Client } from './client.ts';
import { CallRefused } from './refusal.ts';

/** A record in a call: an object with its kind as main key. */
export type ContentRecord = Readonly<Record<string, unknown>>;

const PageOfRecordsSchema = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  /** Cursor of the next page; null on the last page. */
  next: z.string().nullable(),
});

const StoredSchema = z.object({ outcome: z.enum(['new', 'changed', 'same']) });
export type Outcome = z.infer<typeof StoredSchema>['outcome'];

/** Records of a page. */
const PAGE = 200;

/** The records of a site. */
interface Records {
  /** All records of a kind, ordered by id. */
  all(kind: string): Promise<readonly ContentRecord[]>;
  /** Whether any record of the kind exists. */
  some(kind: string): Promise<boolean>;
  put(kind: string, id: string, record: ContentRecord): Promise<Outcome>;
}

export const siteRecords = (client: Client, siteId: string): Records => {
  const base = `/sites/${siteId}/records`;

  const page = async (kind: string, after: string | null, size: number) => {
    const query = new URLSearchParams({ kind, size: String(size), ...(after === null ? {} : { after }) });
    return PageOfRecordsSchema.parse(await client.get(`${base}?${query}`));
  };

  return {
    async all(kind) {
      const found: ContentRecord[] = [];
      let after: string | null = null;
      do {
        const { records, next }: z.infer<typeof PageOfRecordsSchema> = await page(kind, after, PAGE);
        found.push(...records);
        after = next;
      } while (after !== null);
      return found;
    },
    some: async (kind) => (await page(kind, null, 1)).records.length > 0,
    async put(kind, id, record) {
      const answer = await client.put(`${base}/${kind}/${encodeURIComponent(id)}`, record);
      return StoredSchema.parse(answer).outcome;
    },
  };
};

/** The answer, or null for not found (404, 410). */
export async function optional<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallRefused && (error.status === 404 || error.status === 410)) return null;
    throw error;
  }
}
