/**
 * An agency's opening as a folder: `site.json`, its pages and menus, a sheet of its homes, and their pictures.
 * `site add --folder` writes it, `site push` brings it up.
 */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Locale } from '#domain/locale.ts';
import { Refused, WrongUsage } from '../errors.ts';
import { csvRow } from '../files/index.ts';
import type { startingSet } from '../starting-set/index.ts';
import { blankSheet } from './blanks.ts';
import { FILED, fileOf, writeFolder } from './folder.ts';
import type { newSite } from './new-site.ts';

const SITE_FILE = 'site.json';
/** Files of homes, of which the first that is there is read. */
const HOME_FILES = ['homes.csv', 'homes.ndjson', 'homes.jsonl', 'homes.json'];
const PHOTOS = 'photos';
/** Texts for the blanks of the pages. */
export const BLANKS_FILE = 'blanks.csv';

type Document = Readonly<Record<string, unknown>>;

/** What only the agency knows, as empty texts and lists: `site check` finds each that stays empty. */
const blanks = (locales: readonly Locale[]) => {
  const each = Object.fromEntries(locales.map((locale) => [locale, '']));
  return {
    contact: { email: '', phone: '', street: '', zip: '', city: '' },
    legal: {
      name: '',
      companyNumber: '',
      vatNumber: '',
      titles: [],
      professionalNumber: '',
      liability: each,
      guarantee: each,
      thirdPartyAccount: '',
    },
  };
};

/** Columns of a first sheet: what a home is found by, what the law asks most often, and its pictures. */
function sheetColumns(kind: 'estate' | 'listing', locales: readonly Locale[]): readonly string[] {
  const each = (path: string) => locales.map((locale) => `${path}.${locale}`);
  const address = (kinds: string) => [
    `${kinds}.visible`,
    ...each(`${kinds}.street`),
    `${kinds}.number`,
    `${kinds}.city.zip`,
    ...each(`${kinds}.city.name`),
  ];
  if (kind === 'listing')
    return [
      'listing.guid',
      'listing.type',
      'listing.status',
      ...each('listing.title'),
      ...each('listing.description'),
      'listing.financial.price',
      ...address('listing.address'),
      'listing.construction.bedrooms_count',
      'listing.construction.bathrooms_count',
      'listing.construction.living_area_surface',
      'listing.certification.epc_value',
      'listing.certification.epc_number',
      'listing.pictures',
    ];
  return [
    'estate.general.id',
    'estate.general.headType.id',
    'estate.general.transaction.id',
    ...each('estate.general.title'),
    ...each('estate.general.description'),
    'estate.general.price.value',
    ...address('estate.general.address'),
    'estate.general.bedroomCount',
    'estate.general.bathroomCount',
    'estate.dimensions.areaBuild',
    'estate.dimensions.areaGround',
    'estate.energy.epcValue',
    'estate.energy.epcReference',
    'estate.pictures',
  ];
}

interface Opening {
  readonly document: ReturnType<typeof newSite>['document'];
  readonly locales: readonly Locale[];
  readonly kind: 'estate' | 'listing';
  readonly set: ReturnType<typeof startingSet>;
}

/** Writes the template into an empty or new folder; returns its files. Throws WrongUsage for any other folder. */
export async function writeOpening(folder: string, { document, locales, kind, set }: Opening) {
  await mkdir(join(folder, PHOTOS), { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== PHOTOS);
  if (others.length > 0)
    throw new WrongUsage(`${folder} has files already: --folder takes an empty or a new folder.`);
  const { state: _state, settings, ...rest } = document;
  const { contact, legal } = blanks(locales);
  const site = { ...rest, settings: { ...settings, contact, legal: { ...legal, ...settings.legal } } };
  await writeFile(join(folder, SITE_FILE), `${JSON.stringify(site, null, 2)}\n`);
  const [page, navigation] = FILED;
  const records = [
    ...set.pages.map((one) => fileOf(page, { page: one })),
    ...set.menus.map((one) => fileOf(navigation, { navigation: one })),
  ];
  await writeFolder(folder, records);
  // Semicolons and the mark of UTF-8, as Belgian spreadsheets write such a file.
  const [sheet = ''] = HOME_FILES;
  await writeFile(join(folder, sheet), `\uFEFF${csvRow(sheetColumns(kind, locales))}`);
  await writeFile(join(folder, BLANKS_FILE), `\uFEFF${blankSheet(set.pages, locales)}`);
  return [SITE_FILE, BLANKS_FILE, sheet, ...records.map(({ file }) => file)];
}

const DocumentSchema = z.looseObject({ id: z.string(), settings: z.looseObject({}).optional() });

/** A document without its empty texts, which are blanks of the template; groups of nothing else go too. */
function withoutBlanks(value: unknown): unknown {
  if (value === '') return undefined;
  if (Array.isArray(value)) return value.map(withoutBlanks).filter((member) => member !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    const stated = withoutBlanks(member);
    return stated === undefined ? [] : [[key, stated] as const];
  });
  const isOfBlanks = members.length === 0 && Object.keys(value).length > 0;
  return isOfBlanks ? undefined : Object.fromEntries(members);
}

/** The document of a folder without its blanks; its state is never read from it. Throws Refused when there is none, or of another site. */
export async function readDocument(folder: string, id: string): Promise<Document> {
  const text = await readFile(join(folder, SITE_FILE), 'utf8').catch(() => {
    throw new Refused(`${folder} has no ${SITE_FILE}: site add --folder writes one.`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Refused(`${join(folder, SITE_FILE)} is no JSON: ${String(error)}`);
  }
  const read = DocumentSchema.safeParse(json);
  if (!read.success) throw new Refused(`${join(folder, SITE_FILE)} is no document of a site.`);
  if (read.data.id !== id)
    throw new Refused(`${join(folder, SITE_FILE)} is of the site "${read.data.id}", not of "${id}".`);
  const { settings = {}, ...rest } = read.data;
  const stated = withoutBlanks(settings) as Document | undefined;
  // Required, though nothing may be in it yet.
  return { ...(withoutBlanks(rest) as Document), settings: { contact: {}, ...stated } };
}

const isThere = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

/** The file of homes, and the folder of pictures; null where there is none. */
export async function homesIn(folder: string) {
  const paths = HOME_FILES.map((name) => join(folder, name));
  const there = await Promise.all(paths.map(isThere));
  const found = paths.filter((_path, at) => there[at]);
  if (found.length > 1) throw new Refused(`${found.join(' and ')}: only one of them can be the homes.`);
  const photos = join(folder, PHOTOS);
  return { homes: found[0] ?? null, photos: (await isThere(photos)) ? photos : null };
}
