/** What was measured of the tiles of a zoom. */
export interface ZoomFigures {
  readonly zoom: number;
  /** Bytes of each tile, packed. */
  readonly bytes: readonly number[];
  /** Milliseconds of CPU of each tile made anew: the middle of its rounds. */
  readonly anew: readonly number[];
}

/** The most that a tile of a dense town may take. */
export const BARS = { bytes: 30_000, anewMs: 20, keptRatio: 1.8 } as const;

/** The middle of some figures; of an even number the upper of the two. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What misses its bar, a sentence each; the zooms in the middle of which nothing is missing are not named. */
export function missed(zooms: readonly ZoomFigures[], keptRatio: number): readonly string[] {
  const found = zooms.flatMap(({ zoom, bytes, anew }) => {
    const [most, middle] = [Math.max(...bytes), median(anew)];
    return [
      ...(most > BARS.bytes ? [`zoom ${zoom}: ${most} bytes (bar ${BARS.bytes})`] : []),
      ...(middle > BARS.anewMs
        ? [`zoom ${zoom}: ${middle.toFixed(1)} ms in the middle (bar ${BARS.anewMs})`]
        : []),
    ];
  });
  const kept = keptRatio > BARS.keptRatio ? [`kept: ${keptRatio.toFixed(2)} × (bar ${BARS.keptRatio})`] : [];
  return [...found, ...kept];
}
