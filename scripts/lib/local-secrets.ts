import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** The secrets that each Worker has on this machine, by the file that wrangler reads them from. */
const SECRETS = {
  '.dev.vars': ['NETWORK_SECRET', 'OPS_SECRET', 'SERVICE_KEYS'],
  'content-service/.dev.vars': ['TOKEN_SECRET', 'OPERATOR_TOKEN', 'SERVICE_KEYS'],
} as const;

/** Both Workers have it, the same: it seals what the other opens. */
const SHARED = 'SERVICE_KEYS';

type File = keyof typeof SECRETS;
const FILES = Object.keys(SECRETS) as File[];

const read = (file: File): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

const valueIn = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}="?([^"\n]+)"?$`, 'm').exec(text)?.[1];

const random = (): string => randomBytes(32).toString('base64url');

/** A value for a secret that a file lacks: for the shared one that of another file, where one has it. */
function newValue(name: string): string {
  if (name !== SHARED) return random();
  const known = FILES.map((file) => valueIn(read(file) ?? '', name)).find((value) => value !== undefined);
  return known ?? `local:${random()}`;
}

/** A new file appears whole or not at all: commands that start side by side agree on one. */
function create(file: File): void {
  const lines = SECRETS[file].map((name) => `${name}="${newValue(name)}"\n`);
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `# Secrets of this machine alone; made by \`npm start\`.\n${lines.join('')}`, {
    mode: 0o600,
  });
  try {
    linkSync(whole, file);
  } catch (error) {
    // Another command was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(whole);
  }
}

/** Adds what a file that somebody made lacks, and leaves the rest as it is. */
function ensureFile(file: File): void {
  const text = read(file);
  if (text === null) {
    create(file);
    return;
  }
  const missing = SECRETS[file].filter((name) => valueIn(text, name) === undefined);
  if (missing.length === 0) return;
  const lines = missing.map((name) => `${name}="${newValue(name)}"\n`);
  writeFileSync(file, `${text.replace(/\n?$/, '\n')}${lines.join('')}`);
}

/**
 * Makes the secrets of this machine where there are none yet: random, in `.dev.vars` beside each wrangler.toml,
 * which is never committed, so that no deployment can have them by accident.
 */
export function ensureLocalSecrets(): void {
  for (const file of FILES) ensureFile(file);
}

/** A secret of this machine; made when it is not there yet. */
export function localSecret(name: (typeof SECRETS)[File][number]): string {
  ensureLocalSecrets();
  const found = FILES.map((file) => valueIn(read(file) ?? '', name)).find((value) => value !== undefined);
  if (found === undefined) throw new Error(`No .dev.vars holds ${name}`);
  return found;
}

/** The values of all secrets that this machine has; none where it was never started. */
export const allLocalSecrets = (): string[] =>
  FILES.flatMap((file) => SECRETS[file].flatMap((name) => valueIn(read(file) ?? '', name) ?? []));
