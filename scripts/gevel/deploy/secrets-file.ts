import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { Refused } from '../errors.ts';
import type { WorkerName } from './environment.ts';

const SecretsSchema = z.record(z.string(), z.string());
export type Secrets = z.infer<typeof SecretsSchema>;

/** Which Worker a secret is for, whether it needs it or only may have it. */
const WHOSE: Readonly<Record<string, readonly WorkerName[]>> = {
  NETWORK_SECRET: ['site'],
  OPS_SECRET: ['site'],
  TURNSTILE_SECRETS: ['site'],
  CONTENT_SERVICE_TOKEN: ['site', 'content service'],
  SERVICE_KEYS: ['site', 'content service'],
  TOKEN_SECRET: ['content service'],
  OPERATOR_TOKEN: ['content service'],
};

/** Reads a file of secrets: an object of JSON, name → value. */
export async function readSecrets(file: string): Promise<Secrets> {
  let value: unknown;
  try {
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Refused(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : error}`);
  }
  const read = SecretsSchema.safeParse(value);
  if (!read.success) throw new Refused(`${file} is no object of names and texts.`);
  const unknown = Object.keys(read.data).filter((name) => !(name in WHOSE));
  if (unknown.length > 0)
    throw new Refused(`${file} has secrets that no Worker knows: ${unknown.join(', ')}.`);
  return read.data;
}

/** The secrets that are for a Worker. */
export const secretsFor = (worker: WorkerName, secrets: Secrets): Secrets =>
  Object.fromEntries(Object.entries(secrets).filter(([name]) => WHOSE[name]?.includes(worker)));

/** Gives wrangler a file of its own with some secrets, which nobody else may read and which is gone afterwards. */
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
