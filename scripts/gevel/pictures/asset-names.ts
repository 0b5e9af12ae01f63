import { createHash } from 'node:crypto';

/** Longest name of a picture, characters. */
const LONGEST = 64;
const DIGITS = 8;

const suffixOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, DIGITS);

/** A path in the characters of a name: `photos/501/Séjour.jpg` is `photos-501-sejour`. */
const slugOf = (path: string): string =>
  path
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * Path → name of a site's picture, for the files of a folder: at most 64 letters, digits, hyphens and underscores. If
 * a name is too long, empty or not unique, digits of the path's SHA-256 are appended, so that names only depend on
 * paths.
 */
export function assetNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const bySlug = Map.groupBy(paths, slugOf);
  return new Map(
    [...bySlug].flatMap(([slug, same]) =>
      same.map((path) => {
        const plain = slug !== '' && slug.length <= LONGEST && same.length === 1;
        const stem = (slug || 'picture').slice(0, LONGEST - DIGITS - 1).replace(/-$/, '');
        return [path, plain ? slug : `${stem}-${suffixOf(path)}`] as const;
      }),
    ),
  );
}
