import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { Complaint, step } from './progress.mjs';
import { capture } from './run.ts';

/** Chromium without windows: the same engine, and the browser tests take half the time. */
const SHELL = 'chromium-headless-shell';
/** Names of Chromium and Chrome on the PATH, the fastest first. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The first of `names` on the PATH; null when there is none. */
function onPath(names: readonly string[]): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** The browser for the tests: CHROMIUM_PATH, one of the system, or Playwright's own; null without any. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Complaint(`CHROMIUM_PATH names ${named}, which does not exist.`);
    return named;
  }
  const own = chromium.executablePath();
  return onPath(NAMES) ?? (existsSync(own) ? own : null);
}

async function isDebian(): Promise<boolean> {
  // Ubuntu's package of that name needs snap, which a container does not have.
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID=debian$/m.test(release) && process.getuid?.() === 0 && onPath(['apt-get']) !== null;
}

async function installFromDebian(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = async () =>
    (await capture('apt-get', ['install', '-y', '-q', '--no-install-recommends', SHELL], { env })).code === 0;
  // The package lists are missing or too old: update them first.
  if (await install()) return true;
  await capture('apt-get', ['update', '-q'], { env });
  return await install();
}

async function installFromPlaywright(): Promise<void> {
  const withSystemLibraries = process.platform === 'linux' && process.getuid?.() === 0 ? ['--with-deps'] : [];
  const args = ['node_modules/playwright/cli.js', 'install', ...withSystemLibraries, 'chromium'];
  const { code, output } = await capture(process.execPath, args);
  if (code !== 0) {
    throw new Complaint(
      `No Chromium was found, and Playwright could not fetch one. Install Chromium or set CHROMIUM_PATH.\n${output.trim()}`,
    );
  }
}

/** Whether a better browser than this one can be installed; never replaces one that the user chose. */
const isSecondBest = async (found: string): Promise<boolean> =>
  !process.env.CHROMIUM_PATH && onPath([SHELL]) === null && found.startsWith('/usr/') && (await isDebian());

/**
 * Finds a browser or installs one: Debian's package where apt runs as root, else Playwright's. Beside
 * Debian's package with windows, the one without windows is installed; when that is impossible, the former is
 * used.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found !== null && !(await isSecondBest(found))) return found;
  await step('Installing Chromium', async () => {
    if ((await isDebian()) && (await installFromDebian())) return;
    if (found === null) await installFromPlaywright();
  });
  const installed = findChromium();
  if (installed === null)
    throw new Complaint('Chromium was installed but cannot be found: set CHROMIUM_PATH.');
  return installed;
}
