// Installs the dependencies when they are missing or differ from the lockfile. Uses only Node's built-in
// modules.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { Complaint, step } from './progress.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * Whether node_modules contains every package of the lockfile, by npm's own record. Optional packages (binaries of
 * other platforms) may be missing.
 * @param {Packages} wanted packages of package-lock.json
 * @param {Packages} installed packages of node_modules/.package-lock.json
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
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
    : `npm ci failed:\n${output.trim()}`;
}

/** @param {URL} root @returns {Promise<void>} */
function npmCi(root) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  return new Promise((resolve, reject) => {
    // Development packages contain the toolchain, so NODE_ENV=production must not leave them out.
    const child = spawn(command, [...first, 'ci', '--loglevel=error', '--include=dev'], {
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
 * Whether node_modules already matches the lockfile.
 * @param {URL} root the project's folder
 */
export async function isReady(root) {
  const wanted = await readPackages(new URL('package-lock.json', root));
  if (wanted === null) throw new Complaint('package-lock.json is missing: is this a complete checkout?');
  const installed = await readPackages(new URL('node_modules/.package-lock.json', root));
  return installed !== null && isInstalled(wanted, installed);
}

/**
 * Runs `npm ci` unless node_modules already matches the lockfile.
 * @param {URL} root the project's folder
 */
export async function ensureInstalled(root) {
  if (!(await isReady(root))) await step('Installing packages', () => npmCi(root));
}
