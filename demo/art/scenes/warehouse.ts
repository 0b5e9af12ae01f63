/** An industrial hall on its yard, seen over the corner with its offices. */

import { createFront } from '../blocks/front.ts';
import type { Art, Point } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { planeIn } from '../canvas/plane.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { treeLine, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { clad, type Hall, longFront, someHall } from '../town/hall.ts';
import { parkedCar } from '../town/parked-car.ts';

const FOCAL = 1370;
const HORIZON = 735;
const EYE = 2.7;

/** Maps metres along the long front and out of it to a place on the yard. */
type OnYard = (u: number, out: number) => Place;

/** Concrete slabs, the lines that lead to the docks, and parked cars. */
function yard(art: Art, chance: Chance, camera: Camera, at: OnYard, hall: Hall): void {
  const { mood, width, height } = art;
  const base = art.colour(mood.snow ? '#e3e5e3' : chance.pick(['#a19c94', '#99989a', '#aaa294']));
  const top = HORIZON + (EYE * FOCAL) / 60;
  art.rect(0, top, width, height - top, art.gradient([lit(base, 0.045), base, lit(base, -0.05)]));
  const [ux, , uz] = at(1, 0);
  const [ox, , oz] = at(0, 0);
  const [px, , pz] = at(0, 1);
  const floor = planeIn(art, camera, [ox, 0, oz], [ux - ox, 0, uz - oz], [px - ox, 0, pz - oz]);
  let joints = '';
  const joint = (from: Point, to: Point): void => {
    joints += floor.path([from, from, to, to], false);
  };
  for (let u = -36; u < 60; u += 4) joint([u, 0], [u, 34]);
  for (let v = 4; v < 34; v += 4) joint([-36, v], [60, v]);
  art.path(joints, 'none', { stroke: lit(base, -0.07), strokeWidth: 1.6, opacity: 0.7 });
  const worn = chance.fork('worn');
  for (let n = 0; n < 26; n += 1)
    floor.rect(
      worn.between(-20, 40),
      worn.between(1, 22),
      worn.between(1, 4),
      worn.between(0.5, 1.6),
      lit(base, worn.between(-0.03, 0.02)),
      {
        opacity: 0.35,
      },
    );
  const paint = art.colour('#f6f1e2');
  const start = hall.offices.wide + 7.6;
  const step = (hall.length - start - 0.4) / hall.docks;
  for (let n = 0; n <= hall.docks; n += 1)
    floor.rect(start + n * step - 0.08, 1, 0.16, 12, paint, { opacity: 0.85 });
  for (let n = 0; n <= 3; n += 1) floor.rect(-9, 2.2 + n * 2.5, 9.6, 0.12, paint, { opacity: 0.85 });
  for (let n = 0; n < 9; n += 1)
    floor.polygon(
      [
        [hall.offices.wide + 0.9 + n * 0.6, 1],
        [hall.offices.wide + 1.15 + n * 0.6, 1],
        [hall.offices.wide + 1.75 + n * 0.6, 3],
        [hall.offices.wide + 1.5 + n * 0.6, 3],
      ],
      art.colour('#e9bd3c'),
      { opacity: 0.85 },
    );
}

/** The edge of the road: grass, a kerb, and a young tree at the emptier side. */
function verge(art: Art, chance: Chance): void {
  const { width, height, mood } = art;
  const [left, right] = [chance.between(1085, 1110), chance.between(1105, 1130)];
  const kerb = art.colour('#cfc9bc');
  const edge = (by: number): string =>
    `M-10 ${left + by}Q${width * 0.4} ${left + by - 26} ${width + 10} ${right + by}`;
  art.path(`${edge(0)}V${height}H-10Z`, kerb);
  const grass = `${edge(14)}V${height + 10}H-10Z`;
  art.path(grass, mood.grass[0]);
  art.clipped(grass, () => lawn(art, chance.fork('lawn'), 1060, height));
  for (const [n, x] of [40, 250, 1290].entries())
    bush(
      art,
      chance.fork(`bush-${n}`),
      x + chance.between(-60, 60),
      height - chance.between(20, 44),
      chance.between(190, 280),
      chance.between(58, 84),
      {
        flowers: mood.snow ? [] : ['#f4ecd8'],
      },
    );
  wildGrass(art, chance.fork('wild'), 60, { top: height - 60 });
}

/** Draws the hall. */
export function warehouse(art: Art): void {
  const { chance, width, height, mood } = art;
  const own = chance.fork('hall');
  const hall = someHall(own);
  const turn = own.between(0.3, 0.42);
  const camera = createCamera({ eye: [0, EYE, 0], focal: FOCAL, centre: [width / 2, HORIZON] });
  const corner: Place = [-own.between(8.4, 9.6), 0, own.between(21.5, 23.5)];
  const along = (by: number): Place => [corner[0] + Math.cos(turn) * by, 0, corner[2] + Math.sin(turn) * by];
  const at: OnYard = (u, out) => {
    const [x, , z] = along(u);
    return [x + Math.sin(turn) * out, 0, z - Math.cos(turn) * out];
  };
  sky(art, HORIZON + 20, { clouds: 7, scale: 1.2 });
  treeLine(art, own.fork('far'), HORIZON + 30, { count: 9, height: [120, 220], haze: 0.5 });
  art.rect(0, HORIZON + 18, width, 70, lit(mood.grass[0], -0.01));
  treeLine(art, own.fork('trees'), HORIZON + 48, { count: 7, height: [230, 380], haze: 0.24 });
  yard(art, own.fork('yard'), camera, at, hall);
  const side = createFront(art, camera, at(0, -hall.depth), turn - Math.PI / 2);
  const front = createFront(art, camera, corner, turn);
  const [ax, az] = [-art.sun * 5.2, art.sun < 0 ? 2 : -3.2];
  const foot = [at(0, 0), at(hall.length, 0), at(0, -hall.depth)];
  art.shade(
    camera.outline([
      ...foot.slice(0, 2),
      ...foot
        .slice(0, 2)
        .toReversed()
        .map(([x, y, z]): Place => [x + ax, y, z + az - 1.4]),
    ]),
    0.8,
    5,
  );
  art.shade(
    camera.outline([at(0, 0), at(0, -hall.depth), at(-3.4, -hall.depth), at(-3.4, 0.6)]),
    art.sun > 0 ? 1 : 0.35,
    6,
  );
  clad(side, hall, hall.depth);
  if (side.dark > 0.02)
    side
      .plane()
      .rect(0, 0, hall.depth, hall.high, mood.shadow.colour, { opacity: side.dark * 0.5, blend: 'multiply' });
  longFront(front, own.fork('front'), hall);
  const cars = own.fork('cars');
  parkedCar(front, cars.fork('far'), -3.5, 2.6);
  const post = camera.point(at(hall.length * 0.62, 13));
  const tall = camera.scale(at(hall.length * 0.62, 13)) * 6.2;
  art.ellipse(post[0], post[1], 12, 4, mood.shadow.colour, { opacity: 0.4, blur: 2 });
  art.rect(post[0] - 3.5, post[1] - tall, 7, tall, art.colour('#565c60'));
  art.rect(post[0] - 34, post[1] - tall - 5, 68, 8, art.colour('#43484c'), { radius: 3 });
  const across: readonly Point[] =
    art.sun < 0
      ? [
          [-60, 930],
          [width * 0.26, 985],
          [width * 0.52, height + 40],
          [-60, height + 40],
        ]
      : [
          [width + 60, 930],
          [width * 0.74, 985],
          [width * 0.48, height + 40],
          [width + 60, height + 40],
        ];
  art.shade(across, 0.6, 9);
  verge(art, own.fork('verge'));
  const near = own.fork('near');
  tree(art, near, width - near.between(-30, 10), 1150, near.between(560, 700), {
    kind: mood.snow ? 'bare' : near.pick(['round', 'birch'] as const),
    spread: 0.22,
  });
  finish(art);
}
