import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { COMPOSITIONS, choiceOf, FRAME_PARTS, SCREEN_PARTS } from '#domain/theme/compositions.ts';
import { SHEETS } from '#domain/views/sheets.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Style sheet of each composition that has one; the plain compositions use the common sheet only. */
const COMPOSITION_SHEETS = [...FRAME_PARTS, ...SCREEN_PARTS]
  .flatMap((part) =>
    COMPOSITIONS[choiceOf(part)].map(
      (name) => [`${part}-${name}`, here(`styles/compositions/${part}/${name}.css`)] as const,
    ),
  )
  .filter(([, file]) => existsSync(file));

/** Ends each build, which empties the folder, with the text files of the words, and what pages name of it. */
const BESIDE: Plugin = {
  name: 'beside-the-build',
  writeBundle: () => {
    for (const script of ['asset-texts.ts', 'page-manifest.ts'])
      execFileSync(process.execPath, [here(`../scripts/${script}`)]);
  },
};

/**
 * Build of the browser's part of the site. `/assets/` holds everything and nothing is inlined, so that the
 * Content-Security-Policy needs no exception; the Worker finds the hashed names in the manifest.
 */
export default defineConfig({
  root: here('.'),
  base: '/',
  publicDir: here('public'),
  plugins: [react(), BESIDE],
  build: {
    outDir: here('../dist/client'),
    emptyOutDir: true,
    manifest: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        entry: here('entry.tsx'),
        // Loaded only on the agency's own pages, never by visitors.
        'staff-page': here('staff/staff.ts'),
        'staff-home': here('staff/home/home.ts'),
        'pictures-page': here('staff/pictures/pictures.ts'),
        ...Object.fromEntries(SHEETS.map((name) => [name, here(`styles/screens/${name}.css`)])),
        ...Object.fromEntries(COMPOSITION_SHEETS),
      },
      output: {
        // The entry contains every name: seven letters are enough; 42 bits distinguish versions of a file, and
        // longer hashes do not compress.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 7)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // The device's storage: the entry imports it first, and the head of every page names it too.
            {
              name: 'kept',
              test: /client[\\/](favorites[\\/](favorites-sto|page-favorites)|recent[\\/]recent-storage)|domain[\\/](favorites|estate-id|id-list|sources[\\/]\w+)\.ts$/,
              priority: 2,
            },
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store)[\\/]/,
              priority: 2,
            },
            // Shared code of islands, beside React: one small file instead of eight tiny ones.
            {
              name: 'drawing',
              test: /client[\\/](favorites[\\/]use-favorites\.ts|ui[\\/](favorites[\\/]HeartButton|Icon)\.tsx)$/,
              priority: 1,
              // Imports that do not use React stay out of it.
              includeDependenciesRecursively: false,
            },
            // Fetches a page as a document and puts parts of it into this one.
            {
              name: 'pages',
              test: /client[\\/]partial[\\/](fetch-page|regions)\.ts$/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Shared code of everything that takes over parts of other pages.
            {
              name: 'partial',
              test: /client[\\/]partial[\\/]/,
              priority: 1,
              // It imports a function of the entry, which must not be moved into it.
              includeDependenciesRecursively: false,
            },
            // Shared code of the search form, the search in place and its list.
            {
              name: 'search',
              test: /client[\\/]offer[\\/](list[\\/](list-memory|list-page|append-cards)|search[\\/][a-z-]+)\.ts$/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
});
