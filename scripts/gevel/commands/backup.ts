import { STATE } from '../../lib/data.ts';
import { findRunning } from '../../lib/running.ts';
import { type Database, deployedDatabase, localDatabase } from '../backup/database.ts';
import { forgetAgain } from '../backup/forget-again.ts';
import { restoreBackup, type Target } from '../backup/restore.ts';
import { saveBackup } from '../backup/save.ts';
import type { Call, Command } from '../command.ts';
import { type BoundDatabase, CONFIGS, databasesOf, ENVIRONMENTS, readWorker } from '../deploy/environment.ts';
import { createWrangler } from '../deploy/wrangler.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { siteId } from '../site/documents.ts';
import { againLine } from './persons.ts';

const DATABASE = { name: 'DATABASE' } as const;
const FOLDER = { name: 'FOLDER' } as const;

/** The named database of an environment, or its only one. Throws WrongUsage when that is ambiguous. */
export function chooseDatabase(bound: readonly BoundDatabase[], named: string | undefined): BoundDatabase {
  const [first] = bound;
  const chosen = named === undefined ? first : bound.find(({ binding }) => binding === named);
  const all = bound.map(({ binding }) => binding).join(', ');
  if (chosen === undefined) throw new WrongUsage(`There is no database ${named}: there are ${all}.`);
  if (named === undefined && bound.length > 1)
    throw new WrongUsage(
      `There are several databases (${all}): name one with --database, and use a folder for each.`,
    );
  return chosen;
}

interface Opened extends Target {
  /** The named database. */
  readonly db: Database;
}

/** Opens the databases of an environment, or only the named one. */
async function openDatabases(call: Call, which: 'all' | 'named'): Promise<Opened> {
  const text = call.arg(DATABASE.name);
  const environment = ENVIRONMENTS.find((name) => name === text);
  if (environment === undefined && text !== 'local')
    throw new WrongUsage(`DATABASE must be local, ${ENVIRONMENTS.join(' or ')}, not "${text}".`);
  const bound = databasesOf(readWorker(CONFIGS['content service'], environment));
  const chosen = chooseDatabase(bound, call.option('database'));
  if (environment === undefined && (await findRunning()) !== null)
    throw new Refused('npm start is using the local database: stop it.');
  const openOne = ({ binding, id }: BoundDatabase) =>
    environment === undefined
      ? localDatabase(STATE, id)
      : deployedDatabase(createWrangler(), environment, binding);
  const db = await openOne(chosen);
  if (which === 'named') return { db, databases: [db], number: 0 };
  const number = bound.indexOf(chosen);
  const [first = db, ...others] = await Promise.all(
    bound.map(async (one) => (one === chosen ? db : openOne(one))),
  );
  return { db, databases: [first, ...others], number };
}

async function withDatabases<T>(
  call: Call,
  which: 'all' | 'named',
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const opened = await openDatabases(call, which);
  try {
    return await work(opened);
  } finally {
    for (const db of opened.databases) await db.close();
  }
}

const WHICH = {
  line: 'which database, when there are several: DB, DB_1 and so on',
  value: 'BINDING',
} as const;
const NOBODY_SINCE = 'The deployment has no erasure of a person since the backup.';

/** Backups of the database: `wrangler d1 export` refuses a database with a full-text index. */
export const BACKUP_COMMANDS: readonly Command[] = [
  {
    name: 'backup save',
    group: 'Backups',
    line: 'Writes every row of the database into an empty folder, or those of one site.',
    about: [
      'DATABASE is local, staging or production. The backup contains personal data of visitors: store it accordingly. It does not contain picture files; `export` writes those of a site.',
      'Rows are read in pages: a row that is written during the backup may be in it or not.',
    ],
    args: [DATABASE, FOLDER],
    options: { site: { line: 'only the rows of one site', value: 'SITE' }, database: WHICH },
    examples: [
      'backup save production backup/2026-11-23',
      'backup save local backup/duinzicht --site duinzicht',
    ],
    run: (call) =>
      withDatabases(call, 'named', async ({ db }) => {
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
    line: 'Restores a backup into a database that does not have its rows.',
    about: [
      'A backup of the whole database needs a database with every migration and no site, a backup of one site a database without that site. While it runs, the database is blocked for everyone else.',
      'Persons erased since the backup are erased again, by a call of that deployment. An empty first database does not know later erasures: before you give up the old one, save it, and name that folder with --erasures.',
    ],
    args: [DATABASE, FOLDER],
    options: {
      yes: { line: 'yes, this database' },
      database: WHICH,
      erasures: {
        line: 'a later backup of the whole first database, from which only erasures are read',
        value: 'FOLDER',
      },
    },
    examples: ['backup restore staging backup/2026-11-23 --yes'],
    run: async (call) => {
      const name = call.arg('DATABASE');
      if (!call.flag('yes')) throw new WrongUsage(`This writes into ${name}: add --yes.`);
      const { rows, savedAt, site, erasedSince } = await withDatabases(call, 'all', (opened) =>
        restoreBackup(opened, call.arg('FOLDER'), call.option('erasures')),
      );
      const back = `${rows} rows are restored.`;
      if (!erasedSince) return { lines: [back, NOBODY_SINCE], data: { rows, again: 0 } };
      try {
        const again = await forgetAgain(await call.client(name), { since: savedAt, site });
        const lines = [back, againLine(again)];
        return { lines, data: { rows, again: again.persons } };
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        const rest = `person forget-again ${savedAt}${site === null ? '' : ` --site ${site}`} --to ${name}`;
        throw new Refused(
          `${back} They still contain persons erased since the backup. Run: ${rest} (${why})`,
        );
      }
    },
  },
];
