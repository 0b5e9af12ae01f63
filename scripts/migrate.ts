// Applies the content service's migrations to a folder of local data: `node scripts/migrate.ts --persist-to DIR`, to
// every bound database. `--config FILE` names another configuration.
// `wrangler d1 migrations apply` starts a database again for each file; here all files share one. Both use the same
// list of applied migrations, so that either can continue where the other stopped.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unstable_splitSqlQuery as splitSql } from 'wrangler';
import { CONFIGS, databasesOf, readWorker } from './gevel/deploy/environment.ts';
import { foldedInto, MIGRATIONS } from './gevel/deploy/expand.ts';
import { STATE } from './lib/data.ts';
import { type LocalDatabase, withLocalDatabases } from './lib/local-database.ts';
import { Complaint, fail } from './lib/progress.mjs';

/** Wrangler's own table of applied migrations. */
const LIST =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, ' +
  'applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

async function migrate(db: LocalDatabase): Promise<void> {
  await db.prepare(LIST).run();
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>();
  const [folded] = foldedInto(results.map(({ name }) => name));
  if (folded !== undefined) {
    throw new Complaint(
      `This data was made by an older version, by ${folded} and others, which are one migration now. It was left as it is. \`npm run reset\` deletes it and loads the demo agencies again.`,
    );
  }
  const applied = new Set(results.map(({ name }) => name));
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql') && !applied.has(name));
  for (const name of files.toSorted()) {
    const statements = splitSql(await readFile(join(MIGRATIONS, name), 'utf8'));
    // One batch, so that a file is applied as a whole or not at all.
    await db.batch([
      ...statements.map((statement) => db.prepare(statement)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
    ]);
  }
}

async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'persist-to': { type: 'string', default: STATE },
      config: { type: 'string', default: CONFIGS['content service'] },
    },
  });
  const ids = databasesOf(readWorker(values.config, undefined)).map(({ id }) => id);
  await withLocalDatabases(values['persist-to'], ids, migrate);
}

main(process.argv.slice(2)).then(() => process.exit(0), fail);
