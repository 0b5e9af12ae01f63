import { describe, expect, it } from 'vitest';
import { chanceFor } from '../chance.ts';
import { PLAN_FLOORS, somePlan } from './layouts.ts';
import { areaOf } from './plan.ts';
import { doorsOf, windowsOf } from './plan-openings.ts';

const plans = PLAN_FLOORS.flatMap((floor) =>
  [0, 1, 2, 3, 4].flatMap((bedrooms) =>
    ['a', 'b', 'c'].map((seed) => ({
      floor,
      bedrooms,
      plan: somePlan(chanceFor(`${floor}-${bedrooms}-${seed}`), { floor, bedrooms }),
    })),
  ),
).filter(({ floor, bedrooms }) => floor !== 'upper' || bedrooms > 0);

describe('a plan', () => {
  it('tiles its outline: no gap, no overlap', () => {
    for (const { plan } of plans) {
      const area = plan.rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
      expect(area).toBeCloseTo(plan.width * plan.depth, 6);
      for (const one of plan.rooms) {
        expect(one.width).toBeGreaterThan(0.9);
        expect(one.x + one.width).toBeLessThanOrEqual(plan.width + 1e-9);
        for (const other of plan.rooms) {
          if (one === other) continue;
          const apart =
            one.x + one.width <= other.x + 1e-9 ||
            other.x + other.width <= one.x + 1e-9 ||
            one.y + one.depth <= other.y + 1e-9 ||
            other.y + other.depth <= one.y + 1e-9;
          expect(apart).toBe(true);
        }
      }
    }
  });

  it('has the bedrooms asked for, where a floor has bedrooms', () => {
    for (const { floor, bedrooms, plan } of plans) {
      const found = plan.rooms.filter(({ kind }) => kind === 'bedroom').length;
      expect(found).toBe(floor === 'ground' ? 0 : bedrooms);
    }
  });

  it('leads into every room by a door, and lights every bedroom by a window', () => {
    for (const { plan } of plans) {
      const closed = plan.rooms.filter(({ kind }) => kind !== 'hall').length;
      expect(doorsOf(plan).filter(({ outer }) => !outer)).toHaveLength(closed);
      const bedrooms = plan.rooms.filter(({ kind }) => kind === 'bedroom').length;
      expect(windowsOf(plan).length).toBeGreaterThanOrEqual(bedrooms);
    }
  });

  it('gives areas to a tenth', () => {
    expect(areaOf({ width: 3.35, depth: 4.2 })).toBe(14.1);
  });
});
