// Installs the dependencies when they are missing or differ from the lockfile. Uses only Node's built-in
// modules.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Complaint, step } from './progress.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * What a command needs: `product` is what runs and deploys it (`dependencies`), `all` has the tools of checks and tests too.
 * @typedef {'product' | 'all'} Extent
 */

/**
 * How node_modules compares to the lockfile, by npm's own record: `ready`; `lacking`, when what is there is right; else
 * `wrong`. Optional packages (binaries of other platforms) may be missing.
 * @param {Packages} wanted packages of package-lock.json
 * @param {Packages | null} installed packages of node_modules/.package-lock.json
 * @param {Extent} extent
 * @returns {'ready' | 'lacking' | 'wrong'}
 */
export function stateOfPackages(wanted, installed, extent) {
  if (installed === null) return 'wrong';
  let isReady = true;
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '') continue;
    const found = installed[path];
    if (found !== undefined) {
      if (found.version !== entry.version || found.integrity !== entry.integrity) return 'wrong';
      continue;
    }
    const isForTests = entry.dev === true || entry.devOptional === true;
    isReady &&= entry.optional === true || entry.devOptional === true || (isForTests && extent === 'product');
  }
  return isReady ? 'ready' : 'lacking';
}

/**
 * @param {URL} file
 * @returns {Promise<Packages | null>} null when there is no such file
 */
async function readPackages(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** npm's error codes for an unreachable registry. */
const OFFLINE = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** @param {string} output what npm said @returns {string} */
export function installComplaint(output) {
  return OFFLINE.test(output)
    ? 'The packages could not be fetched: is this machine online? The first start needs the npm registry; later ones do not.'
    : `npm failed:\n${output.trim()}`;
}

/**
 * Development packages are named in both cases, because NODE_ENV=production must not leave them out.
 * @type {Record<Extent, string>}
 */
const PART = { product: '--omit=dev', all: '--include=dev' };

/**
 * @param {URL} root
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
function npm(root, args) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...first, ...args, '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => reject(new Complaint(`npm could not be run: ${error.message}`)));
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Complaint(installComplaint(output)))));
  });
}

/**
 * @param {URL} root the project's folder
 * @param {Extent} extent
 */
async function stateIn(root, extent) {
  const wanted = await readPackages(new URL('package-lock.json', root));
  if (wanted === null) throw new Complaint('package-lock.json is missing: is this a complete checkout?');
  const installed = await readPackages(new URL('node_modules/.package-lock.json', root));
  return stateOfPackages(wanted, installed, extent);
}

/**
 * Whether node_modules has what running the product needs.
 * @param {URL} root the project's folder
 */
export const isReady = async (root) => (await stateIn(root, 'product')) === 'ready';

/**
 * Installs what a command needs unless node_modules already has it.
 * @param {URL} root the project's folder
 * @param {Extent} extent
 */
export async function ensureInstalled(root, extent) {
  const state = await stateIn(root, extent);
  if (state === 'ready') return;
  // `npm ci` empties node_modules, under a site that runs from it. `--no-save` leaves the lockfile as it is.
  const how = state === 'lacking' ? ['install', '--no-save'] : ['ci'];
  await step('Installing packages', () => npm(root, [...how, PART[extent]]));
}
