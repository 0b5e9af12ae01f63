import { mkdir, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { must, WRANGLER, WRANGLER_ENV } from '#scripts/lib/run.ts';

/** A module of a Worker, as workerd takes it. */
interface Module {
  readonly type: 'ESModule';
  readonly path: string;
  readonly contents: string;
}

/** An entry of the benchmark, bundled without the production bundle that it imports. */
export const entryModule = async (root: string, file: string): Promise<Module> => {
  const built = await build({
    entryPoints: [`${root}/${file}`],
    bundle: true,
    format: 'esm',
    target: 'es2024',
    // Workers have them by `nodejs_compat`.
    external: ['node:*'],
    write: false,
  });
  return { type: 'ESModule', path: `${root}/entry.js`, contents: built.outputFiles[0]?.text ?? '' };
};

interface BundleOptions {
  readonly root: string;
  /** Output folder of wrangler. */
  readonly outdir: string;
  /** The Worker's configuration. */
  readonly config: string;
  /** Name of its entry, without the extension. */
  readonly main: string;
}

/** The bundle of a Worker that `wrangler deploy` would upload. */
export const productionBundle = async ({ root, outdir, config, main }: BundleOptions): Promise<Module> => {
  await mkdir(outdir, { recursive: true });
  const args = ['deploy', '--dry-run', '--outdir', outdir, '-c', `${root}/${config}`];
  await must(`Bundling ${config}`, process.execPath, [`${root}/${WRANGLER}`, ...args], {
    env: WRANGLER_ENV,
  });
  const contents = await readFile(`${outdir}/${main}.js`, 'utf8');
  return { type: 'ESModule', path: `${root}/bundle.mjs`, contents };
};
