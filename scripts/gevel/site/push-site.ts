/** `site push`: brings up a folder of an opening, in the order in which one part needs the other. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { RECORD_KINDS } from '#content-service/intake/records/index.ts';
import { type Site, SiteSchema } from '#wire/site.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import type { Client } from '../client.ts';
import type { Call, Report } from '../command.ts';
import { Refused } from '../errors.ts';
import { DECIMALS } from '../files/index.ts';
import { assetNames } from '../pictures/asset-names.ts';
import { PICTURE } from '../transfer/chunks.ts';
import type { Entry } from '../transfer/entry.ts';
import { type Judged, judgeRecords } from '../transfer/judge-records.ts';
import { readEntries } from '../transfer/read-entries.ts';
import { type Sent, sendRecords } from '../transfer/send-records.ts';
import { withPictures } from '../transfer/with-pictures.ts';
import { type AddedPicture, addedLine, addPictures, type GivenFile } from './add-pictures.ts';
import { fillBlanks, readAnswers } from './blanks.ts';
import { checkSite, type Finding } from './check-site.ts';
import { changeSite, findSite, getSite, judgeSite, putSite } from './documents.ts';
import { readFolder } from './folder.ts';
import { gatherFacts, MenuRecordSchema, PageRecordSchema } from './gather.ts';
import { BLANKS_FILE, homesIn, readDocument } from './opening-folder.ts';
import { changeLines, documentChanges, notInFolder, recordChanges } from './push-changes.ts';
import { withoutPictures } from './without-pictures.ts';

const KINDS = RECORD_KINDS.map(({ name }) => name);
/** Most refusals that are listed. */
const MOST_LISTED = 100;

type Document = Readonly<Record<string, unknown>>;

/** Pictures directly in the folder: name → file. */
async function picturesIn(photos: string | null): Promise<ReadonlyMap<string, string>> {
  if (photos === null) return new Map();
  const found = await readdir(photos, { withFileTypes: true });
  const files = found.filter((one) => one.isFile() && !one.name.startsWith('.')).map(({ name }) => name);
  return new Map([...assetNames(files)].map(([file, name]) => [name, join(photos, file)]));
}

/** The document with the pictures "logo" and "logo-dark" of the folder as its logo, if it names none. */
function withLogo<Given extends Document>(document: Given, pictures: ReadonlyMap<string, string>): Given {
  const settings = document.settings as Document;
  if (settings.logo !== undefined || !pictures.has('logo')) return document;
  const dark = pictures.has('logo-dark') ? { dark: 'logo-dark' } : {};
  return { ...document, settings: { ...settings, logo: { light: 'logo', ...dark } } };
}

/** Files of the folder's pictures whose names the settings name: logo.png is the picture "logo". */
function settingsFiles(pictures: ReadonlyMap<string, string>, document: object): readonly GivenFile[] {
  const { logo, socialPicture, team } = readLoosely(SiteSchema, document).settings;
  const named = new Set([
    logo?.light,
    logo?.dark,
    socialPicture,
    ...(team?.people ?? []).map((one) => one.picture),
  ]);
  return [...pictures].flatMap(([name, location]) => (named.has(name) ? [{ name, location }] : []));
}

const refusalLine =
  (mark: '✗' | '·') =>
  ({ file, line, kind, id, field, reason, value }: Sent['refusals'][number]): string =>
    `  ${mark} ${file}${line ? ` line ${line}` : ''}, ${[kind, id].filter(Boolean).join(' ')} ${field}: ${reason}${value ? ` (${value})` : ''}`;

const findingLine = ({ must, says }: Finding): string => `  ${must ? '✗' : '·'} ${says}`;

/** Pages and menus of the folder with their blanks filled in, and notes on texts for blanks that are not there. */
async function readTexts(folder: string) {
  const answers = await readAnswers(join(folder, BLANKS_FILE));
  const filed = (await readFolder(folder)).map((one) => ({
    ...one,
    ...fillBlanks(one.record, one.kind === 'page' ? one.id : '', answers),
  }));
  const used = new Set(filed.flatMap((one) => [...one.used]));
  const notes: Sent['notes'] = answers
    .filter((one) => !used.has(one))
    .map(({ line, page, locale, blank }) => ({
      file: BLANKS_FILE,
      line,
      kind: 'page',
      id: page,
      field: locale,
      value: blank,
      reason: 'the page has no such blank; its text is not used',
    }));
  return { records: filed.map(({ kind, file, page }) => ({ kind, file, record: page })), notes };
}
type Texts = Awaited<ReturnType<typeof readTexts>>;

/** What the site would have after a push, for its check; a dry run tries no addresses. */
async function factsAfter(
  client: Client,
  before: Site | null,
  after: Site,
  { records }: Texts,
  homes: boolean,
) {
  const stored =
    before === null ? { pages: [], menus: [], hasHomes: false } : await gatherFacts(client, before);
  const pages = records.flatMap(({ record }) => PageRecordSchema.safeParse(record).data?.page ?? []);
  const menus = records.flatMap(({ record }) => MenuRecordSchema.safeParse(record).data?.navigation ?? []);
  const named = new Set(menus.map(({ name }) => name));
  const ids = new Set(pages.map(({ id }) => String(id)));
  return {
    site: after,
    pages: [...stored.pages.filter(({ id }) => !ids.has(String(id))), ...pages],
    menus: [...stored.menus.filter(({ name }) => !named.has(name)), ...menus],
    tried: [],
    sender: null,
    hasHomes: homes || stored.hasHomes,
  };
}

const firstOf = (lines: readonly string[]): readonly string[] => [
  ...lines.slice(0, MOST_LISTED),
  ...(lines.length > MOST_LISTED ? [`  and ${lines.length - MOST_LISTED} more (--json has all)`] : []),
];

/**
 * Stores the document, the pictures, then pages, menus and homes in one import. A new site is a draft; one that is
 * there keeps its state and hostnames, and what is not in the folder stays. May be repeated: it continues. Its dry run
 * judges the same, and tells each field before and after.
 */
export async function pushSite(call: Call): Promise<Report> {
  const id = call.arg('SITE');
  const folder = call.arg('FOLDER');
  const dryRun = call.flag('dry-run');
  const decimal = DECIMALS.find((one) => one === call.option('decimal')) ?? null;
  const written = await readDocument(folder, id);
  const { homes, photos } = await homesIn(folder);
  const texts = await readTexts(folder);
  const pictureFiles = await picturesIn(photos);
  const client = await call.client();
  const before = await findSite(client, id);
  const documentOver = (stored: Site | null) => {
    const unchanged =
      stored === null ? { state: 'draft' } : { state: stored.state, hostnames: stored.hostnames };
    return withLogo({ ...written, ...unchanged }, pictureFiles);
  };
  const document = documentOver(before);

  const bare = withoutPictures(document);
  if (dryRun || before !== null) await judgeSite(client, id, bare);
  else await putSite(client, id, bare);
  const files = settingsFiles(pictureFiles, document);
  const asked = { client, siteId: id, out: call.out, dryRun };
  const pictures: readonly AddedPicture[] = files.length === 0 ? [] : await addPictures(asked, files);
  const entries = async function* (): AsyncGenerator<Entry> {
    for (const { file, record } of texts.records) yield { file, line: 1, value: record };
    if (homes !== null) yield* readEntries(homes, { decimal });
  };
  const named =
    photos === null ? entries : await withPictures({ ...asked, entries, folder: photos, strict: false });
  const context = { kinds: KINDS, out: call.out };
  const judged: Judged[] = [];
  const judging = { site: before === null, judged: (one: Judged) => void judged.push(one) };
  const sent = await (dryRun
    ? judgeRecords(client, id, named, { sync: 'none' }, context, judging)
    : sendRecords(client, id, named, { sync: 'none' }, context));
  if (sent.summary === null) throw new Refused(`Nothing was imported into ${id}.`);
  const { summary, refusals } = sent;
  const notes = [...texts.notes, ...sent.notes];
  // With the state and hostnames of this moment: the site may have been opened since the push began.
  const stored = dryRun
    ? await judgeSite(client, id, bare)
    : (await changeSite(client, id, documentOver)).outcome;
  const outcome = before === null ? 'new' : stored;
  const after = dryRun ? readLoosely(SiteSchema, document) : await getSite(client, id);
  const hasHomes = summary.new + summary.changed + summary.same > texts.records.length;
  const facts = dryRun
    ? await factsAfter(client, before, after, texts, hasHomes)
    : await gatherFacts(client, after);
  const findings = checkSite(facts);
  const fields = before === null || !dryRun ? [] : documentChanges(before, document);
  const changes = dryRun ? await recordChanges(client, id, judged) : [];
  const kinds = [...new Set(judged.map(({ kind }) => kind))].filter((kind) => kind !== PICTURE);
  const stays = dryRun && before !== null ? await notInFolder(client, id, kinds, judged) : [];
  return {
    lines: [
      `${id}: ${outcome}${before === null ? ', a draft' : ''}.`,
      ...pictures.map((picture) => `  ${addedLine(picture)}`),
      `Pages, menus and homes: ${summary.new} new · ${summary.changed} changed · ${summary.same} same · ${summary.refused} refused · ${summary.pictures} new pictures`,
      ...firstOf([...refusals.map(refusalLine('✗')), ...notes.map(refusalLine('·'))]),
      ...firstOf(changeLines(fields, changes)),
      ...(stays.length === 0
        ? []
        : ['Not in the folder, and stays:', ...firstOf(stays.map((one) => `  ${one}`))]),
      `Before site publish ${id}:`,
      ...(findings.length === 0 ? ['  nothing is missing.'] : findings.map(findingLine)),
      ...(dryRun ? ['Nothing was written: this was a dry run.'] : []),
    ],
    data: {
      site: id,
      outcome,
      dryRun,
      pictures,
      summary,
      refusals,
      notes,
      findings,
      ...(dryRun ? { fields, changes, stays } : {}),
    },
    failed: refusals.length > 0,
  };
}
