/** `site push`: brings up a folder of an opening, in the order in which one part needs the other. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD_KINDS } from '../../../content-service/intake/records/index.ts';
import { SiteSchema } from '../../../wire/site.ts';
import { readLoosely } from '../../../wire/tolerant/read.ts';
import type { Call, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { DECIMALS } from '../files/index.ts';
import { assetNames } from '../pictures/asset-names.ts';
import type { Entry } from '../transfer/entry.ts';
import { judgeRecords } from '../transfer/judge-records.ts';
import { readEntries } from '../transfer/read-entries.ts';
import { type Sent, sendRecords } from '../transfer/send-records.ts';
import { withPictures } from '../transfer/with-pictures.ts';
import { type AddedPicture, addedLine, addPictures, type GivenFile } from './add-pictures.ts';
import { checkSite, type Finding } from './check-site.ts';
import { findSite, getSite, judgeSite, putSite, siteId } from './documents.ts';
import { readFolder } from './folder.ts';
import { gatherFacts } from './gather.ts';
import { homesIn, readDocument } from './opening-folder.ts';
import { toldBySite } from './told-by-site.ts';
import { withoutPictures } from './without-pictures.ts';

const KINDS = RECORD_KINDS.map(({ name }) => name);
/** Most refusals that are listed. */
const MOST_TOLD = 100;

/** Files of the folder's pictures whose names the settings name: logo.png is the picture "logo". */
async function settingsFiles(photos: string | null, document: object): Promise<readonly GivenFile[]> {
  if (photos === null) return [];
  const { logo, socialPicture, team } = readLoosely(SiteSchema, { state: 'draft', ...document }).settings;
  const named = new Set([
    logo?.light,
    logo?.dark,
    socialPicture,
    ...(team?.people ?? []).map((one) => one.picture),
  ]);
  const files = (await readdir(photos, { withFileTypes: true })).filter((one) => one.isFile());
  const names = assetNames(files.map(({ name }) => name));
  return files.flatMap((file) => {
    const name = names.get(file.name) ?? '';
    return named.has(name) ? [{ name, location: join(photos, file.name) }] : [];
  });
}

const refusalLine = ({ file, line, kind, id, field, reason, value }: Sent['refusals'][number]): string =>
  `  ✗ ${file}${line ? ` line ${line}` : ''}, ${[kind, id].filter(Boolean).join(' ')} ${field}: ${reason}${value ? ` (${value})` : ''}`;

const findingLine = ({ must, says }: Finding): string => `  ${must ? '✗' : '·'} ${says}`;

/** Pages, menus and homes of the folder, as one import. */
async function entriesOf(folder: string, homes: string | null, decimal: 'comma' | 'point' | null) {
  const filed = await readFolder(folder);
  return async function* (): AsyncGenerator<Entry> {
    for (const { file, record } of filed) yield { file, line: 1, value: record };
    if (homes !== null) yield* readEntries(homes, { decimal });
  };
}

/**
 * Stores the document, the pictures, then pages, menus and homes in one import. A new site is a draft; one that is
 * there keeps its state and hostnames, and what is not in the folder stays. May be repeated: it continues.
 */
export async function pushSite(call: Call): Promise<Report> {
  const id = siteId(call.arg('SITE'));
  const folder = call.arg('FOLDER');
  const dryRun = call.flag('dry-run');
  const decimal = DECIMALS.find((one) => one === call.option('decimal')) ?? null;
  const written = await readDocument(folder, id);
  const { homes, photos } = await homesIn(folder);
  const entries = await entriesOf(folder, homes, decimal);
  const files = await settingsFiles(photos, written);
  const client = await call.client();
  const before = await findSite(client, id);
  const kept = before === null ? { state: 'draft' } : { state: before.state, hostnames: before.hostnames };
  const document = { ...written, ...kept };

  const bare = withoutPictures(document);
  if (dryRun || before !== null) await judgeSite(client, id, bare);
  else await putSite(client, id, bare);
  const asked = { client, siteId: id, out: call.out, dryRun };
  if (dryRun && before === null) {
    const lines = [`${id} would be a new draft. Its pages and homes are judged once it is there.`];
    return {
      lines: [...lines, 'Nothing was written: this was a dry run.'],
      data: { dryRun, site: document },
    };
  }
  const pictures: readonly AddedPicture[] = files.length === 0 ? [] : await addPictures(asked, files);
  const named =
    photos === null ? entries : await withPictures({ ...asked, entries, folder: photos, strict: false });
  const context = { kinds: KINDS, out: call.out };
  const sent = await (dryRun ? judgeRecords : sendRecords)(client, id, named, { sync: 'none' }, context);
  if (sent.summary === null) throw new Refused(`Nothing was imported into ${id}.`);
  const outcome = dryRun ? await judgeSite(client, id, bare) : await putSite(client, id, document);
  const findings = checkSite(await gatherFacts(client, await getSite(client, id)));
  const { summary, refusals, notes } = sent;
  return {
    lines: [
      `${id}: ${before === null ? 'new, a draft' : outcome}.`,
      ...pictures.map((picture) => `  ${addedLine(picture)}`),
      `Pages, menus and homes: ${summary.new} new · ${summary.changed} changed · ${summary.same} same · ${summary.refused} refused · ${summary.pictures} new pictures`,
      ...[...refusals, ...notes].slice(0, MOST_TOLD).map(refusalLine),
      ...(dryRun
        ? [
            ...toldBySite(readLoosely(SiteSchema, document)).map((sentence) => `  ${sentence}`),
            'Nothing was written: this was a dry run.',
          ]
        : [
            `Before site publish ${id}:`,
            ...(findings.length === 0 ? ['  nothing is missing.'] : findings.map(findingLine)),
          ]),
    ],
    data: {
      site: id,
      outcome: before === null ? 'new' : outcome,
      dryRun,
      pictures,
      summary,
      refusals,
      notes,
      findings,
    },
    failed: refusals.length > 0,
  };
}
