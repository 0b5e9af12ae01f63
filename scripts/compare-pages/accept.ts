import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { Complaint } from '../lib/progress.mjs';
import type { Hunk } from './differences.ts';

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
};

/** An intended difference: its exact lines, or a regular expression that matches it, and the reason. */
const AcceptedSchema = z.union([
  z.strictObject({ hunk: z.array(z.string()).min(1), reason: z.string().trim().min(1) }),
  z.strictObject({
    pattern: z.string().min(1).refine(isPattern, 'not a regular expression'),
    reason: z.string().trim().min(1),
  }),
]);
export type Accepted = z.infer<typeof AcceptedSchema>;

const AcceptedFileSchema = z.array(AcceptedSchema);

/** A hunk's lines with `-` or `+` before each, as in the output of `--json` and in accepted rows. */
export const hunkLines = ({ removed, added }: Hunk): readonly string[] => [
  ...removed.map((line) => `-${line}`),
  ...added.map((line) => `+${line}`),
];

/** The first row that accepts a hunk; null when none does. */
export function acceptedBy(hunk: Hunk, rows: readonly Accepted[]): Accepted | null {
  const text = hunkLines(hunk).join('\n');
  const fits = (row: Accepted): boolean =>
    'hunk' in row ? row.hunk.join('\n') === text : new RegExp(row.pattern, 'u').test(text);
  return rows.find(fits) ?? null;
}

/** Parses the text of a file with accepted differences. @throws Complaint for invalid text. */
export function parseAccepted(text: string, file: string): readonly Accepted[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Complaint(`${file} is not JSON: ${String(cause)}`, { cause });
  }
  const read = AcceptedFileSchema.safeParse(value);
  if (!read.success)
    throw new Complaint(`${file} is not a list of accepted differences:\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** Reads the file of `--accept`. @throws Complaint for a file that cannot be read. */
export async function readAccepted(file: string): Promise<readonly Accepted[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Complaint(`${file} cannot be read: ${String(cause)}`, { cause });
  });
  return parseAccepted(text, file);
}
