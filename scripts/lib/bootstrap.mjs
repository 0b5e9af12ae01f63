// First steps of every command: check Node, install, and continue with the toolchain's Node.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { nodeComplaint } from './node-version.mjs';
import { Complaint, fail } from './progress.mjs';

const root = new URL('../../', import.meta.url);

/**
 * Runs a TypeScript file of scripts/ with the Node of node_modules, whose tools come first on the PATH, and ends with
 * its exit code.
 * @param {string} script
 */
function goOn(script) {
  const bin = fileURLToPath(new URL('node_modules/.bin', root));
  const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const child = spawn(
    node,
    [fileURLToPath(new URL(script, new URL('../', import.meta.url))), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        GEVEL_BEGAN: String(performance.timeOrigin),
      },
      shell: process.platform === 'win32',
    },
  );
  // The child stops its own servers in order; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', fail);
  child.on('close', (code) => process.exit(code ?? 1));
}

/**
 * Entry of a command: complains about an old Node, installs what is missing, then runs `script`.
 * @param {string} script a TypeScript file of scripts/
 */
export async function run(script) {
  try {
    const complaint = nodeComplaint(process.versions.node);
    if (complaint !== null) throw new Complaint(complaint);
    process.chdir(fileURLToPath(root));
    await ensureInstalled(root);
    goOn(script);
  } catch (error) {
    fail(error);
  }
}
