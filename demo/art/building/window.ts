import type { Art, Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';
import { inset, type Lintel, lintel, type Opening, outlineOf } from './arch.ts';
import { type Curtain, glass } from './glass.ts';

interface WindowOptions {
  readonly frame?: string;
  readonly lintel?: { readonly kind: Lintel; readonly colour: string };
  /** Colour of a band of another stone around it. */
  readonly surround?: string;
  /** Colour of the wall where its thickness shows. */
  readonly reveal?: string;
  /** null: without a sill. */
  readonly sill?: string | null;
  /** Number of leaves side by side. */
  readonly leaves?: number;
  /** Height of the lower edge of the fixed light, as a share. */
  readonly transom?: number;
  /** Number of coloured panes above the transom. */
  readonly stained?: number;
  /** Number of small panes: across and up. */
  readonly panes?: readonly [number, number];
  readonly lamp?: boolean;
  readonly curtain?: Curtain;
  /** Colour of folding shutters. */
  readonly shutters?: string;
}

/** Depth of the wall before the frame, and thickness of the frame, metres. */
const DEPTH = 0.14;
const REBATE = 0.05;
const FRAME = 0.065;
const STAINED = ['#c9843f', '#5f8f7c', '#d9b35a', '#8c4a52', '#6d8ea0'] as const;

function bars(art: Art, chance: Chance, plane: Plane, opening: Opening, options: WindowOptions): void {
  const { u, width } = opening;
  const { frame = '#ece6d8', leaves = width > 1.5 ? 3 : 2, transom, stained = 0, panes, lamp } = options;
  const colour = art.colour(frame);
  const shadow = art.mood.shadow.colour;
  const inner = inset(opening, REBATE + FRAME);
  const [left, right] = [inner.u, inner.u + inner.width];
  const [foot, head] = [inner.v, inner.v + inner.height];
  const middle = transom === undefined ? null : foot + (head - foot) * transom;
  for (let leaf = 1; leaf < leaves; leaf += 1) {
    const x = u + (width * leaf) / leaves - 0.04;
    const tall = (middle ?? head) - foot;
    plane.rect(x, foot, 0.08, tall, colour);
    plane.rect(art.sun < 0 ? x + 0.072 : x, foot, 0.012, tall, shadow, { opacity: 0.35 });
  }
  if (middle !== null) {
    plane.rect(left, middle - 0.045, right - left, 0.09, colour);
    plane.rect(left, middle - 0.06, right - left, 0.018, shadow, { opacity: 0.35 });
    const wide = (right - left) / Math.max(1, stained);
    for (let pane = 0; pane < stained; pane += 1) {
      const tint = STAINED[(pane + chance.int(0, 4)) % STAINED.length] ?? STAINED[0];
      plane.rect(left + wide * pane, middle + 0.045, wide, head - middle, tint, {
        opacity: lamp === true ? 0.55 : 0.42,
      });
      if (pane > 0)
        plane.rect(left + wide * pane - 0.012, middle, 0.024, head - middle, '#3a3a3a', { opacity: 0.8 });
    }
  }
  if (panes === undefined) return;
  const [across, up] = panes;
  for (let n = 1; n < across; n += 1) {
    plane.rect(left + ((right - left) * n) / across - 0.014, foot, 0.028, head - foot, colour);
  }
  for (let n = 1; n < up; n += 1) {
    plane.rect(left, foot + ((head - foot) * n) / up - 0.014, right - left, 0.028, colour);
  }
}

/** Shade of the wall on the frame: from above, and from the sun's side. */
function depthOf(art: Art, plane: Plane, opening: Opening): void {
  const { u, v, width, height, arch = 'flat' } = opening;
  const { colour, strength } = art.mood.shadow;
  plane.rect(u, v + height - DEPTH * 1.15, width, DEPTH * 1.15, colour, { opacity: strength * 1.2 });
  if (arch !== 'flat') {
    plane.polygon(outlineOf(opening), 'none', {
      stroke: colour,
      strokeWidth: DEPTH * plane.scale(u, v) * 0.9,
      opacity: strength * 0.75,
    });
  }
  plane.rect(art.sun < 0 ? u : u + width - DEPTH * 0.7, v, DEPTH * 0.7, height, colour, {
    opacity: strength * 1.05,
  });
}

function sillBelow(art: Art, plane: Plane, { u, v, width }: Opening, stone: string): void {
  const base = art.colour(stone);
  plane.shade(
    [
      [u - 0.02, v - 0.08],
      [u + width + 0.02, v - 0.08],
      [u + width + 0.02 - art.sun * 0.14, v - 0.24],
      [u - 0.02 - art.sun * 0.14, v - 0.24],
    ],
    0.9,
    1.2,
  );
  plane.rect(u - 0.08, v - 0.09, width + 0.16, 0.1, art.gradient([lit(base, 0.1), lit(base, -0.05)]));
  if (art.mood.snow) plane.rect(u - 0.08, v, width + 0.16, 0.05, '#fafaf8');
}

function shuttersBeside(art: Art, plane: Plane, { u, v, width, height }: Opening, colour: string): void {
  const base = art.colour(colour);
  const wide = width / 2 + 0.02;
  for (const x of [u - wide - 0.03, u + width + 0.03]) {
    plane.shade(
      [
        [x, v],
        [x + wide, v],
        [x + wide - art.sun * 0.06, v - 0.07],
        [x - art.sun * 0.06, v - 0.07],
      ],
      0.8,
      1,
    );
    plane.rect(x, v, wide, height, art.gradient([lit(base, 0.02), lit(base, -0.03)]));
    for (const half of [0, 1]) {
      const foot = v + 0.08 + half * (height / 2 - 0.02);
      const tall = height / 2 - 0.14;
      plane.rect(x + 0.07, foot, wide - 0.14, tall, lit(base, -0.05));
      for (let y = foot + 0.04; y < foot + tall - 0.03; y += 0.07) {
        plane.rect(x + 0.09, y, wide - 0.18, 0.02, lit(base, 0.05));
      }
    }
  }
}

/** A window in a wall, metres: lintel, reveal, frame, panes, shade and sill. */
export function windowIn(
  art: Art,
  chance: Chance,
  plane: Plane,
  opening: Opening,
  options: WindowOptions = {},
): void {
  const { frame = '#ece6d8', reveal = '#6d4a3c', sill = '#8e9496', surround } = options;
  const lamp = options.lamp ?? chance.chance(art.mood.lamps);
  if (options.lintel !== undefined) lintel(art, plane, opening, options.lintel.kind, options.lintel.colour);
  if (surround !== undefined) plane.polygon(outlineOf(inset(opening, -0.14)), art.colour(surround));
  plane.polygon(outlineOf(opening), mix(art.colour(reveal), art.mood.shadow.colour, 0.5));
  const rebate = outlineOf(inset(opening, REBATE));
  plane.polygon(rebate, art.colour(frame));
  glass(art, chance.fork('glass'), plane, outlineOf(inset(opening, REBATE + FRAME)), {
    lamp,
    ...(options.curtain === undefined ? {} : { curtain: options.curtain }),
  });
  art.clipped(plane.path(rebate), () => {
    bars(art, chance, plane, opening, { ...options, lamp });
    depthOf(art, plane, opening);
  });
  if (sill !== null) sillBelow(art, plane, opening, sill);
  if (lamp && art.moodName !== 'noon') {
    const [x, y] = plane.at(opening.u + opening.width / 2, opening.v + opening.height / 2);
    const scale = plane.scale(opening.u, opening.v);
    const glow = art.radial([
      [0, '#ffca7a', 0.3],
      [1, '#ffca7a', 0],
    ]);
    art.ellipse(x, y, opening.width * scale * 1.1, opening.height * scale * 0.85, glow, { blend: 'screen' });
  }
  if (options.shutters !== undefined) shuttersBeside(art, plane, opening, options.shutters);
}

interface RailingOptions {
  readonly colour?: string;
  /** Whether it is filled with wrought-iron curls. */
  readonly curls?: boolean;
}

/** A railing of bars, metres. */
export function railing(
  art: Art,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
  { colour = '#2c2f33', curls = false }: RailingOptions = {},
): void {
  const base = art.colour(colour);
  plane.rect(u, v + height - 0.05, width, 0.05, base);
  plane.rect(u, v, width, 0.035, base);
  const count = Math.round(width / 0.13);
  const rods = Array.from({ length: count + 1 }, (_, rod) =>
    plane.path(corners(u + (width * rod) / count - 0.01, v, 0.02, height)),
  );
  art.path(rods.join(''), base);
  if (!curls) return;
  const scrolls = Math.max(2, Math.round(width / 0.5));
  for (let n = 0; n < scrolls; n += 1) {
    const cx = u + (width * (n + 0.5)) / scrolls;
    const ring = (r: number): Point[] =>
      Array.from({ length: 25 }, (_, step): Point => {
        const angle = (step / 24) * Math.PI * 2;
        return [cx + r * Math.cos(angle), v + height / 2 + height * 0.3 * Math.sin(angle)];
      });
    plane.polygon(ring((width / scrolls) * 0.32), 'none', { stroke: base, strokeWidth: 2 });
  }
}
