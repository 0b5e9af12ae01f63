import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A source file of the project. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const FOLDERS = '{bench,client,content-service,contract,demo,docs,domain,locales,scripts,tests,wire,worker}';

/** Every TypeScript source, with its path from the project's folder. */
export function sources(): readonly Source[] {
  return globSync(`${FOLDERS}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Whether a file is a test or helps tests; those may import what they check. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|(^|\/)(tests|testing)\/|vitest\.config\.ts$|(^|\/)test-[a-z-]+\.ts$/.test(file);

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** What a file imports: paths of the project, or names of packages. */
export function importsOf(
  source: Source,
): readonly { readonly target: string; readonly isPackage: boolean }[] {
  return [...source.text.matchAll(IMPORT)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    return name.startsWith('.')
      ? { target: posix.join(posix.dirname(source.file), name), isPackage: false }
      : { target: name, isPackage: true };
  });
}
