// `node scripts/run.mjs FILE …`: a TypeScript file of scripts/. Plain JavaScript, because it runs before anything is
// installed: it checks Node, installs what is missing, and continues with the toolchain's Node.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, isReady } from './lib/install.mjs';
import { nodeComplaint } from './lib/node-version.mjs';
import { Complaint, fail } from './lib/progress.mjs';

const root = new URL('../', import.meta.url);

/**
 * Runs a TypeScript file of scripts/ with the Node of node_modules, whose tools come first on the PATH, and ends with
 * its exit code.
 * @param {string} script
 */
function goOn(script) {
  const bin = fileURLToPath(new URL('node_modules/.bin', root));
  const node = join(bin, process.platform === 'win32' ? 'node.cmd' : 'node');
  const child = spawn(node, [fileURLToPath(new URL(script, import.meta.url)), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      GEVEL_BEGAN: String(performance.timeOrigin),
      // Each command starts several programs of the same thousand files, which Node then compiles once.
      NODE_COMPILE_CACHE: fileURLToPath(new URL('node_modules/.cache/node', root)),
    },
    shell: process.platform === 'win32',
  });
  // The child stops its own servers in order; this process only waits for it.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('error', fail);
  child.on('close', (code) => process.exit(code ?? 1));
}

const [script = ''] = process.argv.splice(2, 1);
const [first = 'help', ...rest] = process.argv.slice(2);
/** What runs and deploys the product: the tools of tests are left out of a first start. */
const WITHOUT_TESTS = ['serve.ts', 'reset-data.ts', 'run-cron.ts', 'gevel/main.ts'];

/** Whether only the list of operators' commands is asked for, which needs no packages. */
const asksForList = script === 'gevel/main.ts' && /^(?:help|--help|-h)$/.test(first) && rest.length === 0;

try {
  if (asksForList && !(await isReady(root)))
    process.stdout.write(await readFile(new URL('gevel/commands.txt', import.meta.url)));
  else {
    const complaint = nodeComplaint(process.versions.node);
    if (complaint !== null) throw new Complaint(complaint);
    process.chdir(fileURLToPath(root));
    await ensureInstalled(root, WITHOUT_TESTS.includes(script) ? 'product' : 'all');
    goOn(script);
  }
} catch (error) {
  fail(error);
}
