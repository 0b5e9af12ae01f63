import { estateColumns } from '#content-service/intake/estate-columns.ts';
import { estateWords } from '#content-service/intake/estate-words.ts';
import { cityStatements, type Statement, siteStatements } from '#content-service/intake/index.ts';
import { optionNameStatements } from '#content-service/intake/names.ts';
import type { Row } from '#content-service/platform/db/statement.ts';
import { PLAIN_THEME } from '#domain/theme/plain-theme.ts';
import type { Site } from '#wire/site.ts';
import { CITIES } from './cities.ts';
import { type BenchEstate, benchEstates, pictureNames } from './estates.ts';
import { SITE } from './site.ts';

/** Estates per statement: D1 binds at most a few megabytes of JSON. */
const AT_ONCE = 250;
/** Statements per batch. */
const STATEMENTS = 24;
/** Number of estates from which the names of types and statuses are stored: enough to contain all. */
const NAMED = 400;

const PAIR: [string, string] = ['#ffffff', '#000000'];
const site: Site = {
  id: SITE,
  name: 'Bench',
  hostnames: ['bench.test'],
  state: 'live',
  locales: ['nl', 'fr'],
  defaultLocale: 'nl',
  theme: {
    paper: PAIR,
    tint: PAIR,
    ink: PAIR,
    muted: PAIR,
    line: PAIR,
    accent: PAIR,
    onAccent: PAIR,
    fontDisplay: 'newsreader',
    display: { weight: 400, tracking: 0 },
    radius: 4,
    choices: PLAIN_THEME.choices,
  },
  settings: {
    source: 'first',
    hiddenStatus: [],
    features: [],
    stickers: [],
    interest: 'on',
    contact: {},
    legal: {},
  },
};

/** Inserts rows of one table with one statement: the columns are those of the first row. */
const insertAll = (table: string, rows: readonly Row[]): Statement[] => {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const values = columns.map((_, index) => `row.value ->> ${index}`);
  return [
    {
      sql: `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?) AS row`,
      params: [JSON.stringify(rows.map((row) => Object.values(row)))],
    },
  ];
};

/** The rows of an import, made by the same functions. */
const rowsOf = (estates: readonly BenchEstate[]): Statement[] => [
  ...insertAll(
    'estates',
    estates.map(({ estate }) => ({
      site_id: SITE,
      id: String(estate.general.id),
      ...estateColumns(estate),
    })),
  ),
  ...insertAll(
    'estate_documents',
    estates.map(({ estate }) => ({
      site_id: SITE,
      id: String(estate.general.id),
      words: estateWords(estate, { sold: estateColumns(estate).sold === 1, fallback: 'nl' }),
      doc: JSON.stringify(estate),
    })),
  ),
  ...insertAll(
    'estate_collections',
    estates.flatMap(({ estate, collections }) =>
      collections.map((collection) => ({
        site_id: SITE,
        collection_id: collection,
        estate_id: String(estate.general.id),
        listed_id: String(estate.general.id),
      })),
    ),
  ),
];

/** Pictures in four sizes each, because documents are answered with their hashes. */
const pictureRows = (names: readonly string[]): Statement[] =>
  insertAll(
    'assets',
    names.flatMap((name) =>
      [400, 800, 1600, 2400].map((width) => ({
        site_id: SITE,
        name,
        version: `w${width}`,
        r2_key: `${name}-${width}`,
        hash: Buffer.from(`${name}-${width}`).toString('hex').padStart(64, '0'),
        content_type: 'image/webp',
        width,
        height: Math.round((width * 2) / 3),
        bytes: width * 100,
      })),
    ),
  );

/** Fills an empty database with that many estates, plus units of projects. */
export const load = async (
  run: (statements: readonly Statement[]) => Promise<unknown>,
  estates: number,
): Promise<void> => {
  await run(siteStatements(site));
  const cities = CITIES.map(({ id, zip, name, lat, lon }) => ({
    id,
    zip,
    name: { nl: name, fr: name },
    lat,
    lon,
  }));
  await run(cities.flatMap((city) => cityStatements(SITE, city)));
  for (const names of pictureNames()) await run(pictureRows(names));
  let waiting: Statement[] = [];
  for (let from = 0; from < estates; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, estates - from);
    const part = Array.from({ length: count }, (_, index) => benchEstates(from + index)).flat();
    const names = from < NAMED ? part.flatMap(({ estate }) => optionNameStatements(SITE, estate, null)) : [];
    waiting.push(...rowsOf(part), ...names);
    // Each transaction adds one segment to the full-text index: a few large ones are merged quickly.
    if (waiting.length < STATEMENTS && from + count < estates) continue;
    await run(waiting);
    waiting = [];
  }
};
