/** Random numbers of invented homes: the same key always gives the same sequence. */
export interface Rng {
  /** Number in [0, 1). */
  readonly next: () => number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True in `share` of the cases (0…1). */
  chance(share: number): boolean;
  /** The members in random order; the original list does not change. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, 32 bits: hashes a key to a seed. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (Tommy Ettinger): small, fast, and good enough for invented homes. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A separate generator per key, so that an extra draw for one estate changes no other estate. */
export function rngFor(key: string): Rng {
  const next = mulberry32(hashText(key));
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    shuffle: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i -= 1) {
        const j = int(0, i);
        const held = out[i];
        const other = out[j];
        if (held !== undefined && other !== undefined) [out[i], out[j]] = [other, held];
      }
      return out;
    },
  };
}
