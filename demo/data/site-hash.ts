import { createHash } from 'node:crypto';
import type { DemoData } from './demo-data.ts';

const belongsTo = (siteId: string) => (record: { id?: unknown; siteId?: unknown }) =>
  record.siteId === siteId || record.id === siteId;

/** Hash of all records of one agency, 16 hexadecimal digits. */
export function siteHash(data: DemoData, siteId: string): string {
  const own = Object.entries(data).map(([key, records]) => [key, records.filter(belongsTo(siteId))]);
  return createHash('sha256').update(JSON.stringify(own)).digest('hex').slice(0, 16);
}
