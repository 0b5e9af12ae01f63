import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from '../errors.ts';
import type { WorkerName } from './environment.ts';

const SecretsSchema = z.record(z.string(), z.string());
export type Secrets = z.infer<typeof SecretsSchema>;

/** Workers of each secret, required or optional. */
const WHOSE: Readonly<Record<string, readonly WorkerName[]>> = {
  NETWORK_SECRET: ['site'],
  OPS_SECRET: ['site'],
  TURNSTILE_SECRETS: ['site'],
  CONTENT_SERVICE_TOKEN: ['site', 'content service'],
  SERVICE_KEYS: ['site', 'content service'],
  TOKEN_SECRET: ['content service'],
  OPERATOR_TOKEN: ['content service'],
};

/** Reads a file of secrets: a JSON object, name → value. */
export async function readSecrets(file: string): Promise<Secrets> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Refused(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  const read = SecretsSchema.safeParse(value);
  if (!read.success) throw new Refused(`${file} is not an object of names and texts.`);
  const unknown = Object.keys(read.data).filter((name) => !(name in WHOSE));
  if (unknown.length > 0)
    throw new Refused(`${file} has secrets that no Worker knows: ${unknown.join(', ')}.`);
  return read.data;
}

/** The secrets of a Worker. */
export const secretsFor = (worker: WorkerName, secrets: Secrets): Secrets =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => WHOSE[name]?.includes(worker)));

/** Passes secrets to wrangler in a temporary file, readable only by this user and deleted afterwards. */
export async function withSecretsFile<T>(
  secrets: Secrets,
  work: (words: readonly string[]) => Promise<T>,
): Promise<T> {
  if (Object.keys(secrets).length === 0) return work([]);
  const folder = await mkdtemp(join(tmpdir(), 'gevel-'));
  try {
    const file = join(folder, 'secrets.json');
    await writeFile(file, JSON.stringify(secrets), { mode: 0o600 });
    return await work(['--secrets-file', file]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
