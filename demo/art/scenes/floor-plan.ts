/** The plan of a floor: all its numbers come from its data, so that a listing can match them. */
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { doorsOf } from '../plans/doors.ts';
import { figures, widthOf } from '../plans/figures.ts';
import { FLATS } from '../plans/flats.ts';
import { furnishingOf } from '../plans/furnishing.ts';
import { HOUSES } from '../plans/houses.ts';
import { type Layout, lying, mirrored, planOf } from '../plans/layouts.ts';
import { letter, squareMetres } from '../plans/lettering.ts';
import { grossOf, OUTER, type Plan } from '../plans/plan.ts';
import { door, floorOf, PAPER, stairs, walls, windows } from '../plans/structure.ts';
import { type Sheet, symbol } from '../plans/symbols.ts';

const LAYOUTS: readonly Layout[] = [
  ...Object.values(FLATS),
  ...Object.values(HOUSES).flatMap(({ ground, upper }) => [ground, upper]),
];
const INKS = ['#2f3a40', '#3a3532', '#2e3b36', '#33374a'] as const;
const ACCENTS = ['#b5694a', '#3f7f8c', '#6f7f4f', '#a3763a', '#8a5a6b', '#4d6a94'] as const;

/** Width in metres of the widest row: the sum of its parts. */
const widthOfRows = ({ rows }: Layout): number =>
  Math.max(
    ...rows.map(([what]) => (typeof what === 'string' ? 0 : what.reduce((sum, [, size]) => sum + size, 0))),
  );
const depthOfRows = ({ rows }: Layout): number => rows.reduce((sum, [, size]) => sum + size, 0);

/** A random floor: one of the layouts, slightly wider or deeper, mirrored or not. */
function somePlan(chance: Chance): Plan {
  const layout = chance.pick(LAYOUTS);
  const grown = (length: number): number => Math.round(length * chance.between(1, 1.12) * 20) / 20;
  const plan = planOf(layout, grown(widthOfRows(layout)), grown(depthOfRows(layout)));
  return lying(chance.chance(0.5) ? mirrored(plan) : plan);
}

/** Margin of paper around the floor, px. */
const MARGIN = { x: 120, y: 120 } as const;
const LARGEST = 150;

interface FloorPlanFacts {
  readonly plan?: Plan;
  /** Whether areas are written on it: only when the listing has the same ones. */
  readonly figures?: boolean;
  /** Seeds the colours, so that two floors of a house look alike. */
  readonly colours?: Chance;
}

/** A sheet of squared paper with the building's shadow on it. */
function paper(art: Art, { scale, x, y }: Sheet, { width, depth }: Plan): void {
  art.rect(0, 0, art.width, art.height, PAPER);
  let grid = '';
  for (let line = 0; line < art.width; line += 25) grid += `M${line} 0V${art.height}M0 ${line}H${art.width}`;
  art.path(grid, 'none', { stroke: '#d9cfbc', strokeWidth: 0.8, opacity: 0.4 });
  const out = OUTER * scale;
  art.rect(x - out + 8, y - out + 10, width * scale + 2 * out, depth * scale + 2 * out, '#8f8577', {
    opacity: 0.3,
    blur: 12,
  });
}

/** The total area below a flat's plan, equal to its listing's. */
function total({ art, ink, accent, scale, x, y }: Sheet, plan: Plan): void {
  const text = squareMetres(Math.round(grossOf(plan)), 0);
  const size = 30;
  const right = x + (plan.width + OUTER) * scale;
  const wide = widthOf(text, size);
  const line = y + (plan.depth + OUTER) * scale + 56;
  art.rect(right - wide - 62, line - 10, 20, 20, accent);
  figures(art, text, [right - wide / 2 - 6, line], size, ink);
}

/** Draws the given plan, or a random one. */
export function floorPlan(art: Art, facts: FloorPlanFacts = {}): void {
  const chance = art.chance.fork('plan');
  const plan = facts.plan ?? somePlan(chance);
  const colours = facts.colours ?? chance.fork('colours');
  const ink = colours.pick(INKS);
  const accent = colours.pick(ACCENTS);
  const scale = Math.min(
    (art.width - 2 * MARGIN.x) / (plan.width + 2 * OUTER),
    (art.height - 2 * MARGIN.y) / (plan.depth + 2 * OUTER),
    LARGEST,
  );
  const sheet: Sheet = {
    art,
    ink,
    accent,
    scale,
    x: (art.width - plan.width * scale) / 2,
    y: (art.height - plan.depth * scale) / 2,
  };
  const furnishing = furnishingOf(plan);
  const doors = doorsOf(plan);
  paper(art, sheet, plan);
  for (const room of plan.rooms) floorOf(sheet, room);
  stairs(sheet, plan);
  const soft: Sheet = { ...sheet, accent: mix(accent, PAPER, 0.66) };
  for (const pieces of furnishing.values()) for (const piece of pieces) symbol(soft, piece);
  walls(sheet, plan);
  windows(sheet, plan);
  for (const one of doors) door(sheet, one);
  if (facts.figures === false) return;
  for (const room of plan.rooms) letter(sheet, plan, room, furnishing.get(room) ?? [], doors);
  if (plan.floor === 'flat') total(sheet, plan);
}
