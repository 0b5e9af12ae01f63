const SEEDS = [0x811c9dc5, 0x01000193] as const;
const PRIME = 0x01000193;

function fnv1a(text: string, seed: number): number {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  return hash >>> 0;
}

/**
 * Sixteen hex figures that change with the text (FNV-1a from two seeds). It names versions of a file;
 * it protects nothing. Synchronous, unlike the platform's digests, because every page needs it.
 */
export const textHash = (text: string): string =>
  SEEDS.map((seed) => fnv1a(text, seed).toString(16).padStart(8, '0')).join('');
