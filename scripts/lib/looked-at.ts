import { globSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { hashFiles } from './inputs.ts';

/** Tracked file with the hashes of what a green whole run of the looks last saw. */
const LOOKED_AT = 'tests/looked-at.json';

/** Whether the browser tests look at each screen once, or at every agency, width, mode and language. */
type Extent = 'whole' | 'sample';

const HashesSchema = z.record(z.string(), z.string());
export type Hashes = z.infer<typeof HashesSchema>;

/** What asks which members of a matrix a run looks at: itself, and the checks at six sizes. */
const SAMPLERS = ['/looks.ts', '/six-sizes.ts'];

/** Browser tests with a matrix of looks: those that use one of these modules of `tests/support/`. */
const matrices = (): readonly string[] =>
  globSync('tests/{browser,site}/*.spec.ts').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return SAMPLERS.some((sampler) => text.includes(sampler));
  });

/** Hashes of the files that decide what a page looks like, by part of the code (decision 136). */
export const hashesNow = (): Hashes => ({
  client: hashFiles(['client/**/*']),
  screens: hashFiles([
    'worker/{agenda,answering,blocks,estate,form-subject,map,outline,rental,results,screens,search}/**/*.{ts,tsx}',
    'worker/platform/{forms,media,page,theme}/**/*.{ts,tsx}',
    'domain/{fields,format,theme,views}/**/*.{ts,tsx}',
  ]),
  locales: hashFiles(['locales/**/*']),
  demo: hashFiles(['demo/**/*']),
  tests: hashFiles(['tests/support/**/*', ...matrices()]),
});

/** The tracked hashes; none when the file is missing or unreadable, as after a merge with conflicts. */
export function hashesSeen(file = LOOKED_AT): Hashes {
  try {
    return HashesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Parts that differ from those that were last looked at whole. */
export const unseen = (now: Hashes, seen: Hashes): readonly string[] =>
  Object.keys(now).filter((part) => now[part] !== seen[part]);

/** What this run looks at, and why in one line. */
export function extentOf(changed: readonly string[], asked: boolean): { extent: Extent; why: string } {
  if (asked) return { extent: 'whole', why: 'Looks: whole, as requested by --looks.' };
  return changed.length === 0
    ? {
        extent: 'sample',
        why: `Looks: each screen once; nothing has changed since all were looked at (${LOOKED_AT}). --looks runs all.`,
      }
    : { extent: 'whole', why: `Looks: whole, because of changes in ${changed.join(', ')} (${LOOKED_AT}).` };
}

/** Stores what a green whole run saw. */
export const writeSeen = (hashes: Hashes, file = LOOKED_AT): Promise<void> =>
  writeFile(file, `${JSON.stringify(hashes, null, 2)}\n`);
