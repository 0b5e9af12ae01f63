import { describe, expect, it } from 'vitest';
import { createArt } from '../canvas/art.ts';
import { PLANS } from '../pool/plans.ts';
import { approachOf, doorsOf, sweptBy } from './doors.ts';
import { furnishingOf } from './furnishing.ts';
import type { PieceKind } from './furniture.ts';
import { areaOf, grossOf, overlap, type Plan, type PlanRoom, type PlanRoomKind, roomsOf } from './plan.ts';
import { windowsOf } from './windows.ts';

const ALL = Object.entries(PLANS).flatMap(([motif, { drawings }]) =>
  drawings.map(({ facts }, index) => [`${motif}-${index + 1}`, facts.plan as Plan] as const),
);

describe.each(ALL)('%s', (_, plan) => {
  it('fills its outline without gap or overlap', () => {
    const area = plan.rooms.reduce((sum, { width, depth }) => sum + width * depth, 0);
    expect(area).toBeCloseTo(plan.width * plan.depth, 6);
    for (const [index, one] of plan.rooms.entries()) {
      expect(Math.min(one.width, one.depth), one.kind).toBeGreaterThan(0.95);
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.x + one.width).toBeLessThanOrEqual(plan.width + 1e-6);
      expect(one.y + one.depth).toBeLessThanOrEqual(plan.depth + 1e-6);
      for (const other of plan.rooms.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    }
  });

  it('connects every room with its front door or its stairs', () => {
    const doors = doorsOf(plan);
    const [hall] = roomsOf(plan, 'hall');
    expect(hall).toBeDefined();
    expect(doors.filter(({ outer }) => outer)).toHaveLength(plan.floor === 'upper' ? 0 : 1);
    const reached = new Set<PlanRoom | null | undefined>([hall]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { joins, outer } of doors)
        if (!outer && joins.some((room) => reached.has(room))) for (const room of joins) reached.add(room);
    }
    expect(plan.rooms.filter((room) => !reached.has(room)).map(({ kind }) => kind)).toEqual([]);
  });

  it('has no door that opens onto another door, the stairs or furniture', () => {
    const doors = doorsOf(plan);
    const pieces = [...furnishingOf(plan).values()].flat();
    const stairs = plan.stairs ? [plan.stairs] : [];
    doors.forEach((door, index) => {
      const others = doors.filter((__, other) => other !== index);
      for (const swept of sweptBy(door)) {
        for (const inTheWay of [
          ...others.flatMap(sweptBy),
          ...others.flatMap(approachOf),
          ...stairs,
          ...pieces,
        ])
          expect(overlap(swept, inTheWay), door.joins.map((room) => room?.kind).join(' to ')).toBe(false);
      }
    });
  });

  it('furnishes rooms for living, cooking, sleeping and washing, each piece inside its room without overlap', () => {
    const needed: Partial<Record<PlanRoomKind, PieceKind>> = {
      living: 'lounge',
      kitchen: 'units',
      bedroom: 'bed',
      study: 'desk',
      toilet: 'wc',
      bathroom: 'basin',
    };
    for (const [room, pieces] of furnishingOf(plan)) {
      const kinds = pieces.map(({ kind }) => kind);
      const need = needed[room.kind];
      expect(need === undefined || kinds.includes(need), room.kind).toBe(true);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.x).toBeGreaterThan(room.x);
        expect(piece.y).toBeGreaterThan(room.y);
        expect(piece.x + piece.width).toBeLessThan(room.x + room.width);
        expect(piece.y + piece.depth).toBeLessThan(room.y + room.depth);
        for (const other of pieces.slice(index + 1)) expect(overlap(piece, other)).toBe(false);
      }
    }
  });

  it('has windows in each living room, bedroom and study, and only in outer walls without a neighbour', () => {
    const windows = windowsOf(plan);
    for (const kind of ['living', 'bedroom', 'study'] as const)
      for (const room of roomsOf(plan, kind))
        expect(windows.some((window) => window.room === room)).toBe(true);
    for (const { side } of windows) expect(plan.facades).toContain(side);
  });
});

it('aligns the two floors of a house, with the stairs in the same place', () => {
  const floors = (motif: 'plan-ground' | 'plan-upper') =>
    PLANS[motif].drawings.map(({ facts }) => facts.plan);
  const uppers = floors('plan-upper');
  floors('plan-ground').forEach((ground, index) => {
    const upper = uppers[index];
    expect(upper?.stairs).toEqual(ground?.stairs);
    expect([upper?.width, upper?.depth]).toEqual([ground?.width, ground?.depth]);
    for (const plan of [ground, upper]) {
      const [hall] = plan ? roomsOf(plan, 'hall') : [];
      expect(hall && plan?.stairs && overlap(hall, plan.stairs)).toBe(true);
    }
  });
});

it('writes one area per room, and the total for a flat; none on a plan shared by several estates', () => {
  /** Each number is drawn on a stroke of paper. */
  const written = (motif: keyof typeof PLANS): number => {
    const art = createArt(motif, 'noon');
    PLANS[motif].drawings[0]?.draw(art);
    return art.svg().split('stroke="#f6f1e6"').length - 1;
  };
  const rooms = (motif: keyof typeof PLANS): number =>
    PLANS[motif].drawings[0]?.facts.plan?.rooms.length ?? 0;
  expect(written('plan-flat')).toBe(rooms('plan-flat') + 1);
  expect(written('plan-ground')).toBe(rooms('plan-ground'));
  expect(written('plan-upper')).toBe(rooms('plan-upper'));
  expect(written('plan-unit')).toBe(0);
});

it('measures a room between its walls, to a tenth, and a floor including all walls', () => {
  const plan = { width: 8, depth: 6 };
  expect(areaOf(plan, { x: 0, y: 0, width: 4, depth: 6 })).toBe(23.6);
  expect(areaOf(plan, { x: 4, y: 0, width: 4, depth: 3 })).toBe(11.6);
  expect(grossOf(plan)).toBeCloseTo(8.6 * 6.6, 6);
});
