import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { isUnknownHome } from '#content-service/intake/records/new-home.ts';
import type { Client } from '../client.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { DECIMALS, type ReadOptions } from '../files/index.ts';
import { readMap, writeProposedMap } from '../files/map-files.ts';
import { optional, siteRecords } from '../records.ts';
import { CallRefused } from '../refusal.ts';
import { withoutPictures } from '../site/without-pictures.ts';
import { type FiledRefusal, inOrder } from '../transfer/chunks.ts';
import { judgeRecords } from '../transfer/judge-records.ts';
import { readEntries } from '../transfer/read-entries.ts';
import { type SendOptions, type Sent, type Summary, sendRecords } from '../transfer/send-records.ts';
import { exportSite, readSiteFile, readSiteRecords, sendPictureFiles } from '../transfer/site-folder.ts';
import { withPictures } from '../transfer/with-pictures.ts';

const KINDS = RECORD_KINDS.map(({ name }) => name);

/** Most refusals that are listed. */
const MOST_LISTED = 100;

const refusalLine = ({ file, line, kind, id, field, value, reason }: FiledRefusal): string => {
  const place = [`${file}${line ? ` line ${line}` : ''}`, [kind, id].filter(Boolean).join(' '), field];
  return `  ${place.filter((part) => part !== '').join(', ')}: ${reason}${value ? ` (${value})` : ''}`;
};

const summaryLine = ({ read, new: added, changed, same, withdrawn, refused, pictures }: Summary): string =>
  `${read} read · ${added} new · ${changed} changed · ${same} same · ${withdrawn} withdrawn · ${refused} refused` +
  (pictures === 0 ? '' : ` · ${pictures} new pictures`);

interface Asked {
  readonly dryRun?: boolean;
  readonly sync?: boolean;
  /** What a sync left as it was, in sentences. */
  readonly left?: readonly string[];
}

const NAMELESS =
  'Nothing was withdrawn: a refused record has no valid id, or an unknown one, so it could be any stored record.';

/** Whether a refused record could be any stored one: then the service withdraws nothing. */
const couldBeAny = ({ kind, id, reason }: FiledRefusal): boolean =>
  kind === null || id === null || isUnknownHome(kind, reason);

/** The first of many lines, and how many there are more. */
const firstOf = (lines: readonly string[]): string[] => {
  const more = lines.length - MOST_LISTED;
  return [...lines.slice(0, MOST_LISTED), ...(more > 0 ? [`  and ${more} more`] : [])];
};

/** Most notes of one reason in a file, such as a host whose pictures the site does not show. */
const MOST_ALIKE = 3;

/** Lines of notes, of which many with one reason are counted. */
function noteLines(notes: readonly FiledRefusal[]): string[] {
  const counts = new Map<string, number>();
  const lines = notes.flatMap((note) => {
    const key = `${note.file}\n${note.reason}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count > MOST_ALIKE ? [] : [refusalLine(note)];
  });
  const alike = [...counts].filter(([, count]) => count > MOST_ALIKE);
  return [
    ...firstOf(lines),
    ...alike.map(([key, count]) => `  ${key.replace('\n', `, ${count - MOST_ALIKE} more times: `)}`),
  ];
}

function reportOf(
  { summary, refusals, notes }: Sent,
  { dryRun = false, sync = false, left = [] }: Asked,
): Report {
  const head =
    summary === null
      ? [
          `Nothing was imported: ${refusals.length} ${refusals.length === 1 ? 'value is' : 'values are'} refused.`,
        ]
      : [
          summaryLine(summary),
          ...(sync && refusals.some(couldBeAny) ? [NAMELESS] : []),
          ...left,
          ...(dryRun ? ['Nothing was written: this was a dry run.'] : []),
        ];
  const reportLines = notes.length === 0 || summary === null ? [] : ['To know:', ...noteLines(notes)];
  return {
    lines: [...head, ...firstOf(refusals.map(refusalLine)), ...reportLines],
    data: { summary, refusals, notes },
    failed: refusals.length > 0,
  };
}

/** Adds a hint about --yes when a sync is refused because of too many withdrawals. */
async function sent(sending: Promise<Sent>): Promise<Sent> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'many_withdrawals') {
      throw new Refused(`${error.message.split(' (')[0]} Nothing was changed; --yes allows it.`);
    }
    throw error;
  }
}

/** What a sync leaves as it was: kinds that the file does not have, and records that are refused. */
async function leftBySync(
  client: Client,
  siteId: string,
  { synced, refusals }: Sent,
): Promise<readonly string[]> {
  const records = siteRecords(client, siteId);
  const others = KINDS.filter((kind) => kind !== 'picture' && !synced.includes(kind));
  const there = await Promise.all(others.map((kind) => records.some(kind)));
  const kinds = others.filter((_kind, at) => there[at]);
  const refused = new Set(refusals.flatMap(({ kind, id }) => (id === null ? [] : [`${kind} ${id}`])));
  return [
    ...(kinds.length === 0
      ? []
      : [`Left as they were, since the file has none of them: ${kinds.join(', ')}.`]),
    ...(refused.size === 0
      ? []
      : [`Left as they were stored, since they are refused: ${firstOf([...refused]).join(', ')}.`]),
  ];
}

async function importFile(call: Call): Promise<Report> {
  const site = call.arg('SITE');
  const path = call.arg('FILE');
  const dryRun = call.flag('dry-run');
  const strict = call.flag('strict');
  const options: SendOptions = {
    sync: call.flag('sync') ? 'kinds that come' : 'none',
    strict,
    allowManyWithdrawals: call.flag('yes'),
    alerts: !call.flag('no-alerts'),
  };
  const proposed = call.option('propose-map');
  if (proposed !== undefined) {
    const text = await writeProposedMap(path, proposed);
    const next = `Correct ${proposed}, then: import ${site} ${path} --map ${proposed} --dry-run`;
    return { lines: [...text.split('\n'), next], data: { map: proposed } };
  }
  const mapFile = call.option('map');
  const map = mapFile === undefined ? null : await readMap(mapFile);
  const decimal = DECIMALS.find((one) => one === call.option('decimal')) ?? map?.decimal ?? null;
  const csv: ReadOptions = {
    decimal,
    replace: call.flag('replace'),
    map: map === null ? null : { ...map, decimal },
  };
  const beside = new Map<string, FiledRefusal>();
  const read = () => readEntries(path, csv, (note) => beside.set(`${note.file}:${note.line}`, note));
  // The export of a system that failed is an empty file: no success.
  if ((await read().next()).done === true) throw new Refused(`${path} has no record: nothing was imported.`);
  const client = await call.client();
  const folder = call.option('pictures');
  const { out } = call;
  const entries =
    folder === undefined
      ? read
      : await withPictures({ client, siteId: site, entries: read, folder, out, dryRun, strict });
  const send = dryRun ? judgeRecords : sendRecords;
  const { notes, ...rest } = await sent(send(client, site, entries, options, { kinds: KINDS, out }));
  const done: Sent = { ...rest, notes: inOrder([...beside.values(), ...notes]) };
  const sync = call.flag('sync');
  const left = sync && done.summary !== null ? await leftBySync(client, site, done) : [];
  return reportOf(done, { dryRun, sync, left });
}

async function exportTo(call: Call): Promise<Report> {
  const folder = call.arg('FOLDER');
  const context = { kinds: KINDS, out: call.out };
  const counts = await exportSite(await call.client(), call.arg('SITE'), folder, context);
  const { files, ...records } = counts;
  const reportLines = Object.entries(records).map(([kind, count]) => `${count} ${kind}`);
  return { lines: [`${folder}: ${reportLines.join(' · ')} · ${files} files of pictures`], data: counts };
}

async function restore(call: Call): Promise<Report> {
  const site = call.arg('SITE');
  const folder = call.arg('FOLDER');
  const document = await readSiteFile(folder);
  if (document.id !== site) throw new Refused(`${folder} is an export of ${document.id}, not of ${site}.`);
  const client = await call.client();
  // A draft until it is complete, so that visitors never see half a site.
  const before = await optional(client.get(`/sites/${site}/document`));
  if (before === null) await client.put(`/sites/${site}`, { ...withoutPictures(document), state: 'draft' });
  await sendPictureFiles(client, site, folder, call.out);
  const done = await sent(
    sendRecords(
      client,
      site,
      () => readSiteRecords(folder, KINDS),
      { sync: KINDS, strict: true, allowManyWithdrawals: before === null || call.flag('yes') },
      { kinds: KINDS, out: call.out },
    ),
  );
  if (done.summary !== null) await client.put(`/sites/${site}`, document);
  return reportOf(done, {});
}

/** Import, export and restore of content. */
export const CONTENT_COMMANDS: readonly Command[] = [
  {
    name: 'import',
    group: 'Content',
    line: 'Imports records from a file or folder: homes, pages, menus (docs/content.md).',
    about: [
      'Every record is validated strictly. A refused record leaves the stored one unchanged; all others are stored together.',
      'A row of a spreadsheet changes only its columns, and an empty cell removes a value; other records replace the stored ones.',
      'Spreadsheets are .xlsx, .csv, and .txt or .tsv with tabs. Columns are named by fields, or a mapping says which is which: --propose-map writes it, a person corrects it, --map reads by it.',
      'A picture that cannot be used is left out of its home and told; the rest of the home comes in.',
      'An interrupted import has changed nothing, and may be started again.',
    ],
    args: [{ name: 'SITE' }, { name: 'FILE' }],
    options: {
      sync: { line: 'withdraws stored records that are not in the file, of the kinds in the file' },
      strict: { line: 'a refused record, or a picture that cannot be used, refuses the whole file' },
      decimal: {
        value: 'SIGN',
        line: 'how numbers of spreadsheets are written: comma (1.250,5) or point (1,250.5)',
        oneOf: DECIMALS,
      },
      map: { value: 'MAP', line: 'file that says which column of a spreadsheet is which field' },
      'propose-map': {
        value: 'MAP',
        line: 'writes such a file from the spreadsheet, to be corrected; imports nothing',
      },
      replace: { line: 'rows of spreadsheets are whole records: what they do not state is removed' },
      'dry-run': { line: 'reports what would happen, and writes nothing' },
      pictures: { value: 'DIR', line: 'folder of the picture files that records name' },
      'no-alerts': {
        line: 'no alert tells of its new homes and lower prices, as after a move from elsewhere',
      },
      yes: { line: 'allows a sync to withdraw more than a fifth of the homes' },
    },
    examples: [
      'import duinzicht homes.ndjson --sync --pictures photos',
      'import duinzicht homes.csv --decimal comma --dry-run',
      'import duinzicht offer.xlsx --propose-map offer.map',
      'import duinzicht offer.xlsx --map offer.map --dry-run',
    ],
    run: importFile,
  },
  {
    name: 'export',
    group: 'Content',
    line: 'Writes a site into a folder: its document, records and pictures.',
    about: ['Exports of the same content are equal byte for byte.'],
    args: [{ name: 'SITE' }, { name: 'FOLDER' }],
    examples: ['export duinzicht backup/duinzicht'],
    run: exportTo,
  },
  {
    name: 'restore',
    group: 'Content',
    line: 'Restores a site from an export, and withdraws records that are not in it.',
    args: [{ name: 'SITE' }, { name: 'FOLDER' }],
    options: { yes: { line: 'allows it to withdraw more than a fifth of the homes' } },
    examples: ['restore duinzicht backup/duinzicht'],
    run: restore,
  },
];
