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
 * Hash of a text, 16 hexadecimal digits (FNV-1a with two seeds), for versions of a file; not for security.
 * Synchronous, unlike `crypto.subtle.digest`, because every page needs it.
 */
export const textHash = (text: string): string =>
  SEEDS.map((seed) => fnv1a(text, seed).toString(16).padStart(8, '0')).join('');
