/** A hall for a trade: clad walls, doors for lorries, an office at one end. */

import { windowIn } from '../building/window.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation, type Plane } from '../canvas/plane.ts';
import { hedge } from '../nature/growth/shrub.ts';
import { treeLine } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { carFromBehind } from '../street/car.ts';

const GROUND = 860;
const CLADDINGS = ['#c9ccc8', '#8d969b', '#5f6a6e', '#d9d4c8', '#7d8a80', '#3f4a52'] as const;
const DOORS = ['#c98f4a', '#2f5f66', '#9c3b32', '#e9e4d8', '#4f6b5a', '#3d5a80'] as const;

/** Upright profiles of sheet metal, with a plinth of concrete. */
function cladding(
  art: Art,
  plane: Plane,
  [u, width, high]: readonly [number, number, number],
  colour: string,
): void {
  const base = art.colour(colour);
  plane.rect(u, 0, width, high, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  for (let at = u; at < u + width; at += 0.3) {
    plane.rect(at, 0.5, 0.05, high - 0.5, lit(base, -0.05), { opacity: 0.7 });
    plane.rect(at + 0.05, 0.5, 0.03, high - 0.5, lit(base, 0.06), { opacity: 0.6 });
  }
  plane.rect(u, 0, width, 0.5, art.colour('#a8a49a'));
  plane.rect(u - 0.1, high, width + 0.2, 0.35, lit(base, -0.14));
  plane.rect(u - 0.1, high + 0.35, width + 0.2, 0.07, art.mood.snow ? '#f6f6f3' : lit(base, 0.02));
}

/** A sectional door with a row of lights, its frame and two posts that lorries do not run over. */
function gate(
  art: Art,
  plane: Plane,
  u: number,
  [width, high]: readonly [number, number],
  colour: string,
): void {
  const base = art.colour(colour);
  const { shadow, glass } = art.mood;
  plane.rect(u - 0.18, 0, width + 0.36, high + 0.18, art.colour('#4a4f52'));
  plane.rect(u, 0, width, high, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  for (let v = 0.6; v < high; v += 0.6) {
    plane.rect(u, v, width, 0.03, lit(base, -0.1));
    plane.rect(u, v + 0.03, width, 0.02, lit(base, 0.07));
  }
  const lights = 4;
  const each = width / lights;
  const lamps = art.mood.lamps > 0.5;
  for (let n = 0; n < lights; n += 1)
    plane.rect(
      u + n * each + each * 0.15,
      1.85,
      each * 0.7,
      0.36,
      lamps ? '#f6c97a' : mix(glass[0], glass[1], 0.4),
      { radius: 3 },
    );
  plane.rect(u, high - 0.3, width, 0.3, shadow.colour, { opacity: shadow.strength });
  for (const post of [u - 0.45, u + width + 0.27]) {
    plane.rect(post, 0, 0.18, 1, art.colour('#e0b23a'));
    plane.rect(post, 0.35, 0.18, 0.2, art.colour('#3a3a3c'));
  }
}

/** Two storeys of offices in another material, with a glazed entrance. */
function office(art: Art, chance: Chance, plane: Plane, u: number, width: number, high: number): void {
  const accent = art.colour(chance.pick(['#8f5a45', '#e9e4d8', '#4a4f52', '#b9795a']));
  plane.rect(u, 0, width, high, art.gradient([lit(accent, 0.03), lit(accent, -0.02)]));
  plane.rect(u - 0.1, high, width + 0.2, 0.4, lit(accent, -0.12));
  const bays = Math.floor(width / 2.1);
  const step = width / bays;
  const door = chance.int(0, bays - 1);
  for (let bay = 0; bay < bays; bay += 1) {
    const at = u + bay * step + (step - 1.5) / 2;
    const lamp = chance.fork(bay).chance(art.mood.lamps);
    windowIn(
      art,
      chance.fork(`up-${bay}`),
      plane,
      { u: at, v: high / 2 + 0.7, width: 1.5, height: 1.6 },
      { frame: '#3a3f47', leaves: 2, lamp },
    );
    const below =
      bay === door ? { u: at, v: 0.05, width: 1.5, height: 2.5 } : { u: at, v: 0.9, width: 1.5, height: 1.6 };
    windowIn(art, chance.fork(`down-${bay}`), plane, below, {
      frame: '#3a3f47',
      leaves: 2,
      lamp: lamp || bay === door,
      sill: bay === door ? null : '#a8a49a',
    });
    if (bay === door) plane.rect(at - 0.4, 2.75, 2.3, 0.16, art.colour('#3a3f47'));
  }
}

/** Draws the hall. */
export function warehouse(art: Art): void {
  const { chance, width, height, mood, sun } = art;
  const own = chance.fork('hall');
  const scale = own.between(46, 56);
  const high = own.between(7, 9);
  const long = (width * own.between(0.72, 0.86)) / scale;
  const plane = elevation(art, (width - long * scale) / 2, GROUND, scale);
  sky(art, 720, { clouds: 7, scale: 1.2 });
  treeLine(art, own.fork('trees'), GROUND - 40, { count: 15, height: [180, 330], haze: 0.32 });
  art.rect(0, GROUND - 60, width, 62, lit(mood.grass[0], -0.02));
  cladding(art, plane, [0, long, high], own.pick(CLADDINGS));
  const offices = own.between(6, 8);
  const left = own.chance(0.5);
  const from = left ? 0.6 : long - offices - 0.6;
  office(art, own.fork('office'), plane, from, offices, own.between(6, 6.6));
  const colour = own.pick(DOORS);
  const [gateWide, gateHigh] = [own.between(3.6, 4.2), own.between(4.2, 4.8)];
  const room = long - offices - 2;
  const count = Math.max(2, Math.floor(room / (gateWide + 1.6)));
  const gap = (room - count * gateWide) / count;
  const start = left ? offices + 1.4 : 0.6;
  for (let n = 0; n < count; n += 1)
    gate(art, plane, start + gap / 2 + n * (gateWide + gap), [gateWide, gateHigh], colour);
  for (let n = 0; n < count; n += 1)
    plane.rect(
      start + n * (gateWide + gap) + gap / 2,
      high - 1.5,
      gateWide,
      0.7,
      mix(mood.glass[0], mood.glass[1], 0.5),
      { opacity: 0.85 },
    );
  plane.rect(
    0,
    0,
    long,
    high,
    art.gradient(
      sun < 0
        ? [
            [0, mood.wash.colour, 0.24],
            [1, mood.shadow.colour, 0.14],
          ]
        : [
            [0, mood.shadow.colour, 0.14],
            [1, mood.wash.colour, 0.24],
          ],
      [0, 0, 1, 0],
    ),
  );
  const yard = art.colour(mood.snow ? '#e6e7e4' : own.pick(['#8d8a86', '#9b9a94', '#a39d92']));
  art.rect(0, GROUND, width, height - GROUND, art.gradient([lit(yard, -0.04), lit(yard, 0.02)]));
  art.shade(
    [
      [(width - long * scale) / 2, GROUND],
      [(width + long * scale) / 2, GROUND],
      [(width + long * scale) / 2 - sun * 90, GROUND + 60],
      [(width - long * scale) / 2 - sun * 90, GROUND + 60],
    ],
    0.9,
    6,
  );
  const paint = art.colour('#f4efe0');
  for (let n = 0; n <= 6; n += 1) {
    const x = width * (left ? 0.08 : 0.62) + n * 84;
    art.polygon(
      [
        [x, GROUND + 90],
        [x + 5, GROUND + 90],
        [x + (x - width / 2) * 0.1 + 8, GROUND + 175],
        [x + (x - width / 2) * 0.1, GROUND + 175],
      ],
      paint,
      { opacity: 0.8 },
    );
  }
  const cars = own.fork('cars');
  for (let n = 0; n < 6; n += 1)
    if (cars.chance(0.5))
      carFromBehind(art, cars.fork(n), width * (left ? 0.08 : 0.62) + 42 + n * 84, GROUND + 160, 74);
  hedge(art, own.fork('hedge'), -20, height + 30, width + 40, own.between(70, 110));
  finish(art);
}
