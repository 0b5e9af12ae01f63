/** Objects in a street; places and sizes in px. */

import { ACROSS, type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { crown } from '../nature/growth/crown.ts';
import { bush } from '../nature/growth/shrub.ts';

/** Lamps are on when windows are lit. */
const AT_NIGHT = 0.3;

const groundShade = (art: Art, x: number, y: number, rx: number, ry: number, blur = 2): void =>
  art.ellipse(x, y, rx, ry, art.mood.shadow.colour, {
    opacity: art.mood.shadow.strength,
    blend: 'multiply',
    blur,
  });

/** A cast-iron lamp, its foot at `(x, y)`. */
export function lamp(art: Art, x: number, y: number, height: number): void {
  const iron = art.colour('#2f3a38');
  const on = art.mood.lamps > AT_NIGHT;
  const reach = x - art.sun * height * 0.8;
  art.shade(
    [
      [x - 3, y],
      [x + 3, y],
      [reach + 3, y + 22],
      [reach - 3, y + 22],
    ],
    0.8,
  );
  art.polygon(
    [
      [x - 9, y],
      [x + 9, y],
      [x + 6, y - height * 0.12],
      [x + 3.4, y - height * 0.14],
      [x + 2.4, y - height * 0.82],
      [x - 2.4, y - height * 0.82],
      [x - 3.4, y - height * 0.14],
      [x - 6, y - height * 0.12],
    ],
    art.gradient([lit(iron, 0.08), iron, lit(iron, -0.05)], ACROSS),
  );
  art.rect(x - 18, y - height * 0.8, 36, 3, iron, { radius: 1.5 });
  const foot = y - height * 0.82;
  const head = foot - height * 0.1;
  art.polygon(
    [
      [x - 8, foot],
      [x + 8, foot],
      [x + 14, head],
      [x - 14, head],
    ],
    on ? '#ffdf9c' : mix(art.mood.glass[1], '#ffffff', 0.4),
  );
  art.line(
    [
      [x, foot],
      [x, head],
    ],
    iron,
    1.5,
  );
  art.polygon(
    [
      [x - 17, head],
      [x + 17, head],
      [x + 5, foot - height * 0.145],
      [x + 2, foot - height * 0.17],
      [x - 2, foot - height * 0.17],
      [x - 5, foot - height * 0.145],
    ],
    iron,
  );
  if (!on) return;
  const glow = art.radial([
    [0, '#ffd890', 0.55],
    [0.3, '#ffc878', 0.2],
    [1, '#ffc878', 0],
  ]);
  art.ellipse(x, foot - height * 0.05, 110, 110, glow, { blend: 'screen' });
}

interface BikeOptions {
  readonly colour?: string;
  readonly facing?: 'left' | 'right';
}

/** A town bicycle with a basket of flowers; `size` is about half its length. */
export function bike(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  size: number,
  {
    colour = chance.pick(['#9c3b32', '#2f5f66', '#d0a03a', '#3a3f47', '#6b7f5a']),
    facing = 'right',
  }: BikeOptions = {},
): void {
  const frame = art.colour(colour);
  const black = art.colour('#26262a');
  const wheel = size * 0.34;
  const turn = facing === 'left' ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + dx * size * turn, y - dy * size];
  groundShade(art, x - art.sun * size * 0.2, y + 2, size * 0.95, size * 0.06);
  const back = at(-0.52, 0.34);
  const front = at(0.52, 0.34);
  for (const [cx, cy] of [back, front]) {
    art.ellipse(cx, cy, wheel, wheel, 'none', { stroke: black, strokeWidth: size * 0.035 });
    art.ellipse(cx, cy, wheel * 0.93, wheel * 0.93, 'none', {
      stroke: '#cfc8b8',
      strokeWidth: 1,
      opacity: 0.7,
    });
    const spokes = Array.from({ length: 14 }, (_, spoke) => {
      const angle = (spoke / 14) * Math.PI * 2;
      return `M${px(cx)} ${px(cy)}L${px(cx + Math.cos(angle) * wheel)} ${px(cy + Math.sin(angle) * wheel)}`;
    });
    art.path(spokes.join(''), 'none', { stroke: '#8d8a84', strokeWidth: 0.7, opacity: 0.7 });
  }
  const tube = (points: readonly Point[], width: number, tint = frame): void =>
    art.line(points, tint, size * width, { round: true });
  const crank = at(-0.08, 0.32);
  const seat = at(-0.2, 0.8);
  const post = at(-0.18, 0.74);
  const head = at(0.4, 0.78);
  tube([back, post, crank, back], 0.035);
  tube([crank, head], 0.038);
  tube([post, head], 0.03);
  tube([at(0.38, 0.86), front], 0.034);
  tube([crank, seat], 0.025, black);
  art.path(
    `M${px(seat[0] - size * 0.1)} ${px(seat[1])}q${px(size * 0.1)} ${px(-size * 0.05)} ${px(size * 0.2)} 0q${px(-size * 0.08)} ${px(size * 0.05)} ${px(-size * 0.2)} 0Z`,
    art.colour('#6b4430'),
  );
  tube([at(0.38, 0.86), at(0.36, 0.95), at(0.24, 0.97)], 0.03, black);
  art.ellipse(crank[0], crank[1], size * 0.06, size * 0.06, 'none', {
    stroke: black,
    strokeWidth: size * 0.03,
  });
  const [bx, by] = at(0.5, 0.9);
  art.polygon(
    [
      [bx - size * 0.14, by - size * 0.08],
      [bx + size * 0.14, by - size * 0.08],
      [bx + size * 0.1, by + size * 0.14],
      [bx - size * 0.1, by + size * 0.14],
    ],
    art.colour('#b48a55'),
  );
  if (!art.mood.snow) {
    bush(art, chance.fork('basket'), bx - size * 0.13, by - size * 0.06, size * 0.26, size * 0.12, {
      flowers: ['#e8b0a0', '#f3e3b0'],
    });
  }
}

interface LaurelOptions {
  readonly shape?: 'ball' | 'cone';
  readonly pot?: string;
}

/** A clipped laurel in a pot, its foot at `(x, y)`. */
export function laurel(
  art: Art,
  chance: Chance,
  x: number,
  y: number,
  size: number,
  { shape = 'ball', pot = chance.pick(['#8a8f90', '#b5694a', '#3b4144', '#d8cfc0']) }: LaurelOptions = {},
): void {
  const clay = art.colour(pot);
  groundShade(art, x - art.sun * size * 0.35, y, size * 0.5, size * 0.07, 3);
  const [light, dark] = [lit(clay, 0.06), lit(clay, -0.08)];
  art.polygon(
    [
      [x - size * 0.17, y],
      [x + size * 0.17, y],
      [x + size * 0.22, y - size * 0.42],
      [x - size * 0.22, y - size * 0.42],
    ],
    art.gradient(art.sun < 0 ? [light, dark] : [dark, light], ACROSS),
  );
  art.rect(x - size * 0.25, y - size * 0.46, size * 0.5, size * 0.07, lit(clay, 0.03));
  art.rect(x - size * 0.025, y - size * 0.95, size * 0.05, size * 0.5, art.colour('#6a4f3c'));
  const leaves = art.mood.snow ? (['#33493f', '#476153', '#6a8270', '#dfe6e2'] as const) : art.mood.foliage;
  const clumps: readonly (readonly [number, number, number])[] =
    shape === 'cone'
      ? [0, 1, 2, 3, 4, 5].map(
          (tier) => [x, y - size * (0.55 + tier * 0.18), size * (0.3 - tier * 0.045)] as const,
        )
      : [
          [x, y - size * 1.12, size * 0.3],
          [x - size * 0.1, y - size * 1.05, size * 0.22],
          [x + size * 0.1, y - size * 1.05, size * 0.22],
          [x, y - size * 1.28, size * 0.2],
        ];
  crown(art, chance, clumps, leaves, size * 0.033, 2);
}

/** A bench seen from the front; `size` is half its length. */
export function bench(art: Art, x: number, y: number, size: number): void {
  const [wood, iron] = [art.colour('#8a5f3c'), art.colour('#2c3032')];
  art.shade(
    [
      [x, y],
      [x + size * 2, y],
      [x + size * 2 - art.sun * size * 0.6, y + size * 0.12],
      [x - art.sun * size * 0.6, y + size * 0.12],
    ],
    0.8,
    3,
  );
  for (const leg of [0.15, 1.8]) art.rect(x + size * leg, y - size * 0.45, size * 0.06, size * 0.45, iron);
  const plank = art.gradient([lit(wood, 0.05), lit(wood, -0.06)]);
  for (const up of [0.48, 0.66, 0.79, 0.92]) art.rect(x, y - size * up, size * 2, size * 0.09, plank);
}
