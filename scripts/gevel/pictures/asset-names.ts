import { createHash } from 'node:crypto';

/** Characters of the longest name that pages can ask for. */
const LONGEST = 64;
const DIGITS = 8;

const suffixOf = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, DIGITS);

/** A path in the letters that a name may have: `photos/501/Séjour.jpg` is `photos-501-sejour`. */
const slugOf = (path: string): string =>
  path
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The name of each file of a folder among a site's pictures: its path within the folder, in at most 64 letters,
 * digits, hyphens and underscores. Where that is too long, empty, or what another path comes to as well, the
 * first digits of the path's SHA-256 follow, so that a name depends on nothing but the paths.
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
