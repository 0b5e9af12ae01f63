import type { Client } from '../client.ts';
import type { Call, Command, Report } from '../command.ts';
import { siteRecords } from '../records.ts';
import { getSite } from '../site/documents.ts';
import { FILED, type FiledRecord, fileOf, isSame, readFolder, writeFolder } from '../site/folder.ts';

const ARGS = [{ name: 'SITE' }, { name: 'FOLDER' }] as const;

async function onService(client: Client, siteId: string): Promise<readonly FiledRecord[]> {
  const { id } = await getSite(client, siteId);
  const records = siteRecords(client, id);
  const each = await Promise.all(
    FILED.map(async (filed) => (await records.all(filed.kind)).map((record) => fileOf(filed, record))),
  );
  return each.flat();
}

async function pull(call: Call): Promise<Report> {
  const folder = call.arg('FOLDER');
  const stored = await onService(await call.client(), call.arg('SITE'));
  await writeFolder(folder, stored);
  const files = stored.map(({ file }) => file);
  return {
    lines: [`${files.length} files in ${folder}:`, ...files.map((file) => `  ${file}`)],
    data: { files },
  };
}

/** Changes of a push: new and changed records, and stored records without a file in the folder. */
function compare(files: readonly FiledRecord[], stored: readonly FiledRecord[]) {
  const before = new Map(stored.map((one) => [one.file, one.record]));
  const given = new Set(files.map(({ file }) => file));
  const changes = files.flatMap((one) => {
    const old = before.get(one.file);
    if (old !== undefined && isSame(old, one.record)) return [];
    return [{ ...one, outcome: old === undefined ? 'new' : 'changed' }];
  });
  return { changes, unfiled: stored.filter(({ file }) => !given.has(file)).map(({ file }) => file) };
}

async function push(call: Call): Promise<Report> {
  const files = await readFolder(call.arg('FOLDER'));
  const client = await call.client();
  const id = call.arg('SITE');
  const { changes, unfiled } = compare(files, await onService(client, id));
  const dryRun = call.flag('dry-run');
  if (!dryRun) {
    const records = siteRecords(client, id);
    for (const [at, { kind, id: recordId, record }] of changes.entries()) {
      call.out.progress('Sending', at, changes.length);
      await records.put(kind, recordId, record);
    }
  }
  const same = files.length - changes.length;
  return {
    lines: [
      `${changes.length} ${dryRun ? 'would change' : 'changed'}, ${same} are the same.`,
      ...changes.map(({ file, outcome }) => `  ${outcome.padEnd(7)}  ${file}`),
      ...unfiled.map((file) => `  kept     ${file} (not in the folder)`),
    ],
    data: {
      dryRun,
      changes: changes.map(({ file, outcome }) => ({ file, outcome })),
      same,
      unfiled,
    },
  };
}

/** Pages and menus of an agency as files. */
export const PAGE_COMMANDS: readonly Command[] = [
  {
    name: 'pages pull',
    group: 'Content',
    line: 'Writes the pages and menus of a site to files: pages/about.json, menus/main.json.',
    args: ARGS,
    examples: ['pages pull zeezicht ./zeezicht'],
    run: pull,
  },
  {
    name: 'pages push',
    group: 'Content',
    line: 'Sends the pages and menus of a folder, and reports changes.',
    about: [
      'Every file is validated strictly first: if one is invalid, nothing is sent. Stored pages without a file in the folder stay unchanged.',
    ],
    args: ARGS,
    options: { 'dry-run': { line: 'report changes without making them' } },
    examples: ['pages push zeezicht ./zeezicht --dry-run', 'pages push zeezicht ./zeezicht --to production'],
    run: push,
  },
];
