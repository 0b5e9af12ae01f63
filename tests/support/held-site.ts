/** An agency that is held as during its move (docs/decisions/0130), until the test lifts the hold. */
import { dropGuards, hold } from '#content-service/across/moves/holds.ts';
import type { ContentService } from './content-service.ts';

type Database = Parameters<typeof hold>[0];

interface Asked {
  readonly sql: string;
  readonly params: readonly (string | number)[];
}

/** A database as the content service asks it, over wrangler's API for local resources. */
function databaseOf({ rows }: Pick<ContentService, 'rows'>): Database {
  const statement = (sql: string, params: readonly (string | number)[] = []) => ({
    sql,
    params,
    bind: (...bound: readonly (string | number)[]) => statement(sql, bound),
  });
  const database = {
    prepare: statement,
    async batch(all: readonly Asked[]) {
      const answers = [];
      // That API takes texts only; the hold adds its seconds, which makes a number of them.
      for (const { sql, params } of all) answers.push({ results: await rows(sql, ...params.map(String)) });
      return answers;
    },
  };
  return database as unknown as Database;
}

/** Holds an agency for as long as `act` runs; its end lifts the hold, as the end of a move does. */
export async function whileHeld(
  content: Pick<ContentService, 'rows'>,
  site: string,
  act: () => Promise<void>,
): Promise<void> {
  const database = databaseOf(content);
  await hold(database, site, new Date().toISOString());
  // Ten seconds are too few for a browser on a busy machine.
  await content.rows('UPDATE holds SET until = until + 300 WHERE site_id = ?', site);
  try {
    await act();
  } finally {
    await content.rows('DELETE FROM holds WHERE site_id = ?', site);
    await dropGuards(database);
  }
}
