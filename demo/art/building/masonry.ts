/** Walls: brick, render and rubble on a plane, in metres. */
import { ACROSS, type Art, DOWN, type Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';

/** `[u, v, width, height]` in metres. */
export type Field = readonly [u: number, v: number, width: number, height: number];

/** Height of a course and length of a brick with its joint, metres. */
const COURSE = 0.075;
const BRICK = 0.24;

interface BrickOptions {
  /** A second clay colour among the bricks. */
  readonly other?: string;
  readonly mortar?: string;
}

/** Courses of brick: an even ground, some bricks in four tints of it, and the joints. */
export function brick(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width, height]: Field,
  colour: string,
  { other = '#a0522d', mortar }: BrickOptions = {},
): void {
  const base = art.colour(colour);
  plane.rect(u, v, width, height, art.gradient([lit(base, 0.018), base, lit(base, -0.03)]));
  const tints = [lit(base, -0.055), lit(base, 0.04), mix(base, art.colour(other), 0.35), lit(base, -0.03)];
  for (const tint of tints) {
    let d = '';
    for (let n = 0; n < (width * height * 13) / 4; n += 1) {
      const row = Math.floor((chance.next() * height) / COURSE);
      const x = u + Math.floor((chance.next() * width) / BRICK) * BRICK + (row % 2 === 1 ? BRICK / 2 : 0);
      if (x + BRICK > u + width) continue;
      d += plane.path(corners(x + 0.008, v + row * COURSE + 0.008, BRICK - 0.016, COURSE - 0.016));
    }
    art.path(d, tint, { opacity: 0.75 });
  }
  let joints = '';
  for (let y = v + COURSE; y < v + height - 0.01; y += COURSE) {
    joints += plane.path(
      [
        [u, y],
        [u + width, y],
      ],
      false,
    );
  }
  art.path(joints, 'none', {
    stroke: mortar === undefined ? lit(base, 0.09) : art.colour(mortar),
    strokeWidth: Math.max(0.5, 0.012 * plane.scale(u, v)),
    opacity: 0.38,
  });
}

/** Smooth render with faint trowel strokes; `banded`: distance in metres between joints drawn in it. */
export function render(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width, height]: Field,
  colour: string,
  banded?: number,
): void {
  const base = art.colour(colour);
  plane.rect(u, v, width, height, art.gradient([lit(base, 0.015), base, lit(base, -0.035)]));
  let strokes = '';
  for (let n = 0; n < width * height * 1.2; n += 1) {
    const [x, y, length] = [u + chance.next() * width, v + chance.next() * height, chance.between(0.1, 0.6)];
    if (x + length < u + width) strokes += plane.path(corners(x, y, length, 0.012));
  }
  art.path(strokes, lit(base, -0.05), { opacity: 0.25 });
  if (banded === undefined) return;
  let joints = '';
  for (let y = v + banded; y < v + height - 0.05; y += banded) {
    joints += plane.path(
      [
        [u, y],
        [u + width, y],
      ],
      false,
    );
  }
  art.path(joints, 'none', { stroke: lit(base, -0.12), strokeWidth: 1.4, opacity: 0.55 });
}

/** Cuts a length into pieces between two sizes; a remainder too small for a piece is added to the last. */
function pieces(chance: Chance, length: number, least: number, most: number, rest: number): number[] {
  const out: number[] = [];
  let left = length;
  while (left > 0.02) {
    const wanted = Math.min(chance.between(least, most), left);
    const piece = left - wanted < rest ? left : wanted;
    out.push(piece);
    left -= piece;
  }
  return out;
}

/** Rubble in uneven courses; the first of `colours` is the mortar, the others are stones. */
export function stone(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width, height]: Field,
  colours: readonly string[],
  courses: readonly [least: number, most: number] = [0.14, 0.3],
): void {
  const stones = colours.map((colour) => art.colour(colour));
  plane.rect(u, v, width, height, lit(stones[0] ?? '#9a9a9a', 0.07));
  const paths = new Map<string, string>();
  const wobble = (): number => chance.between(-0.012, 0.012);
  const JOINT = 0.012;
  let y = v;
  for (const course of pieces(chance, height, ...courses, 0.1)) {
    let x = u;
    for (const length of pieces(chance, width, 0.22, 0.75, 0.15)) {
      const tint = lit(chance.pick(stones), chance.pick([-0.03, 0, 0.03]));
      const outline: Point[] = [
        [x + JOINT + wobble() / 2, y + JOINT],
        [x + length - JOINT, y + JOINT + wobble() / 2],
        [x + length - JOINT + wobble() / 2, y + course - JOINT],
        [x + JOINT, y + course - JOINT + wobble() / 2],
      ];
      paths.set(tint, (paths.get(tint) ?? '') + plane.path(outline));
      x += length;
    }
    y += course;
  }
  for (const [tint, d] of paths) art.path(d, tint);
  plane.rect(
    u,
    v,
    width,
    height,
    art.gradient(
      [
        [0, '#ffffff', 0.06],
        [1, art.mood.shadow.colour, 0.14],
      ],
      DOWN,
    ),
  );
}

/** Light on a whole front: warm on the sun's side, in shade on the other. */
export function sunOnWall(art: Art, plane: Plane, [u, v, width, height]: Field, strength = 0.22): void {
  const { mood, sun } = art;
  const [warm, cool] = [mood.wash.colour, mood.shadow.colour];
  const fill = art.gradient(
    sun < 0
      ? [
          [0, warm, strength],
          [1, cool, strength * 0.6],
        ]
      : [
          [0, cool, strength * 0.6],
          [1, warm, strength],
        ],
    ACROSS,
  );
  plane.rect(u, v, width, height, fill);
}
