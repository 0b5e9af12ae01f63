import { globSync } from 'node:fs';

/** A folder with import rules ("room"). The first entry whose folder matches applies to a file. */
export interface Room {
  /** Folder, or file, that the rules cover. */
  readonly folder: string;
  /** Folders that it may import from; its own folder is always allowed. */
  readonly imports: readonly string[];
  /** Packages it may import. */
  readonly packages: readonly string[];
}

/** Folder of the screens. */
const SCREENS = 'worker/screens';
/** Dependencies of rendering on the server: React components shared with the browser, texts and rules. */
const DRAWING = ['client/ui', 'domain', 'locales'];
const BENEATH = ['worker/platform', 'worker/map', 'worker/outline', 'worker/estate', 'wire'];
/** Components and views that several screens share. */
const SHARED = [
  'worker/answering',
  'worker/agenda',
  'worker/blocks',
  'worker/form-subject',
  'worker/rental',
  'worker/results',
  'worker/search',
];
const SCREEN = ['hono', 'react', 'react-dom', 'schema-dts', 'zod'];
const PLATFORM = [...SCREEN, '@hono/react-renderer', 'htmlparser2', 'uqr', 'virtual:client-manifest'];

/** Dependencies of every folder of the content service: its bindings, and its queued work. */
const CONTENT_BASE = ['content-service/env.ts', 'content-service/kinds.ts', 'domain', 'wire'];

/**
 * Folders of the content service that are not capabilities: folders with their own rules, tests, and files
 * that are not code.
 */
const NO_CAPABILITY = /\/(?:across|estates|intake|rental-units|mail|migrations|platform|testing)$|\.[a-z]+$/;

/** Capabilities that read a foreign format with its library: archives of streets, and rules of calendars. */
const FORMATS: Readonly<Record<string, readonly string[]>> = {
  'content-service/calendars': ['ical.js'],
  'content-service/maps': ['pmtiles'],
};

/**
 * Capabilities of the content service: every other folder, so that a new one has rules at once. Code that two
 * of them need is in a lower folder; they never import each other.
 */
const CAPABILITIES: readonly Room[] = globSync('content-service/[a-z]*')
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => !NO_CAPABILITY.test(folder))
  .map((folder) => ({
    folder,
    imports: [
      'content-service/estates',
      'content-service/rental-units',
      'content-service/mail',
      'content-service/platform',
      ...CONTENT_BASE,
      'locales/mails.ts',
      'locales/sub-type-words.ts',
    ],
    packages: [...(FORMATS[folder] ?? []), 'zod'],
  }));

/** Imports only point downwards: worker → client/ui → domain. */
export const ROOMS: readonly Room[] = [
  // One schema per form, for the browser, the edge and the content service (docs/decisions/0017).
  { folder: 'domain/forms', imports: ['domain'], packages: ['zod/mini'] },
  // Reads CSV for the command line and for feeds: columns are typed by the schemas that it is given.
  { folder: 'domain/csv', imports: ['domain'], packages: ['zod'] },
  // The names of characters in agencies' texts are the HTML parser's own table.
  { folder: 'domain', imports: [], packages: ['entities'] },
  { folder: 'locales', imports: ['domain'], packages: ['rosetta'] },
  {
    folder: 'client/vite.config.ts',
    imports: ['client', 'domain'],
    packages: ['vite', '@vitejs/plugin-react'],
  },
  // Components rendered on both sides, and the props of islands: the server writes what the browser reads.
  { folder: 'client/ui', imports: ['domain'], packages: ['react'] },
  { folder: 'client/calls', imports: ['domain'], packages: [] },
  { folder: 'client/dom', imports: ['client/ui'], packages: [] },
  // Neither knows an island or a screen: the entry file passes the table to them.
  { folder: 'client/islands', imports: ['client/dom'], packages: ['react', 'react-dom'] },
  { folder: 'client/partial', imports: ['client/dom', 'client/islands'], packages: [] },
  {
    folder: 'client',
    imports: ['client/calls', 'client/dom', 'client/islands', 'client/partial', 'client/ui', 'domain'],
    packages: ['pigeon-maps', 'react', 'react-dom', 'swr'],
  },
  { folder: 'wire', imports: ['domain'], packages: ['zod'] },
  // Tests any content service against the contract; knows the wire format, but neither Worker.
  { folder: 'contract', imports: ['domain', 'wire'], packages: ['zod'] },
  { folder: 'worker/platform', imports: ['wire', ...DRAWING], packages: PLATFORM },
  // Reads the archive of streets and renders it; knows neither screens nor estates.
  {
    folder: 'worker/map',
    imports: ['worker/platform', 'wire', 'domain'],
    packages: ['hono', '@mapbox/vector-tile', 'pbf', 'pmtiles'],
  },
  // Outlines of municipalities, used without an archive of streets.
  { folder: 'worker/outline', imports: ['worker/platform', 'wire', 'domain'], packages: ['hono'] },
  {
    folder: 'worker/estate',
    imports: ['worker/platform', 'worker/map', 'worker/outline', 'wire', ...DRAWING],
    packages: SCREEN,
  },
  // The week of an agenda, for bookings, and for both sides that may move one.
  { folder: 'worker/agenda', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/rental', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/search', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/results', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/form-subject', imports: ['worker/rental', ...BENEATH, ...DRAWING], packages: SCREEN },
  // A case with its one button: behind a mailed link, and on the staff page.
  {
    folder: 'worker/answering',
    imports: ['worker/agenda', 'worker/form-subject', 'worker/rental', ...BENEATH, ...DRAWING],
    packages: SCREEN,
  },
  { folder: 'worker/blocks', imports: ['worker/search', ...BENEATH, ...DRAWING], packages: SCREEN },
  // A screen never imports another: each folder below `worker/screens` has its own rules (`objection`).
  { folder: SCREENS, imports: [...SHARED, ...BENEATH, ...DRAWING], packages: SCREEN },
  // The protocol of assistants, over the tools of all screens.
  {
    folder: 'worker/assistant',
    imports: ['worker/platform', 'domain'],
    packages: ['@modelcontextprotocol/server', 'hono', 'zod'],
  },
  // Wiring: the app, its screens and its calls.
  {
    folder: 'worker',
    imports: [SCREENS, 'worker/assistant', ...SHARED, ...BENEATH, ...DRAWING],
    packages: ['hono', 'cloudflare:workers'],
  },
  {
    folder: 'demo',
    imports: ['content-service', 'domain', 'wire'],
    packages: ['sharp', 'zod'],
  },
  // Runs before bundling, and writes the texts of mails beside the bundle.
  { folder: 'content-service/write-texts.ts', imports: ['locales'], packages: [] },
  { folder: 'content-service/platform', imports: CONTENT_BASE, packages: ['hono', 'zod'] },
  {
    folder: 'content-service/mail',
    imports: [
      'content-service/platform',
      ...CONTENT_BASE,
      'locales/given-type-names.ts',
      'locales/mails.ts',
      'locales/type-names.ts',
    ],
    // Mails are strings rendered with Hono's components (decision 66).
    packages: ['hono', 'zod'],
  },
  {
    folder: 'content-service/estates',
    imports: ['content-service/mail', 'content-service/platform', ...CONTENT_BASE, 'locales/mails.ts'],
    packages: ['zod'],
  },
  // Holiday rentals and their search, for visitors and for alerts.
  {
    folder: 'content-service/rental-units',
    imports: ['content-service/platform', ...CONTENT_BASE],
    packages: ['zod'],
  },
  ...CAPABILITIES,
  // Stands above the list of capabilities, and reads it: their tables, all together.
  {
    folder: 'content-service/across',
    imports: ['content-service', ...CONTENT_BASE],
    packages: ['zod'],
  },
  // The parser of XML for feeds.
  {
    folder: 'content-service/intake/feeds/reading',
    imports: ['content-service', ...CONTENT_BASE],
    packages: ['sax'],
  },
  // Writes the data of all capabilities; none of them imports it.
  {
    folder: 'content-service/intake',
    // Names of types for derived cards, and no other texts of pages.
    imports: ['content-service', ...CONTENT_BASE, 'locales/listing-names.ts'],
    packages: ['zod'],
  },
  {
    folder: 'content-service',
    // Of the texts only those of mails, and of sub types in `offer`: others would enlarge the bundle for
    // nothing.
    imports: ['content-service', 'domain', 'locales/mails.ts', 'wire'],
    packages: ['hono', 'zod', 'cloudflare:workers'],
  },
  // Runs the production bundles of Workers, without importing their sources.
  { folder: 'bench/stage', imports: ['scripts/lib'], packages: ['esbuild', 'miniflare'] },
  {
    folder: 'bench/search',
    imports: ['bench/stage', 'content-service', 'domain', 'locales', 'wire'],
    packages: ['esbuild', 'miniflare'],
  },
  { folder: 'bench/edge', imports: ['bench/stage', 'domain', 'scripts/lib'], packages: [] },
  { folder: 'bench/sentence', imports: ['domain', 'scripts/lib'], packages: [] },
  // The same bundles through both entrances, counting billed operations; writes the figures that the command
  // line reads.
  {
    folder: 'bench/costs',
    imports: [
      'bench/edge',
      'bench/feeds/photo-host.ts',
      'bench/import/homes.ts',
      'bench/stage',
      'scripts/gevel/costs',
      'scripts/lib',
      'tests/support',
    ],
    packages: [],
  },
  // The same bundles, fed by servers that speak as vendors do.
  {
    folder: 'bench/feeds',
    imports: [
      'bench/import/homes.ts',
      'bench/stage',
      'domain',
      'scripts/gevel/site',
      'scripts/lib',
      'tests/support',
    ],
    packages: ['sharp'],
  },
  // The same bundles, between Workers with injected faults.
  { folder: 'bench/faults', imports: ['bench/stage', 'scripts/lib'], packages: [] },
  // The site's bundle, with an archive that passes the content service's checks.
  {
    folder: 'bench/map',
    imports: ['bench/stage', 'content-service/maps', 'domain', 'scripts/lib', 'wire'],
    packages: ['pmtiles'],
  },
  // The readers of bytes that others write, each where it is.
  {
    folder: 'bench/readers',
    imports: [
      'content-service/calendars',
      'content-service/maps',
      'content-service/pictures',
      'content-service/platform',
      'domain',
      'scripts/gevel/files',
      'wire',
      'worker/map',
      'worker/platform/content/rich-text',
      'worker/testing',
    ],
    packages: ['pbf', 'zod'],
  },
  // Imports as the command line does, to Workers started as by `npm start`.
  {
    folder: 'bench/import',
    imports: [
      'bench/stage/random.ts',
      'content-service/intake/records',
      'domain',
      'scripts/audit-site',
      'scripts/gevel',
      'scripts/lib',
    ],
    packages: ['sharp', 'zod'],
  },
  // Files that feeds read, each by workerd.
  {
    folder: 'bench/feed-files',
    imports: ['bench/stage', 'content-service/intake/feeds'],
    packages: [],
  },
  // Asks for sign-in links of an agency that it makes itself.
  {
    folder: 'bench/signin',
    imports: ['bench/import', 'bench/stage', 'scripts/gevel', 'scripts/lib'],
    packages: [],
  },
  // File parsers, independent of the rest: they know the record format from its schemas and the domain.
  { folder: 'scripts/gevel/files', imports: ['domain', 'locales'], packages: ['htmlparser2', 'zod'] },
  // The command line: uses only the calls of a content service, and knows the record format. It reads
  // wrangler's configuration with wrangler's own parser, and runs wrangler as a program
  // (`deploy/wrangler.ts`).
  {
    folder: 'scripts/gevel',
    imports: [
      'content-service/intake/feeds/kind.ts',
      'content-service/intake/feeds/kinds',
      'content-service/intake/feeds/kinds.ts',
      'content-service/intake/feeds/reading',
      'content-service/intake/records',
      'contract',
      'domain',
      'locales',
      'scripts/gevel/files',
      'scripts/gevel/pictures',
      'scripts/lib',
      'wire',
    ],
    packages: ['miniflare', 'pmtiles', 'sharp', 'wrangler', 'zod'],
  },
  // Generates the sizes of imported pictures, and sends them.
  { folder: 'scripts/gevel/pictures', imports: ['domain', 'wire'], packages: ['sharp', 'zod'] },
  // Combines the texts of all languages for the site's bundle.
  { folder: 'scripts/texts.ts', imports: ['locales', 'scripts/asset-texts.ts'], packages: [] },
  // Texts of the agency's own page, one static file per language.
  { folder: 'scripts/asset-texts.ts', imports: ['locales'], packages: [] },
  {
    folder: 'scripts',
    imports: ['content-service/intake/records', 'demo/index.ts', 'demo/load', 'domain', 'scripts/gevel'],
    packages: [
      '@apidevtools/swagger-parser',
      '@playwright/test',
      'axe-core',
      'html-validate',
      'lighthouse',
      'miniflare',
      'openapi-typescript',
      'parse5',
      'vite',
      'wrangler',
      'zod',
    ],
  },
];

const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The rules for a file; null for files without (tests, configuration). */
export const roomOf = (file: string): Room | null => ROOMS.find((room) => isBelow(file, room.folder)) ?? null;

/** The screen of a file; null for files outside the screens. */
const screenOf = (file: string): string | null =>
  file.startsWith(`${SCREENS}/`) ? (file.split('/')[2] ?? null) : null;

/** Why `file` may not import `target` (a file of the project, or a package's name); null when it may. */
export function objection(file: string, target: string, isPackage: boolean): string | null {
  const room = roomOf(file);
  if (room === null) return null;
  if (isPackage) {
    const known = room.packages.some((name) => isBelow(target, name)) || target.startsWith('node:');
    return known ? null : `${file} imports the package ${target}, which ${room.folder} does not use`;
  }
  const [screen, other] = [screenOf(file), screenOf(target)];
  if (screen !== null && other !== null && screen !== other)
    return `${file} imports ${target}: a screen must not reach another`;
  // A folder inside another one may have its own rules: the content service must not import its seed.
  const reached = roomOf(target)?.folder;
  const allowed = reached === room.folder || room.imports.some((folder) => isBelow(target, folder));
  return allowed ? null : `${file} imports ${target}: ${room.folder} must not reach there`;
}
