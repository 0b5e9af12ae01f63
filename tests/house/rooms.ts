/** A room of the house: what its files may import. The first room whose folder matches is a file's own. */
export interface Room {
  /** Folder, or file, that the room covers. */
  readonly folder: string;
  /** Folders below which it may import; its own is always allowed. */
  readonly imports: readonly string[];
  /** Packages it may import. */
  readonly packages: readonly string[];
}

/** What every room of the content service may reach: its bindings, and the work that it hands out. */
const CONTENT_BASE = ['content-service/env.ts', 'content-service/work.ts', 'domain', 'wire'];

/** Capabilities of the content service. What two of them need stands beneath; none knows another. */
const CAPABILITIES: readonly Room[] = [
  'alerts',
  'appointments',
  'contact',
  'offer',
  'pages',
  'rentals',
  'sitemap',
  'sites',
].map((name) => ({
  folder: `content-service/${name}`,
  imports: [
    'content-service/estates',
    'content-service/mail',
    'content-service/platform',
    ...CONTENT_BASE,
    'locales/mails.ts',
  ],
  packages: ['zod'],
}));

/** Imports run downwards only: worker → client/components → domain. */
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
  // The door between the two: what the server draws of each island, from the island itself.
  {
    folder: 'client/components/islands.tsx',
    imports: ['client', 'domain'],
    packages: ['react'],
  },
  { folder: 'client/components/Island.tsx', imports: ['client/island-props.ts'], packages: ['react'] },
  { folder: 'client/components', imports: ['domain'], packages: ['react'] },
  {
    folder: 'client',
    imports: ['client/components', 'domain'],
    packages: ['pigeon-maps', 'react', 'react-dom', 'swr'],
  },
  { folder: 'wire', imports: ['domain'], packages: ['zod'] },
  {
    folder: 'worker',
    // The islands' props are the seam: the server fills what the browser reads.
    imports: ['client/components', 'client/island-props.ts', 'domain', 'locales', 'wire'],
    packages: [
      'hono',
      '@hono/react-renderer',
      'parse5',
      'react',
      'react-dom',
      // Its types alone: they say what schema.org knows.
      'schema-dts',
      'uqr',
      'zod',
      'cloudflare:workers',
      'virtual:client-manifest',
    ],
  },
  {
    folder: 'demo',
    imports: ['content-service', 'domain', 'locales', 'wire'],
    packages: ['@cloudflare/workers-types', 'sharp', 'wrangler', 'zod'],
  },
  { folder: 'content-service/platform', imports: CONTENT_BASE, packages: ['hono', 'zod'] },
  {
    folder: 'content-service/mail',
    imports: ['content-service/platform', ...CONTENT_BASE, 'locales/mails.ts'],
    packages: ['react', 'react-dom', 'zod'],
  },
  {
    folder: 'content-service/estates',
    imports: ['content-service/mail', 'content-service/platform', ...CONTENT_BASE, 'locales/mails.ts'],
    packages: ['zod'],
  },
  ...CAPABILITIES,
  // Writes for all of them, and none of them knows it.
  { folder: 'content-service/intake', imports: ['content-service', ...CONTENT_BASE], packages: ['zod'] },
  {
    folder: 'content-service',
    // Of the texts those of mails alone: the rest would come into its bundle for nothing.
    imports: ['content-service', 'domain', 'locales/mails.ts', 'wire'],
    packages: ['hono', 'react', 'react-dom', 'zod', 'cloudflare:workers'],
  },
  {
    folder: 'bench/search',
    imports: ['content-service', 'demo', 'domain', 'wire'],
    packages: ['esbuild', 'miniflare'],
  },
  // Runs the two Workers' production bundles, and imports nothing of them.
  { folder: 'bench/edge', imports: ['scripts/lib'], packages: ['esbuild', 'miniflare'] },
  {
    folder: 'scripts',
    imports: ['demo', 'domain'],
    packages: [
      '@axe-core/playwright',
      '@playwright/test',
      'html-validate',
      'lighthouse',
      'parse5',
      'vite',
      'zod',
    ],
  },
];

const isBelow = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The room of a file; null for what stands outside of the house (tests, configuration). */
export const roomOf = (file: string): Room | null => ROOMS.find((room) => isBelow(file, room.folder)) ?? null;

/** Why `file` may not import `target` (a file of the project, or a package's name); null when it may. */
export function objection(file: string, target: string, isPackage: boolean): string | null {
  const room = roomOf(file);
  if (room === null) return null;
  if (isPackage) {
    const known = room.packages.some((name) => isBelow(target, name)) || target.startsWith('node:');
    return known ? null : `${file} imports the package ${target}, which ${room.folder} does not use`;
  }
  // A narrower room within a wider one is another room: the content service never reaches into its seed.
  const reached = roomOf(target)?.folder;
  const allowed = reached === room.folder || room.imports.some((folder) => isBelow(target, folder));
  return allowed ? null : `${file} imports ${target}: ${room.folder} must not reach there`;
}
