/** A court behind the houses of a street: parking spaces on setts, a hedge, young trees, and the fronts across. */
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, elevation } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { someTerraced } from '../houses/terraced/terraced-spec.ts';
import { hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { lamp } from '../street/street.ts';
import { calmer } from './calmer.ts';
import { createGround, DEPTH, FROM, parkedBeside, spaces } from './parking-spaces.ts';

const BEHIND = FROM + DEPTH + 0.6;

/** A row of houses from edge to edge, toned down. */
function houses(art: Art, chance: Chance, foot: number): void {
  const calm = calmer(art, 0.42);
  const scale = chance.between(42, 47);
  for (let x = -chance.between(20, 200), n = 0; x < art.width; n += 1) {
    const own = chance.fork(n);
    const house = someTerraced(own, {
      style: own.pick(['workers', 'thirties', 'interwar', 'newBuild', 'workers'] as const),
      storeys: 2,
    });
    drawTerraced(calm, own.fork('front'), elevation(calm, x, foot, scale), house);
    x += house.width * scale;
  }
}

export function parkingCourt(art: Art, chance: Chance): void {
  const { mood, width, height, sun } = art;
  const horizon = chance.fork('horizon').between(560, 600);
  const ground = createGround(art, chance.fork('ground'), horizon);
  const { camera, floor, left, offered } = ground;
  const far = camera.point([0, 0, BEHIND])[1];
  sky(art, horizon, { clouds: 6 });
  houses(art, chance.fork('houses'), far - 30);
  const base = art.colour(mood.snow ? '#e6e7e4' : chance.pick(['#a8a196', '#a09c96', '#ab9683']));
  art.rect(0, far - 32, width, 40, lit(base, -0.06));
  for (let n = 0; n < 4; n += 1) {
    const own = chance.fork(`tree-${n}`);
    tree(art, own, width * ((n + own.between(0.25, 0.75)) / 4), far - 6, own.between(340, 480), {
      shadow: false,
      kind: mood.snow ? 'bare' : own.pick(['round', 'birch'] as const),
      spread: 0.25,
    });
  }
  hedge(art, chance.fork('hedge'), -10, far + 3, width + 20, chance.between(96, 118));
  art.rect(0, far, width, height - far, art.gradient([lit(base, 0.03), base, lit(base, -0.06)]));
  art.rect(0, far - 2, width, 12, mood.shadow.colour, { opacity: 0.4, blur: 4, blend: 'multiply' });
  // Asphalt in the lane towards the eye, setts in the spaces.
  const tar = mix(base, art.colour(mood.snow ? '#dcdedd' : '#84827f'), 0.6);
  floor.rect(-30, 1.5, 60, FROM - 1.7, art.gradient([lit(tar, 0.02), lit(tar, -0.04)]));
  const tints = [-0.04, 0.035, -0.02].map((by) => lit(base, by));
  const paths = new Map(tints.map((tint) => [tint, '']));
  let joints = '';
  for (let z = FROM, row = 0; z < FROM + DEPTH + 0.2; z += 0.25, row += 1) {
    joints += floor.path(corners(-24, z, 48, 0), false);
    for (let x = -14 + (row % 2) * 0.25; x < 14; x += 0.5) {
      joints += floor.path(
        [
          [x, z],
          [x, z + 0.25],
          [x, z + 0.25],
        ],
        false,
      );
      if (chance.chance(0.3)) {
        const tint = chance.pick(tints);
        paths.set(tint, (paths.get(tint) ?? '') + floor.path(corners(x, z, 0.5, 0.25)));
      }
    }
  }
  for (const [tint, d] of paths) art.path(d, tint, { opacity: 0.7 });
  spaces(ground, chance.fork('number'), '#fbf7ea', base);
  art.path(joints, 'none', { stroke: lit(base, -0.1), strokeWidth: 1, opacity: 0.4 });
  floor.rect(-30, FROM - 0.32, 60, 0.3, lit(base, 0.06));
  floor.rect(-30, FROM - 0.34, 60, 0.05, lit(base, -0.12));
  floor.rect(-30, BEHIND - 0.35, 60, 0.3, lit(base, 0.07));
  const post = camera.point([left + (offered + 2) * 2.6, 0, BEHIND - 0.1]);
  lamp(art, ...post, camera.scale([0, 0, BEHIND]) * 3.7);
  const tallest = height - horizon;
  art.shade(
    sun < 0
      ? [
          [-80, far + 40],
          [width * 0.16, far + 70],
          [width * 0.34, horizon + tallest + 80],
          [-80, horizon + tallest + 80],
        ]
      : [
          [width + 80, far + 40],
          [width * 0.84, far + 70],
          [width * 0.66, horizon + tallest + 80],
          [width + 80, horizon + tallest + 80],
        ],
    0.7,
    9,
  );
  parkedBeside(ground, chance.fork('cars'));
  // Leaves above the eye frame the court.
  const near = chance.fork('near');
  tree(art, near, sun < 0 ? width + 30 : -30, 1190, near.between(980, 1080), {
    kind: mood.snow ? 'bare' : 'round',
    spread: 0.24,
    shadow: false,
  });
}
