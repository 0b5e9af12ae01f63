import { describe, expect, it } from 'vitest';
import { areaOf, boundsOf, clipLine, clipRing, type Line, thinned } from './geometry.ts';
import { PathData } from './path.ts';

const BOX = [0, 0, 100, 100] as const;
const cutRing = (ring: Line): Line => clipRing(ring, boundsOf(ring), BOX);

describe('clipping at the edge of a drawing', () => {
  it('clips a ring to the box', () => {
    const ring: Line = [-50, -50, 150, -50, 150, 150, -50, 150];
    expect(areaOf(cutRing(ring))).toBe(10_000);
    expect(cutRing([200, 200, 300, 200, 300, 300])).toEqual([]);
    expect(areaOf(cutRing([50, 50, 150, 50, 150, 80, 50, 80]))).toBe(1_500);
  });

  it('clips a line to the pieces within the box', () => {
    expect(clipLine([-50, 50, 50, 50, 50, 150, 80, 150, 80, 50], BOX)).toEqual([
      [0, 50, 50, 50, 50, 100],
      [80, 100, 80, 50],
    ]);
  });

  it('keeps a line that crosses the box without a point within it', () => {
    expect(clipLine([-50, 50, 150, 50], BOX)).toEqual([[0, 50, 100, 50]]);
    expect(clipLine([-50, 120, 150, 120], BOX)).toEqual([]);
  });
});

describe('simplified lines', () => {
  it('keep the points at which a line turns', () => {
    expect(thinned([0, 0, 10, 0.3, 20, 0, 30, 20, 40, 40], 0.7)).toEqual([0, 0, 20, 0, 40, 40]);
  });

  it('keep the ends of a closed line', () => {
    expect(thinned([0, 0, 10, 0, 10, 10, 0, 0], 0.7)).toEqual([0, 0, 10, 0, 10, 10, 0, 0]);
  });
});

describe('path data', () => {
  it('consists of relative steps in whole half pixels', () => {
    const path = new PathData();
    path.add([0.2, 0, 10, 0, 10, -4.6], false);
    path.add([20, 20, 30, 20, 30, 30, 20, 20], true);
    expect(path.text).toBe('m0 0l10 0 0-5m10 25l10 0 0 10z');
  });

  it('leaves out lines that shrink to a point', () => {
    const path = new PathData();
    path.add([1, 1, 1.2, 1.1], false);
    path.add([], false);
    expect(path.text).toBe('');
  });
});
