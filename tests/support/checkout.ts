import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Complaint } from '../../scripts/lib/progress.mjs';
import { capture } from '../../scripts/lib/run.ts';

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Complaint(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output.trim();
}

/**
 * Works in a checkout of the last commit that may be written to, beside this one: what is installed and built here is
 * there too, and the process stands in it meanwhile. `folder` is for whatever else the work needs; both go afterwards.
 */
export async function inCheckout(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  if ((await git('status', '--porcelain')) !== '')
    throw new Complaint('Commit first: what is tried is the last commit.');
  const home = process.cwd();
  const folder = await mkdtemp(join(await realpath(tmpdir()), `gevel-${name}-`));
  const checkout = join(folder, 'checkout');
  await git('worktree', 'add', '--quiet', '--detach', checkout, 'HEAD');
  try {
    await symlink(resolve('node_modules'), join(checkout, 'node_modules'));
    await cp('dist', join(checkout, 'dist'), { recursive: true });
    process.chdir(checkout);
    await work(folder);
  } finally {
    process.chdir(home);
    await git('worktree', 'remove', '--force', checkout);
    await rm(folder, { recursive: true, force: true });
  }
}
