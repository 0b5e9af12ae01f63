import { mkdir, readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { must, WRANGLER, WRANGLER_ENV } from '../../scripts/lib/run.ts';

/** A module of a Worker, as workerd takes it. */
interface Module {
  readonly type: 'ESModule';
  readonly path: string;
  readonly contents: string;
}

/** The bench's own entry, which leaves the bundle beside it alone. */
export const entryModule = async (root: string, file: string): Promise<Module> => {
  const built = await build({
    entryPoints: [`${root}/${file}`],
    bundle: true,
    format: 'esm',
    target: 'es2024',
    write: false,
  });
  return { type: 'ESModule', path: `${root}/entry.js`, contents: built.outputFiles[0]?.text ?? '' };
};

interface BundleOptions {
  readonly root: string;
  /** Folder that takes what wrangler writes. */
  readonly outdir: string;
  /** The Worker's configuration. */
  readonly config: string;
  /** Name of its entry, without the ending. */
  readonly main: string;
}

/** What `wrangler deploy` would upload of a Worker. */
export const productionBundle = async ({ root, outdir, config, main }: BundleOptions): Promise<Module> => {
  await mkdir(outdir, { recursive: true });
  const args = ['deploy', '--dry-run', '--outdir', outdir, '-c', `${root}/${config}`];
  await must(`Bundling ${config}`, process.execPath, [`${root}/${WRANGLER}`, ...args], {
    env: WRANGLER_ENV,
  });
  const contents = await readFile(`${outdir}/${main}.js`, 'utf8');
  return { type: 'ESModule', path: `${root}/bundle.mjs`, contents };
};
