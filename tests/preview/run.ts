/**
 * Renders every screen with sample content to static files in dist/preview, to look at while drawing:
 * `npx node tests/preview/run.ts`, then serve that folder.
 */
import { cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = `${root}dist/preview`;
const WIDTHS = ['400', '800', '1600'];

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
});
const { previewFiles } = await vite.ssrLoadModule('/tests/preview/documents.tsx');
for (const [name, text] of previewFiles()) writeFileSync(`${target}/${name}`, text);
await vite.close();
await build({
  entryPoints: [`${root}client/styles/index.css`],
  bundle: true,
  minify: true,
  outfile: `${target}/index.css`,
});
cpSync(`${root}client/public/assets`, `${target}/assets`, { recursive: true });
const pictures = `${root}demo/pictures`;
for (const width of WIDTHS) {
  mkdirSync(`${target}/media/${width}`, { recursive: true });
  for (const name of readdirSync(pictures).filter((file) => file.endsWith('.avif')))
    cpSync(`${pictures}/${name}`, `${target}/media/${width}/${name.replace(/\.avif$/, '.webp')}`);
}
console.log(`Rendered ${readdirSync(target).length} files to dist/preview`);
