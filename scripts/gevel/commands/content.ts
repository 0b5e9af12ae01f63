import { RECORD_KINDS, RECORD_SHAPES } from '../../../content-service/intake/records/index.ts';
import type { Call, Command, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { readRecords } from '../files/index.ts';
import { optional } from '../records.ts';
import { CallRefused } from '../refusal.ts';
import {
  type FiledRefusal,
  type SendOptions,
  type Sent,
  type Summary,
  sendRecords,
} from '../transfer/send-records.ts';
import { exportSite, readSiteFile, readSiteRecords, sendPictureFiles } from '../transfer/site-folder.ts';
import { withPictures } from '../transfer/with-pictures.ts';

const KINDS = RECORD_KINDS.map(({ name }) => name);

/** Refusals that are told one by one. */
const MOST_TOLD = 100;

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
}

const NAMELESS =
  'Nothing was withdrawn: a refused record has no id that can be read, and may be any of those that are there.';

function reportOf({ summary, refusals }: Sent, { dryRun = false, sync = false }: Asked): Report {
  const told = refusals.slice(0, MOST_TOLD).map(refusalLine);
  const more = refusals.length - told.length;
  const head =
    summary === null
      ? [
          `Nothing was imported: ${refusals.length} ${refusals.length === 1 ? 'value is' : 'values are'} refused.`,
        ]
      : [
          summaryLine(summary),
          ...(sync && refusals.some(({ id }) => id === null) ? [NAMELESS] : []),
          ...(dryRun ? ['Nothing was written: this was a dry run.'] : []),
        ];
  return {
    lines: [...head, ...told, ...(more > 0 ? [`  and ${more} more`] : [])],
    data: { summary, refusals },
    failed: refusals.length > 0,
  };
}

/** Says what to do where a sync is refused for what it would withdraw. */
async function sent(sending: Promise<Sent>): Promise<Sent> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'many_withdrawals') {
      throw new Refused(`${error.message.split(' (')[0]} Nothing was changed; --yes does it all the same.`);
    }
    throw error;
  }
}

async function importFile(call: Call): Promise<Report> {
  const site = call.arg('SITE');
  const path = call.arg('FILE');
  const dryRun = call.flag('dry-run');
  const options: SendOptions = {
    sync: call.flag('sync') ? 'kinds that come' : 'none',
    dryRun,
    strict: call.flag('strict'),
    allowManyWithdrawals: call.flag('yes'),
  };
  const client = await call.client();
  const read = () => readRecords(path, RECORD_SHAPES);
  const folder = call.option('pictures');
  const entries =
    folder === undefined
      ? read
      : await withPictures({ client, siteId: site, entries: read, folder, out: call.out });
  return reportOf(await sent(sendRecords(client, site, entries, options, { kinds: KINDS, out: call.out })), {
    dryRun,
    sync: call.flag('sync'),
  });
}

async function exportTo(call: Call): Promise<Report> {
  const folder = call.arg('FOLDER');
  const context = { kinds: KINDS, out: call.out };
  const counts = await exportSite(await call.client(), call.arg('SITE'), folder, context);
  const { files, ...records } = counts;
  const told = Object.entries(records).map(([kind, count]) => `${count} ${kind}`);
  return { lines: [`${folder}: ${told.join(' · ')} · ${files} files of pictures`], data: counts };
}

async function restore(call: Call): Promise<Report> {
  const site = call.arg('SITE');
  const folder = call.arg('FOLDER');
  const document = await readSiteFile(folder);
  if (document.id !== site) throw new Refused(`${folder} is an export of ${document.id}, not of ${site}.`);
  const client = await call.client();
  // Nobody sees a site that is half there.
  const before = await optional(client.get(`/sites/${site}/document`));
  if (before === null) await client.put(`/sites/${site}`, { ...document, state: 'draft' });
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

/** Content by the file: in, out, and back. */
export const CONTENT_COMMANDS: readonly Command[] = [
  {
    name: 'import',
    group: 'Content',
    line: 'Brings in the records of a file or folder: homes, pages, menus (docs/content.md).',
    about: [
      'Every record is read strictly. One that is refused stays as it was; the others come in, all at once.',
      'An import that is broken off has changed nothing, and may be begun again.',
    ],
    args: [{ name: 'SITE' }, { name: 'FILE' }],
    options: {
      sync: { line: 'withdraws what the file does not bring, of the kinds that it brings' },
      strict: { line: 'one refused record refuses the whole file' },
      'dry-run': { line: 'says what would happen, and writes nothing' },
      pictures: { value: 'DIR', line: 'folder of the pictures that records name by file' },
      yes: { line: 'lets a sync withdraw more than a fifth of the homes' },
    },
    examples: [
      'import duinzicht homes.ndjson --sync --pictures photos',
      'import duinzicht homes.csv --dry-run',
    ],
    run: importFile,
  },
  {
    name: 'export',
    group: 'Content',
    line: 'Writes all that a site has into a folder: its document, its records, its pictures.',
    about: ['Written again from the same content, every file is the same, byte for byte.'],
    args: [{ name: 'SITE' }, { name: 'FOLDER' }],
    examples: ['export duinzicht backup/duinzicht'],
    run: exportTo,
  },
  {
    name: 'restore',
    group: 'Content',
    line: 'Puts a site back as an export has it, and withdraws what the export does not have.',
    args: [{ name: 'SITE' }, { name: 'FOLDER' }],
    options: { yes: { line: 'also where that withdraws more than a fifth of the homes' } },
    examples: ['restore duinzicht backup/duinzicht'],
    run: restore,
  },
];
