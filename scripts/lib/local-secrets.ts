import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Secrets of each Worker on this machine, by the file from which wrangler reads them. */
const SECRETS = {
  '.dev.vars': ['NETWORK_SECRET', 'OPS_SECRET', 'SERVICE_KEYS'],
  'content-service/.dev.vars': ['TOKEN_SECRET', 'OPERATOR_TOKEN', 'SERVICE_KEYS'],
} as const;

/** Both Workers have the same value: one seals with it, the other opens. */
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

/** A value for a missing secret: for the shared one the value of another file, if any. */
function newValue(name: string): string {
  if (name !== SHARED) return random();
  const known = FILES.map((file) => valueIn(read(file) ?? '', name)).find((value) => value !== undefined);
  return known ?? `local:${random()}`;
}

/** Creates a file atomically: commands that start at the same time use the same one. */
function create(file: File): void {
  const lines = SECRETS[file].map((name) => `${name}="${newValue(name)}"\n`);
  const whole = `${file}.${process.pid}`;
  writeFileSync(whole, `# Secrets of this machine alone; made by \`npm start\`.\n${lines.join('')}`, {
    mode: 0o600,
  });
  try {
    linkSync(whole, file);
  } catch (error) {
    // Another command has created it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(whole);
  }
}

/** Adds missing secrets to an existing file, and keeps the rest. */
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
 * Creates the secrets of this machine when they are missing: random values in `.dev.vars` beside each
 * wrangler.toml. The file is never committed, so no deployment can contain them.
 */
export function ensureLocalSecrets(): void {
  for (const file of FILES) ensureFile(file);
}

/** A secret of this machine; created when missing. */
export function localSecret(name: (typeof SECRETS)[File][number]): string {
  ensureLocalSecrets();
  const found = FILES.map((file) => valueIn(read(file) ?? '', name)).find((value) => value !== undefined);
  if (found === undefined) throw new Error(`No .dev.vars holds ${name}`);
  return found;
}

/** Values of all secrets of this machine; empty when it was never started. */
export const allLocalSecrets = (): string[] =>
  FILES.flatMap((file) => SECRETS[file].flatMap((name) => valueIn(read(file) ?? '', name) ?? []));
