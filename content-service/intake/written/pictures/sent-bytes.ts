import { refuseWhere } from '#content-service/platform/db/refuse-where.ts';
import type { Statement } from '#content-service/platform/db/statement.ts';
import { MOST_SENT_BYTES } from '#wire/written-pictures.ts';

/** Counts bytes before they are stored, and refuses the batch when the site's day (UTC) is full. */
export function countStatements(siteId: string, bytes: number, now: Date): Statement[] {
  const day = now.toISOString().slice(0, 10);
  return [
    {
      sql:
        'INSERT INTO sent_pictures (site_id, day, bytes) VALUES (?1, ?2, ?3) ' +
        'ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes',
      params: [siteId, day, bytes],
    },
    refuseWhere(
      'day_full',
      `(SELECT bytes FROM sent_pictures WHERE site_id = ? AND day = ?) > ${MOST_SENT_BYTES}`,
      [siteId, day],
    ),
  ];
}
