/** A restore, and another call for the same id at every moment of it (docs/decisions/0100, 0129). */
import type { Backup, BackupPart } from '#wire/backup.ts';
import { anEstate, aSite } from '../../testing/fixtures.ts';
import { type Act, arrange, calling, testRaces } from '../../testing/interleave.ts';
import { hashOf, RED_WEBP } from '../../testing/pictures.ts';

interface Rows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A site that was saved and removed: its backup. */
interface Saved {
  readonly siteId: string;
  readonly begin: Pick<Backup, 'savedAt' | 'shape' | 'numbers' | 'document'>;
  readonly tables: readonly Rows[];
}

const RED = await hashOf(RED_WEBP);

/** The site that was saved, of which each run gets a copy of its own id. */
const MODEL = 'saved-model';

async function saveModel(): Promise<Saved> {
  const siteId = MODEL;
  await arrange(siteId, 'putSite', { body: aSite(siteId) });
  await arrange(siteId, 'putPictureFile', { params: { sha256: RED }, body: RED_WEBP });
  await arrange(siteId, 'putRecord', {
    params: { kind: 'picture', id: 'front' },
    body: { picture: { name: 'front', sizes: [{ width: 60, file: RED }] } },
  });
  await arrange(siteId, 'putRecord', {
    params: { kind: 'estate', id: '1' },
    body: { estate: anEstate(1) },
  });
  const { savedAt, shape, document, tables } = await arrange<Backup>(siteId, 'describeBackup', {});
  const saved: Rows[] = [];
  for (const { name: table, part, columns } of tables) {
    const query: { table: string; part: BackupPart } = { table, part };
    const { rows } = await arrange<Pick<Rows, 'rows'>>(siteId, 'readBackupRows', { query });
    if (rows.length > 0) saved.push({ table, columns, rows });
  }
  await arrange(siteId, 'deleteSite', {});
  // As from a database of its own: numbers count over all sites.
  const numbered = saved.map(({ columns, rows, ...one }) => ({
    ...one,
    columns,
    rows: rows.map((row, at) => row.map((value, column) => (columns[column] === 'seq' ? at + 1 : value))),
  }));
  const numbers = { events: { above: 0, upto: 100 }, journal: { above: 0, upto: 100 } };
  return { siteId, begin: { savedAt, shape, numbers, document }, tables: numbered.toReversed() };
}

// Once: reading every table takes longer than a race.
const model = saveModel();
const save = async (siteId: string): Promise<Saved> =>
  JSON.parse(JSON.stringify(await model).replaceAll(MODEL, siteId));

const begin = (changes: object = {}) =>
  calling<Saved>('beginRestore', (saved) => ({ body: { ...saved.begin, ...changes } }));

const BEGIN = {
  name: 'beginRestore',
  reads: 'whether there is a site of this id, and of which backup; whose the hostnames are',
  decides:
    'the batch is refused where there is a site of this id; a trigger refuses a hostname of another site',
  refusals: ['refused'],
  run: begin(),
} as const satisfies Act<Saved>;

const PUT: Act<Saved> = {
  name: 'putSite',
  reads: 'as its own room says',
  decides: 'as its own room says',
  run: calling('putSite', ({ siteId }) => ({ body: { ...aSite(siteId), name: 'Another' } })),
};

const DELETE: Act<Saved> = {
  name: 'deleteSite',
  reads: 'as its own room says',
  decides: 'as its own room says',
  refusals: ['not_found'],
  run: calling('deleteSite', () => ({})),
};

const RAISED = {
  text: /,"events_from":-?\d+,"journal_from":-?\d+/,
  because: 'numbers of a database, which count over all sites',
};

testRaces<Saved>({
  name: 'a site of a backup',
  setUp: save,
  pairs: (a, b) => [a, b].some(({ name }) => name.startsWith('beginRestore')),
  acts: [
    BEGIN,
    {
      ...BEGIN,
      name: 'beginRestore of another backup',
      run: begin({ savedAt: '2026-11-20T10:00:00.000Z' }),
    },
    PUT,
    DELETE,
  ],
  apart: [
    {
      text: /^site_shards .*$/,
      because: 'noted before the batch, so that a site is never without; harmless alone',
    },
    RAISED,
  ],
  sample: ['beginRestore × beginRestore', 'beginRestore × putSite', 'beginRestore × deleteSite'],
});

/** With how many rows of each table were written. */
interface Restoring extends Saved {
  readonly written: Readonly<Record<string, number>>;
}

const REST = { table: 'records' };

testRaces<Restoring>({
  name: 'a site that is being restored',
  // Everything is written but the records, which are written by an act.
  setUp: async (siteId) => {
    const saved = await save(siteId);
    await arrange(siteId, 'beginRestore', { body: saved.begin });
    const written: Record<string, number> = {};
    for (const body of saved.tables.filter(({ table }) => table !== REST.table)) {
      const { rows } = await arrange<{ rows: number }>(siteId, 'writeRestoredRows', { body });
      written[body.table] = rows;
    }
    await arrange(siteId, 'writeRestoredFile', { params: { sha256: RED }, body: RED_WEBP });
    return { ...saved, written };
  },
  acts: [
    BEGIN,
    {
      name: 'writeRestoredRows',
      reads: 'the triggers of the table',
      decides:
        'the batch is refused unless the site is being restored and was not compared; triggers change in the same batch',
      refusals: ['not_found'],
      run: calling('writeRestoredRows', ({ tables }) => ({
        body: tables.find(({ table }) => table === REST.table),
      })),
    },
    {
      name: 'writeRestoredFile',
      reads: 'whether the site is being restored, and whether a row names the file',
      decides: 'asked again after the file is stored: deleted then, unless the site is open and names it',
      refusals: ['not_found'],
      run: calling('writeRestoredFile', () => ({ params: { sha256: RED }, body: RED_WEBP })),
    },
    {
      name: 'finishRestore',
      reads: 'numbers of rows, and files; who was erased since',
      decides:
        'accepts no more rows before it reads; the batch that opens the site is refused unless it is as it was compared',
      refusals: ['not_found', 'refused'],
      run: calling('finishRestore', ({ written }) => ({ body: { rows: written } })),
    },
    PUT,
    DELETE,
  ],
  pairs: (a, b) => ![a, b].every((one) => one === PUT || one === DELETE),
  apart: [RAISED],
  sample: [
    'writeRestoredRows × deleteSite',
    'finishRestore × deleteSite',
    'finishRestore × writeRestoredRows',
    'writeRestoredFile × finishRestore',
  ],
});
