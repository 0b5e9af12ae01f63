import { cp, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Complaint } from '#scripts/lib/progress.mjs';
import { capture } from '#scripts/lib/run.ts';

async function git(...args: readonly string[]): Promise<string> {
  const { code, output } = await capture('git', args);
  if (code !== 0) throw new Complaint(`git ${args.join(' ')} failed:\n${output.trim()}`);
  return output.trim();
}

/**
 * Runs work in a temporary checkout of the last commit: it contains the installed packages and the build of
 * this one, and is the current directory meanwhile. `folder` is for other files of the work; both are deleted
 * afterwards.
 */
export async function inCheckout(name: string, work: (folder: string) => Promise<void>): Promise<void> {
  if ((await git('status', '--porcelain')) !== '')
    throw new Complaint('Commit first: this tries the last commit, not the working tree.');
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
