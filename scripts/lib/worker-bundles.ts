import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { must, WRANGLER, WRANGLER_ENV } from './run.ts';

/** A Worker as a deployment would upload it. */
interface WorkerBundle {
  readonly name: 'site' | 'content service';
  /** Its name in stack traces. */
  readonly file: string;
  readonly code: Buffer;
  /** Its source map, as JSON. */
  readonly map: string;
}

const WORKERS = [
  { name: 'site', config: 'wrangler.toml', file: 'index.js' },
  { name: 'content service', config: 'content-service/wrangler.toml', file: 'worker.js' },
] as const;

/** Most bytes after gzip, as Cloudflare counts them. */
const LIMITS = { site: 800_000, 'content service': 540_000 } as const;

/** Size of a Worker as it is uploaded, in bytes. */
interface BundleSize {
  readonly name: WorkerBundle['name'];
  readonly raw: number;
  readonly gzip: number;
  readonly limit: number;
}

/** Sizes of a bundle's code, and its limit. */
export const sizeOf = (name: WorkerBundle['name'], code: Buffer): BundleSize => ({
  name,
  raw: code.length,
  gzip: gzipSync(code).length,
  limit: LIMITS[name],
});

/** Bundles both Workers as wrangler does for a deployment, and leaves no files behind. */
export async function bundleWorkers(): Promise<readonly WorkerBundle[]> {
  await mkdir('dist', { recursive: true });
  // Within the project, so that source maps name its files by their paths in it.
  const folder = await mkdtemp(resolve('dist', 'bundles-'));
  try {
    return await Promise.all(
      WORKERS.map(async ({ name, config, file }) => {
        const outdir = join(folder, name);
        const args = [WRANGLER, 'deploy', '--dry-run', '--outdir', outdir, '-c', config];
        await must(`Bundling the ${name}`, process.execPath, args, { env: WRANGLER_ENV });
        const [code, map] = await Promise.all([
          readFile(join(outdir, file)),
          readFile(join(outdir, `${file}.map`), 'utf8'),
        ]);
        return { name, file, code, map };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
