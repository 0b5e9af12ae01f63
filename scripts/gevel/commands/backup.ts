import { join } from 'node:path';
import { openBackup } from '../backup/open.ts';
import { addErasures, checkBackup, restoreSite, sitesIn, tryRestore, type Whole } from '../backup/restore.ts';
import { checkEmpty, emptyFolder, saveErasures, saveSite } from '../backup/save.ts';
import { readPassphrase } from '../backup/seal.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { listSites } from '../site/documents.ts';

const FOLDER = { name: 'FOLDER' } as const;
const SITE = { line: 'only this site; may be repeated', value: 'SITE', many: true } as const;

/** The named sites; undefined for all. */
const chosen = (call: Call): readonly string[] | undefined => {
  const named = call.options('site');
  return named.length === 0 ? undefined : named;
};

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

async function save(call: Call): Promise<Report> {
  const folder = call.arg(FOLDER.name);
  const client = await call.client();
  const passphrase = call.option('visitors');
  if (passphrase !== undefined) await readPassphrase(passphrase);
  const sites = chosen(call) ?? (await listSites(client)).map(({ id }) => id);
  // Before a folder is made: nothing is left of a backup that cannot begin.
  for (const site of sites) await client.get(`/sites/${site}/backup`);
  await emptyFolder(folder);
  const lines: string[] = [];
  const data: object[] = [];
  let lacking = 0;
  for (const site of sites) {
    const { tables, files, missing, seal } = await saveSite(client, site, join(folder, site), {
      passphrase,
      out: call.out,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    const visitors = seal === null ? 'without visitors’ data' : 'with visitors’ data, sealed';
    lines.push(`${site}: ${counted(rows, 'row')}, ${counted(files.length, 'file')} of pictures, ${visitors}`);
    if (missing.length > 0)
      lines.push(
        `  ${counted(missing.length, 'file')} of pictures cannot be read: ${missing.slice(0, 5).join(', ')}`,
      );
    lacking += missing.length;
    data.push({ site, rows, files: files.length, missing });
  }
  // Last: everybody who was erased meanwhile is in it.
  await saveErasures(client, folder);
  return { lines, data: { sites: data }, failed: lacking > 0 };
}

/** Reads every backup first, so that nothing is written when one of them is broken. */
async function readAll(call: Call, folder: string): Promise<Whole[]> {
  const there = await sitesIn(folder);
  const sites = chosen(call) ?? there;
  const absent = sites.filter((site) => !there.includes(site));
  if (absent.length > 0) throw new Refused(`${folder} has no backup of ${absent.join(', ')}.`);
  const backups: Whole[] = [];
  for (const site of sites) {
    const whole = await checkBackup(join(folder, site), call.option('visitors'));
    if (whole.manifest.site !== site)
      throw new Refused(`${join(folder, site)} is a backup of ${whole.manifest.site}.`);
    backups.push(whole);
  }
  return backups;
}

const lineOf = ({ manifest, key }: Whole): string => {
  const { site, savedAt, missing, seal } = manifest;
  const visitors =
    key !== null
      ? ''
      : seal === null
        ? '; it has no data of visitors'
        : '; without visitors’ data: --visitors';
  const lost =
    missing.length === 0 ? '' : `; ${counted(missing.length, 'file')} of pictures were missing already`;
  return `${site}: saved ${savedAt}${visitors}${lost}`;
};

async function restore(call: Call): Promise<Report> {
  const folder = call.arg(FOLDER.name);
  const dryRun = call.flag('dry-run');
  if (!dryRun && !call.flag('yes')) throw new WrongUsage('This writes sites: add --yes, or --dry-run.');
  const backups = await readAll(call, folder);
  const client = await call.client();
  for (const whole of backups) await tryRestore(client, whole);
  if (dryRun) {
    const lines = [
      ...backups.map(lineOf),
      'Everything is whole and fits. Nothing was written: this was a dry run.',
    ];
    return { lines, data: { sites: backups.map(({ manifest }) => manifest.site) } };
  }
  for (const from of [folder, ...call.options('erasures')]) await addErasures(client, from);
  const lines: string[] = [];
  const data: object[] = [];
  for (const whole of backups) {
    const { rows, persons } = await restoreSite(client, whole, call.out);
    lines.push(lineOf(whole));
    lines.push(
      `  ${counted(rows, 'row')} and ${counted(whole.manifest.files.length, 'file')} of pictures are restored. ` +
        (persons === 0
          ? 'Nobody was erased since.'
          : `${counted(persons, 'person')} erased since the backup: erased again.`),
    );
    data.push({ site: whole.manifest.site, rows, files: whole.manifest.files.length, persons });
  }
  return { lines, data: { sites: data } };
}

async function openAll(call: Call): Promise<Report> {
  const out = call.option('out');
  if (out === undefined) throw new WrongUsage('Name the folder to write with --out.');
  const dryRun = call.flag('dry-run');
  await checkEmpty(out);
  const backups = await readAll(call, call.arg(FOLDER.name));
  const lines: string[] = [];
  const data: object[] = [];
  if (!dryRun) await emptyFolder(out);
  for (const whole of backups) {
    const { site } = whole.manifest;
    const opened = await openBackup(whole, dryRun ? null : join(out, site));
    const rows = opened.tables.reduce((sum, one) => sum + one.rows, 0);
    lines.push(lineOf(whole));
    lines.push(
      `  ${counted(rows, 'row')} of ${counted(opened.tables.length, 'table')}, ${counted(opened.pictures, 'picture')} by name` +
        (opened.missing.length === 0 ? '' : `; no file of ${opened.missing.slice(0, 5).join(', ')}`),
    );
    data.push({ site, rows, ...opened });
  }
  lines.push(
    dryRun
      ? 'Everything is whole. Nothing was written: this was a dry run.'
      : `Written below ${out}; README.txt says what is in each file.`,
  );
  return { lines, data: { sites: data } };
}

const VISITORS = 'a file with the passphrase of visitors’ data, of 16 characters or more';

/** Backups of whole agencies, and their restore. */
export const BACKUP_COMMANDS: readonly Command[] = [
  {
    name: 'backup save',
    group: 'Backups',
    line: 'Saves agencies into an empty folder: everything that is stored of each, with its pictures.',
    about: [
      'Data of visitors (messages, bookings, subscriptions, mails) is left out, unless --visitors names a file with a passphrase: then it is sealed with it. Keep the passphrase elsewhere.',
      'Visitors may write meanwhile: a row that is written during the backup may be in it or not.',
    ],
    args: [FOLDER],
    options: { site: SITE, visitors: { line: VISITORS, value: 'FILE' } },
    examples: [
      'backup save backup/2026-11-23 --to production',
      'backup save backup/duinzicht --site duinzicht --visitors passphrase.txt --to production',
    ],
    run: save,
  },
  {
    name: 'backup restore',
    group: 'Backups',
    line: 'Restores agencies from a backup; none of them may exist.',
    about: [
      'A broken backup, or one of another schema, is refused before anything is written. Nobody sees an agency before it is complete. An interrupted restore continues when it is started again; site remove takes it back.',
      'Persons erased since the backup are erased again. An empty deployment does not know later erasures: name a later backup of the old one with --erasures. Mails that waited are kept as failed: mail retry sends them.',
    ],
    args: [FOLDER],
    options: {
      site: SITE,
      visitors: { line: VISITORS, value: 'FILE' },
      erasures: { line: 'a later backup, from which only erasures are read', value: 'FOLDER', many: true },
      'dry-run': { line: 'reads the backup and asks whether it fits; writes nothing' },
      yes: { line: 'yes, restore' },
    },
    examples: [
      'backup restore backup/2026-11-23 --visitors passphrase.txt --dry-run --to staging',
      'backup restore backup/2026-11-23 --visitors passphrase.txt --yes --to staging',
    ],
    run: restore,
  },
  {
    name: 'backup open',
    group: 'Backups',
    line: 'Writes a backup as files that people read, for an agency that leaves.',
    about: [
      'Each table as CSV and JSON, and each picture by its name. Secrets of links and tokens are left out, with their hashes. Nothing is called: it works without the deployment.',
      'Data of visitors is written only with the passphrase of the backup; whoever gets it is responsible for it from then on.',
    ],
    args: [FOLDER],
    options: {
      site: SITE,
      visitors: { line: VISITORS, value: 'FILE' },
      out: { line: 'the folder to write, new or empty', value: 'DIR' },
      'dry-run': { line: 'reads the backup and counts; writes nothing' },
    },
    examples: [
      'backup open backup/duinzicht --visitors passphrase.txt --out duinzicht-leaves --dry-run',
      'backup open backup/duinzicht --visitors passphrase.txt --out duinzicht-leaves',
    ],
    run: openAll,
  },
];
