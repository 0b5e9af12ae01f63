import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrDrawing } from '../../../platform/media/qr-path.ts';
import { PLAN_HEIGHT, PLAN_WIDTH, townPlan } from './town-plan.ts';

describe('town plan', () => {
  it('is the same for the same estate and another for another', () => {
    expect(townPlan('50.88,4.7', false)).toEqual(townPlan('50.88,4.7', false));
    expect(townPlan('50.88,4.7', false).blocks).not.toBe(townPlan('50.89,4.7', false).blocks);
  });

  it('shows a known address in the middle', () => {
    expect(townPlan('50.88,4.7', false).estate).toEqual({ x: PLAN_WIDTH / 2, y: PLAN_HEIGHT / 2 });
  });

  it('keeps the circle of a hidden address off the middle and within the drawing', () => {
    for (let at = 0; at < 200; at += 1) {
      const { x, y } = townPlan(`50.${at},4.7`, true).estate;
      expect(Math.abs(x - PLAN_WIDTH / 2)).toBeLessThanOrEqual(150);
      expect(y - PLAN_HEIGHT / 2).toBeGreaterThanOrEqual(-60);
      expect(y - PLAN_HEIGHT / 2).toBeLessThanOrEqual(90);
    }
  });

  it('draws with whole numbers only', () => {
    const { parks, blocks, river, streets, avenues } = townPlan('51.2,2.9', true);
    for (const path of [parks, blocks, river, streets, avenues]) {
      expect(path).toMatch(/^M[\dMHVChvzS -]+$/);
      expect(path).not.toMatch(/NaN|\./);
    }
  });
});

/** The dark modules of a path of runs "M4 4h7v1h-7z". */
const darkModules = (path: string): Set<string> => {
  const dark = new Set<string>();
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step},${y}`);
  }
  return dark;
};

describe('QR code', () => {
  it('draws exactly the modules of the code, with the quiet zone that readers need', () => {
    const url = 'https://huis-haard.example/nl/aanbod/214';
    const { data, size } = encode(url, { ecc: 'M', border: 4 });
    const drawing = qrDrawing(url);
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
    expect(drawing?.size).toBe(size);
    expect([...darkModules(drawing?.path ?? '')].sort()).toEqual(dark.sort());
    expect(dark.every((place) => place.split(',').every((at) => Number(at) >= 4))).toBe(true);
  });

  it('has nothing to draw for an address longer than a code can hold', () => {
    expect(qrDrawing('x'.repeat(5000))).toBeNull();
  });
});
