/** The plan of a floor: all its figures come from its data, so that a listing can be read off it. */
import type { Art, Point } from '../art.ts';
import { lit, mix } from '../colour.ts';
import { figures, metres } from '../plans/figures.ts';
import { type PlanFacts, somePlan } from '../plans/layouts.ts';
import { areaOf, type Plan, type PlanRoom, type PlanRoomKind } from '../plans/plan.ts';
import { doorsOf, type PlanDoor, windowsOf } from '../plans/plan-openings.ts';
import { furnish, type Sheet } from '../plans/symbols.ts';

/** Thickness of walls, metres. */
const OUTER = 0.3;
const INNER = 0.12;
const PAPER = '#f6f1e6';

const FLOORS: Record<PlanRoomKind, readonly [colour: string, pattern: 'boards' | 'tiles']> = {
  living: ['#ecd9bb', 'boards'],
  bedroom: ['#ecdccb', 'boards'],
  study: ['#eadcc0', 'boards'],
  kitchen: ['#dfe5e1', 'tiles'],
  bathroom: ['#d3e0e2', 'tiles'],
  toilet: ['#d3e0e2', 'tiles'],
  storage: ['#e3e2da', 'tiles'],
  hall: ['#efe6d6', 'tiles'],
};

function floorOf({ art, scale, x, y }: Sheet, room: PlanRoom): void {
  const [colour, pattern] = FLOORS[room.kind];
  const [left, top, wide, tall] = [
    x + room.x * scale,
    y + room.y * scale,
    room.width * scale,
    room.depth * scale,
  ];
  art.rect(left, top, wide, tall, colour);
  const step = (pattern === 'boards' ? 0.2 : 0.4) * scale;
  let d = '';
  for (let line = step; line < tall; line += step) d += `M${left} ${Math.round(top + line)}h${wide}`;
  if (pattern === 'tiles')
    for (let line = step; line < wide; line += step) d += `M${Math.round(left + line)} ${top}v${tall}`;
  art.path(d, 'none', { stroke: lit(colour, -0.06), strokeWidth: 0.9, opacity: 0.7 });
}

function walls({ art, ink, scale, x, y }: Sheet, plan: Plan): void {
  const wall = (u: number, v: number, width: number, depth: number): void =>
    art.rect(x + u * scale, y + v * scale, width * scale, depth * scale, ink);
  for (const room of plan.rooms) {
    if (room.x > 0) wall(room.x - INNER / 2, room.y, INNER, room.depth);
    if (room.y > 0) wall(room.x, room.y - INNER / 2, room.width, INNER);
  }
  wall(-OUTER, -OUTER, plan.width + 2 * OUTER, OUTER);
  wall(-OUTER, plan.depth, plan.width + 2 * OUTER, OUTER);
  wall(-OUTER, -OUTER, OUTER, plan.depth + 2 * OUTER);
  wall(plan.width, -OUTER, OUTER, plan.depth + 2 * OUTER);
}

function windows({ art, ink, scale, x, y }: Sheet, plan: Plan): void {
  for (const window of windowsOf(plan)) {
    const top = y + (window.y === 0 ? -OUTER : plan.depth) * scale;
    const left = x + window.x * scale;
    art.rect(left, top, window.width * scale, OUTER * scale, PAPER);
    art.rect(left, top + 1, window.width * scale, OUTER * scale - 2, '#dbe9ec', {
      stroke: ink,
      strokeWidth: 2,
    });
    const middle = top + (OUTER * scale) / 2;
    art.line(
      [
        [left, middle],
        [left + window.width * scale, middle],
      ],
      ink,
      1.8,
    );
  }
}

/** An opening with its leaf and the quarter circle of its swing. */
function door({ art, ink, scale, x, y }: Sheet, { x: u, y: v, along, width, swing, outer }: PlanDoor): void {
  const thick = outer ? OUTER : INNER + 0.02;
  const shift = outer ? (swing > 0 ? -OUTER : 0) : -thick / 2;
  const at = (a: number, b: number): Point =>
    along === 'x' ? [x + (u + a) * scale, y + (v + b) * scale] : [x + (u + b) * scale, y + (v + a) * scale];
  const [from, to] = [at(0, shift), at(width, shift + thick)];
  art.rect(from[0], from[1], to[0] - from[0], to[1] - from[1], '#f3ead9');
  const hinge = at(0, 0);
  const open = at(0, swing * width);
  const shut = at(width, 0);
  const turn = (along === 'x') === swing > 0 ? 0 : 1;
  art.line([hinge, open], ink, 3.2);
  art.path(
    `M${open[0]} ${open[1]}A${width * scale} ${width * scale} 0 0 ${turn} ${shut[0]} ${shut[1]}`,
    'none',
    { stroke: ink, strokeWidth: 1.3, opacity: 0.7 },
  );
}

/** Steps along a hall, with an arrow up. */
function stairs({ art, ink, accent, scale, x, y }: Sheet, { rooms }: Plan): void {
  const hall = rooms.find(({ kind }) => kind === 'hall');
  if (hall === undefined) return;
  const long = Math.min(hall.width - 1.5, 2.8);
  const wide = 0.85;
  const [left, top] = [
    x + (hall.x + hall.width - long - 0.05) * scale,
    y + (hall.y + hall.depth / 2 - wide / 2) * scale,
  ];
  art.rect(left, top, long * scale, wide * scale, '#fbf8f1', { stroke: ink, strokeWidth: 1.8 });
  for (let step = 1; step < 13; step += 1) {
    const at = left + (long * scale * step) / 13;
    art.line(
      [
        [at, top],
        [at, top + wide * scale],
      ],
      ink,
      1.4,
    );
  }
  const [middle, tip] = [top + (wide * scale) / 2, left + long * scale - 10];
  art.line(
    [
      [left + 8, middle],
      [tip, middle],
    ],
    accent,
    3,
  );
  art.polygon(
    [
      [tip + 6, middle],
      [tip - 10, middle - 8],
      [tip - 10, middle + 8],
    ],
    accent,
  );
}

/** Lines of dimensions below and at the left: each room along that side, then the whole. */
function dimensions({ art, ink, accent, scale, x, y }: Sheet, plan: Plan): void {
  const chain = (stops: readonly number[], side: 'below' | 'left', out: number): void => {
    const at = (value: number): Point =>
      side === 'below'
        ? [x + value * scale, y + (plan.depth + OUTER) * scale + out]
        : [x - OUTER * scale - out, y + value * scale];
    stops.slice(1).forEach((to, index) => {
      const from = stops[index] ?? 0;
      const [a, b] = [at(from), at(to)];
      art.line([a, b], ink, 1.4);
      for (const [px, py] of [a, b])
        art.line(
          [
            [px - 7, py + 7],
            [px + 7, py - 7],
          ],
          accent,
          2.6,
        );
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const [w, h] = side === 'below' ? [70, 26] : [26, 70];
      art.rect(mx - w / 2, my - h / 2, w, h, PAPER);
      figures(art, metres(to - from), [mx, my], 15, ink, side === 'left');
    });
  };
  const last = plan.rooms.at(-1)?.y ?? 0;
  const across = plan.rooms.filter((room) => room.y === last).map((room) => room.x);
  const down = [...new Set(plan.rooms.map((room) => room.y))];
  chain([...across, plan.width], 'below', 34);
  chain([0, plan.width], 'below', 74);
  chain([...down, plan.depth], 'left', 34);
  if (down.length > 1) chain([0, plan.depth], 'left', 74);
}

function north(art: Art, ink: string, accent: string, degrees: number): void {
  const [x, y] = [art.width - 100, 100];
  const at = (angle: number, r: number): Point => {
    const turn = ((degrees + angle) * Math.PI) / 180;
    return [x + Math.sin(turn) * r, y - Math.cos(turn) * r];
  };
  art.ellipse(x, y, 42, 42, 'none', { stroke: ink, strokeWidth: 2.4 });
  art.polygon([at(0, 40), at(90, 12), at(-90, 12)], accent);
  art.polygon([at(180, 40), at(90, 12), at(-90, 12)], PAPER, { stroke: ink, strokeWidth: 2 });
}

/** Where a room's area stands: clear of what stands in it. */
const figureAt: Record<PlanRoomKind, readonly [number, number]> = {
  living: [0.5, 0.86],
  kitchen: [0.42, 0.86],
  bedroom: [0.3, 0.88],
  study: [0.5, 0.86],
  bathroom: [0.62, 0.1],
  toilet: [0.62, 0.86],
  storage: [0.5, 0.88],
  hall: [0.3, 0.5],
};

export interface FloorPlanFacts extends PlanFacts {
  readonly plan?: Plan;
}

/** Draws the plan given, or one by chance. */
export function floorPlan(art: Art, { plan: given, ...facts }: FloorPlanFacts = {}): void {
  const chance = art.chance.fork('plan');
  const plan = given ?? somePlan(chance, facts);
  const ink = '#2f3a40';
  const accent = chance.fork('accent').pick(['#b5694a', '#3f7f8c', '#6f7f4f', '#a3763a']);
  const scale = Math.min(
    (art.width - 380) / (plan.width + 0.6),
    (art.height - 330) / (plan.depth + 0.6),
    132,
  );
  const sheet: Sheet = {
    art,
    ink,
    accent: mix(accent, PAPER, 0.68),
    scale,
    x: (art.width - plan.width * scale) / 2 + 40,
    y: (art.height - plan.depth * scale) / 2 - 20,
  };
  art.rect(0, 0, art.width, art.height, PAPER);
  let grid = '';
  for (let line = 0; line < art.width; line += 20) grid += `M${line} 0V${art.height}M0 ${line}H${art.width}`;
  art.path(grid, 'none', { stroke: '#d9cfbc', strokeWidth: 0.8, opacity: 0.4 });
  art.rect(sheet.x - 20, sheet.y - 14, (plan.width + 0.4) * scale, (plan.depth + 0.5) * scale, '#8f8577', {
    opacity: 0.22,
    blur: 10,
  });
  for (const room of plan.rooms) floorOf(sheet, room);
  if (plan.stairs) stairs({ ...sheet, accent }, plan);
  for (const room of plan.rooms) furnish(sheet, room);
  walls(sheet, plan);
  windows(sheet, plan);
  for (const one of doorsOf(plan)) door(sheet, one);
  for (const room of plan.rooms) {
    const [u, v] = figureAt[room.kind];
    const small = room.width < 2.4 || room.depth < 1.5;
    const text = `${metres(areaOf(room), 1)} m²`;
    figures(
      art,
      text,
      [sheet.x + (room.x + room.width * u) * scale, sheet.y + (room.y + room.depth * v) * scale],
      small ? 16 : 23,
      accent,
    );
  }
  dimensions({ ...sheet, accent }, plan);
  north(art, ink, accent, plan.north);
}
