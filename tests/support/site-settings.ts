import { globSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Site } from '#wire/site.ts';
import type { AgencyId } from './sites.ts';

const holdsSites = (database: DatabaseSync): boolean =>
  database.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'sites'`).get() !== undefined;

/** Changes settings of an agency, in a state folder that no Worker uses yet. */
export function setSettings(state: string, agency: AgencyId, settings: Partial<Site['settings']>): void {
  for (const file of globSync(`${state}/v3/d1/miniflare-D1DatabaseObject/*.sqlite`)) {
    const database = new DatabaseSync(file);
    if (holdsSites(database)) {
      const { changes } = database
        .prepare(`UPDATE sites SET doc = json_patch(doc, ?) WHERE id = ?`)
        .run(JSON.stringify({ settings }), agency);
      if (changes !== 1) throw new Error(`the data has no site ${agency}`);
      database.close();
      return;
    }
    database.close();
  }
  throw new Error(`no content database in ${state}`);
}
