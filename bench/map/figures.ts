import { median } from '../stage/statistics.ts';

/** Measurements of the tiles of a zoom level. */
export interface ZoomFigures {
  readonly zoom: number;
  /** Bytes of each tile, compressed. */
  readonly bytes: readonly number[];
  /** CPU milliseconds of each tile when rendered again: the median of its rounds. */
  readonly anew: readonly number[];
}

/** Maximum values for a tile of a dense town. */
export const BARS = { bytes: 30_000, anewMs: 20, cachedRatio: 1.8 } as const;

/** A sentence for each limit that is exceeded. */
export function missed(zooms: readonly ZoomFigures[], cachedRatio: number): readonly string[] {
  const found = zooms.flatMap(({ zoom, bytes, anew }) => {
    const [most, middle] = [Math.max(...bytes), median(anew)];
    return [
      ...(most > BARS.bytes ? [`zoom ${zoom}: ${most} bytes (bar ${BARS.bytes})`] : []),
      ...(middle > BARS.anewMs
        ? [`zoom ${zoom}: ${middle.toFixed(1)} ms in the middle (bar ${BARS.anewMs})`]
        : []),
    ];
  });
  const cached =
    cachedRatio > BARS.cachedRatio ? [`kept: ${cachedRatio.toFixed(2)} × (bar ${BARS.cachedRatio})`] : [];
  return [...found, ...cached];
}
