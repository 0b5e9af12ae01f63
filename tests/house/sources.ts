import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A source file of the project. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const FOLDERS = '{bench,client,content-service,contract,demo,docs,domain,locales,scripts,tests,wire,worker}';

/** All TypeScript sources, with paths relative to the project's folder. */
export function sources(): readonly Source[] {
  return globSync(`${FOLDERS}/**/*.{ts,tsx}`)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Whether a file is a test or a test helper; those may import everything they test. */
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$|(^|\/)(tests|testing)\/|vitest\.config\.ts$|(^|\/)test-[a-z-]+\.ts$/.test(file);

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Imports of a file: paths in the project, or names of packages. */
export function importsOf(
  source: Source,
): readonly { readonly target: string; readonly isPackage: boolean }[] {
  return [...source.text.matchAll(IMPORT)].map((match) => {
    const name = match[1] ?? match[2] ?? '';
    // `#room/…`: the subpath imports of package.json.
    if (name.startsWith('#')) return { target: name.slice(1), isPackage: false };
    return name.startsWith('.')
      ? { target: posix.join(posix.dirname(source.file), name), isPackage: false }
      : { target: name, isPackage: true };
  });
}
