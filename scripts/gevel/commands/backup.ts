import { STATE } from '../../lib/data.ts';
import { findRunning } from '../../lib/running.ts';
import { type Database, deployedDatabase, localDatabase } from '../backup/database.ts';
import { restoreBackup } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import type { Call, Command } from '../command.ts';
import { ENVIRONMENTS } from '../deploy/environment.ts';
import { createWrangler } from '../deploy/wrangler.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { siteId } from '../site/documents.ts';

const DATABASE = { name: 'DATABASE' } as const;
const FOLDER = { name: 'FOLDER' } as const;

async function databaseOf(call: Call): Promise<Database> {
  const text = call.arg(DATABASE.name);
  const environment = ENVIRONMENTS.find((name) => name === text);
  if (environment !== undefined) return deployedDatabase(createWrangler(), environment);
  if (text !== 'local')
    throw new WrongUsage(`DATABASE is local, ${ENVIRONMENTS.join(' or ')}, and not "${text}".`);
  if ((await findRunning()) !== null)
    throw new Refused('npm start holds the database of this machine: stop it.');
  return localDatabase(STATE);
}

async function withDatabase<T>(call: Call, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await databaseOf(call);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Copies of the database of our own: `wrangler d1 export` refuses one that has an index of words. */
export const BACKUP_COMMANDS: readonly Command[] = [
  {
    name: 'backup save',
    group: 'Backups',
    line: 'Writes every row of the database into an empty folder, or those of one site.',
    about: [
      'DATABASE is local, staging or production. Visitors’ rows are in it: keep it as what it is. The bytes of pictures are not; `export` has those of a site.',
      'Rows are read page by page while others write: what is written meanwhile may be in it or not.',
    ],
    args: [DATABASE, FOLDER],
    options: { site: { line: 'only the rows of one site', value: 'SITE' } },
    examples: [
      'backup save production backup/2026-11-23',
      'backup save local backup/duinzicht --site duinzicht',
    ],
    run: (call) =>
      withDatabase(call, async (db) => {
        const site = call.option('site');
        const rows = await saveBackup(
          db,
          call.arg('FOLDER'),
          site === undefined ? null : siteId(site),
          (table, done) => call.out.progress(table, done),
        );
        return { lines: [`${rows} rows are in ${call.arg('FOLDER')}.`], data: { rows } };
      }),
  },
  {
    name: 'backup restore',
    group: 'Backups',
    line: 'Puts a backup into a database that does not have what it brings.',
    about: [
      'A whole one goes into a database that has every migration and no site, one of a site where that site is not. While it runs, the database answers nobody else.',
      'Somebody who was forgotten since the backup was made is in it: forget them again.',
    ],
    args: [DATABASE, FOLDER],
    options: { yes: { line: 'yes, this database' } },
    examples: ['backup restore staging backup/2026-11-23 --yes'],
    run: (call) => {
      if (!call.flag('yes')) throw new WrongUsage(`This writes into ${call.arg('DATABASE')}: add --yes.`);
      return withDatabase(call, async (db) => {
        const rows = await restoreBackup(db, call.arg('FOLDER'));
        return { lines: [`${rows} rows are back.`], data: { rows } };
      });
    },
  },
];
