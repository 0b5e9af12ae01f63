import { globSync } from 'node:fs';

/** A room of the house: what its files may import. The first room whose folder matches is a file's own. */
export interface Room {
  /** Folder, or file, that the room covers. */
  readonly folder: string;
  /** Folders below which it may import; its own is always allowed. */
  readonly imports: readonly string[];
  /** Packages it may import. */
  readonly packages: readonly string[];
}

/** Folder of the screens. */
const SCREENS = 'worker/screens';
/** What draws on the server: the React that both sides render, texts and rules. */
const DRAWING = ['client/ui', 'domain', 'locales'];
const BENEATH = ['worker/platform', 'worker/map', 'worker/outline', 'worker/estate', 'wire'];
/** Rooms for what several screens draw. */
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

/** What every room of the content service may reach: its bindings, and the work that it hands out. */
const CONTENT_BASE = ['content-service/env.ts', 'content-service/work.ts', 'domain', 'wire'];

/** Folders of the content service that are no capability: rooms of their own, tests, and what is no code. */
const NO_CAPABILITY = /\/(?:estates|intake|lettings|mail|migrations|platform|testing)$|\.[a-z]+$/;

/**
 * Capabilities of the content service: every other folder, so that a new one has its walls at once. What two
 * of them need stands beneath; none knows another.
 */
const CAPABILITIES: readonly Room[] = globSync('content-service/[a-z]*')
  .map((folder) => folder.replaceAll('\\', '/'))
  .filter((folder) => !NO_CAPABILITY.test(folder))
  .map((folder) => ({
    folder,
    imports: [
      'content-service/estates',
      'content-service/lettings',
      'content-service/mail',
      'content-service/platform',
      ...CONTENT_BASE,
      'locales/mails.ts',
      'locales/sub-type-words.ts',
    ],
    // Archives of streets are checked with the library of their format.
    packages: folder === 'content-service/maps' ? ['pmtiles', 'zod'] : ['zod'],
  }));

/** Imports run downwards only: worker → client/ui → domain. */
export const ROOMS: readonly Room[] = [
  // One schema a form, for the browser, the edge and the content service (docs/decisions/0017).
  { folder: 'domain/forms', imports: ['domain'], packages: ['zod/mini'] },
  { folder: 'domain', imports: [], packages: [] },
  { folder: 'locales', imports: ['domain'], packages: ['rosetta'] },
  {
    folder: 'client/vite.config.ts',
    imports: ['client', 'domain'],
    packages: ['vite', '@vitejs/plugin-react'],
  },
  // What both sides draw, and the props of the islands: the server fills what the browser reads.
  { folder: 'client/ui', imports: ['domain'], packages: ['react'] },
  { folder: 'client/calls', imports: ['domain'], packages: [] },
  { folder: 'client/dom', imports: ['client/ui'], packages: [] },
  // Neither knows an island or a screen: the entry gives them the table.
  { folder: 'client/islands', imports: ['client/dom'], packages: ['react', 'react-dom'] },
  { folder: 'client/partial', imports: ['client/dom', 'client/islands'], packages: [] },
  {
    folder: 'client',
    imports: ['client/calls', 'client/dom', 'client/islands', 'client/partial', 'client/ui', 'domain'],
    packages: ['pigeon-maps', 'react', 'react-dom', 'swr'],
  },
  { folder: 'wire', imports: ['domain'], packages: ['zod'] },
  // Tries any content service against the contract; knows what comes over the wire, and nothing of either Worker.
  { folder: 'contract', imports: ['domain', 'wire'], packages: ['zod'] },
  { folder: 'worker/platform', imports: ['wire', ...DRAWING], packages: PLATFORM },
  // Reads the archive of streets and draws it; knows neither screens nor estates.
  {
    folder: 'worker/map',
    imports: ['worker/platform', 'wire', 'domain'],
    packages: ['hono', '@mapbox/vector-tile', 'pbf', 'pmtiles'],
  },
  // Outlines of municipalities, drawn where no archive of streets stands.
  { folder: 'worker/outline', imports: ['worker/platform', 'wire', 'domain'], packages: ['hono'] },
  {
    folder: 'worker/estate',
    imports: ['worker/platform', 'worker/map', 'worker/outline', 'wire', ...DRAWING],
    packages: SCREEN,
  },
  // The week of an agenda, for whoever books, and for both who may move what is booked.
  { folder: 'worker/agenda', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/rental', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/search', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/results', imports: [...BENEATH, ...DRAWING], packages: SCREEN },
  { folder: 'worker/form-subject', imports: ['worker/rental', ...BENEATH, ...DRAWING], packages: SCREEN },
  // A case above its one press: behind a mailed link, and at the agency's own page.
  {
    folder: 'worker/answering',
    imports: ['worker/agenda', 'worker/form-subject', 'worker/rental', ...BENEATH, ...DRAWING],
    packages: SCREEN,
  },
  { folder: 'worker/blocks', imports: ['worker/search', ...BENEATH, ...DRAWING], packages: SCREEN },
  // A screen never imports another: below `worker/screens` each folder is a room (`objection`).
  { folder: SCREENS, imports: [...SHARED, ...BENEATH, ...DRAWING], packages: SCREEN },
  // Wiring: the app, its screens and its calls.
  {
    folder: 'worker',
    imports: [SCREENS, ...SHARED, ...BENEATH, ...DRAWING],
    packages: ['hono', 'cloudflare:workers'],
  },
  // Whoever draws knows of the agencies only how they look and what they build.
  { folder: 'demo/art', imports: ['demo/basics', 'demo/projects'], packages: ['sharp'] },
  {
    folder: 'demo',
    imports: ['content-service', 'demo/art', 'domain', 'locales', 'wire'],
    packages: ['@cloudflare/workers-types', 'sharp', 'wrangler', 'zod'],
  },
  // Runs before the bundle is made, and puts the texts of mails beside it.
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
    // Mails are strings: Hono's own components draw them (decision 66).
    packages: ['hono', 'zod'],
  },
  {
    folder: 'content-service/estates',
    imports: ['content-service/mail', 'content-service/platform', ...CONTENT_BASE, 'locales/mails.ts'],
    packages: ['zod'],
  },
  // What holiday rentals let, and which of them a search finds: for visitors and for their alerts.
  {
    folder: 'content-service/lettings',
    imports: ['content-service/platform', ...CONTENT_BASE],
    packages: ['zod'],
  },
  ...CAPABILITIES,
  // Writes for all of them, and none of them knows it.
  {
    folder: 'content-service/intake',
    // Names of types for the cards that it derives, and no other words of pages.
    imports: ['content-service', ...CONTENT_BASE, 'locales/listing-names.ts'],
    packages: ['zod'],
  },
  {
    folder: 'content-service',
    // Of the texts those of mails, and sub types in `offer`: the rest would come into its bundle for nothing.
    imports: ['content-service', 'domain', 'locales/mails.ts', 'wire'],
    packages: ['hono', 'zod', 'cloudflare:workers'],
  },
  {
    folder: 'bench/search',
    imports: ['content-service', 'demo/index.ts', 'domain', 'wire'],
    packages: ['esbuild', 'miniflare'],
  },
  // Runs the two Workers' production bundles, and imports nothing of them.
  { folder: 'bench/edge', imports: ['scripts/lib'], packages: ['esbuild', 'miniflare'] },
  // The same bundles at both doors, with what is charged counted; writes the figures that the command line reads.
  {
    folder: 'bench/costs',
    imports: ['bench/edge', 'bench/import/homes.ts', 'scripts/gevel/costs', 'scripts/lib'],
    packages: ['miniflare'],
  },
  // The same bundles, between Workers that misbehave.
  { folder: 'bench/faults', imports: ['bench/edge', 'scripts/lib'], packages: ['miniflare'] },
  // The site's bundle again, with an archive that is checked as the content service checks it.
  {
    folder: 'bench/map',
    imports: ['bench/edge', 'content-service/maps', 'domain', 'scripts/lib', 'wire'],
    packages: ['miniflare', 'pmtiles'],
  },
  // Sends as the command line does, to Workers as `npm start` runs them.
  {
    folder: 'bench/import',
    imports: [
      'content-service/intake/records',
      'domain',
      'scripts/audit-site',
      'scripts/gevel',
      'scripts/lib',
    ],
    packages: ['sharp', 'zod'],
  },
  // Pure readers of files: what a record is, its schemas and the domain say.
  { folder: 'scripts/gevel/files', imports: ['domain'], packages: ['zod'] },
  // The command line: speaks to a content service by its calls alone, and knows what a record is. It reads
  // wrangler's configuration with wrangler, and runs it as a program (`deploy/wrangler.ts`).
  {
    folder: 'scripts/gevel',
    imports: [
      'content-service/intake/records',
      'contract',
      'domain',
      'scripts/gevel/files',
      'scripts/gevel/pictures',
      'scripts/lib',
      'wire',
    ],
    packages: ['miniflare', 'pmtiles', 'sharp', 'wrangler', 'zod'],
  },
  // Makes the sizes of pictures that come in, and sends them.
  { folder: 'scripts/gevel/pictures', imports: ['domain', 'wire'], packages: ['sharp', 'zod'] },
  // Puts the texts of all languages side by side for the site's bundle.
  { folder: 'scripts/texts.ts', imports: ['domain', 'locales', 'scripts/asset-texts.ts'], packages: [] },
  // Words that the bundle is without, a file a language beside the static files.
  { folder: 'scripts/asset-texts.ts', imports: ['locales'], packages: [] },
  {
    folder: 'scripts',
    imports: [
      'content-service/intake/records',
      'demo/art/command',
      'demo/index.ts',
      'demo/load',
      'domain',
      'scripts/gevel',
    ],
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

/** The room of a file; null for what stands outside of the house (tests, configuration). */
export const roomOf = (file: string): Room | null => ROOMS.find((room) => isBelow(file, room.folder)) ?? null;

/** The screen that a file belongs to; null for files that belong to none. */
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
  // A narrower room within a wider one is another room: the content service never reaches into its seed.
  const reached = roomOf(target)?.folder;
  const allowed = reached === room.folder || room.imports.some((folder) => isBelow(target, folder));
  return allowed ? null : `${file} imports ${target}: ${room.folder} must not reach there`;
}
