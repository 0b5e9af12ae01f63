import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Hash of the contents and names of all files that match, whatever their times: "did the inputs change?" */
export function hashFiles(patterns: readonly string[]): string {
  const files = globSync(patterns, {
    exclude: (name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'),
  })
    .filter((file) => /\.[a-z0-9]+$/i.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Value in a stamp file; null when the file is missing or unreadable. */
export async function readStamp(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return null;
  }
}

/** Writes the stamp `value` beside the files made from it. */
export async function writeStamp(file: string, value: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, value);
}
