/** A building seen on its corner: where it stands, the town behind it and the square before it. */
import type { Art } from '../art.ts';
import { createFront, type Front } from '../blocks/front.ts';
import { type Camera, createCamera, type Place } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { bush, lawn, tree } from '../foliage.ts';
import { planeIn } from '../plane.ts';
import { sky } from '../sky.ts';
import { bench, bike, lamp } from '../street.ts';
import { walker } from '../walker.ts';

const HORIZON = 830;
const FOCAL = 1150;
const EYE = 1.9;

/** Where the two faces of a building that meet at the nearest corner begin, and how they are turned. */
export interface Corner {
  readonly camera: Camera;
  readonly main: { readonly origin: Place; readonly turn: number };
  readonly side: { readonly origin: Place; readonly turn: number };
}

/** A camera that has the whole of a building in the picture: the lengths of its faces and its height in metres. */
export function cornerView(art: Art, chance: Chance, main: number, side: number, height: number): Corner {
  const slant = chance.between(0.48, 0.66);
  const onTheRight = art.sun > 0 ? chance.chance(0.8) : chance.chance(0.2);
  const spread = main * Math.cos(slant) + side * Math.sin(slant);
  const away = Math.max(
    22,
    (FOCAL * (height - EYE)) / 690,
    (FOCAL * spread) / 1230 - Math.min(main, side) * 0.25,
  );
  const turn = onTheRight ? slant : -slant;
  const shift = (main * Math.cos(slant) - side * Math.sin(slant)) / 2;
  const corner: Place = [onTheRight ? -shift * 0.9 : shift * 0.9, 0, away];
  const back = (from: Place, by: number, angle: number): Place => [
    from[0] - Math.cos(angle) * by,
    0,
    from[2] - Math.sin(angle) * by,
  ];
  const other = onTheRight ? turn - Math.PI / 2 : turn + Math.PI / 2;
  return {
    camera: createCamera({ eye: [0, EYE, 0], focal: FOCAL, centre: [art.width / 2, HORIZON] }),
    main: { origin: onTheRight ? corner : back(corner, main, turn), turn },
    side: { origin: onTheRight ? back(corner, side, other) : corner, turn: other },
  };
}

/** Sky, the pale roofs of the town, and trees in the haze. */
export function backdrop(art: Art, chance: Chance): void {
  const { mood, width } = art;
  sky(art, HORIZON, { clouds: 5 });
  let d = `M-10 ${HORIZON}`;
  for (let x = -10; x < width; ) {
    const [wide, high] = [chance.between(50, 130), chance.between(60, 190)];
    d += `L${x} ${HORIZON - high}L${x + wide} ${HORIZON - high}`;
    if (chance.chance(0.4)) d += `L${x + wide} ${HORIZON - high - 20}`;
    x += wide;
  }
  art.path(`${d}L${width} ${HORIZON}Z`, mix(mix(mood.haze, mood.sky[2], 0.5), mood.shadow.colour, 0.1), {
    opacity: 0.7,
  });
  for (let n = 0; n < 9; n += 1) {
    const own = chance.fork(n);
    tree(
      art,
      own,
      own.chance(0.5) ? own.between(-20, 330) : own.between(width - 330, width + 40),
      HORIZON + 18,
      own.between(150, 260),
      { shadow: false, kind: mood.snow ? 'bare' : 'round' },
    );
  }
  art.rect(
    0,
    HORIZON - 190,
    width,
    200,
    art.gradient([
      [0, mood.haze, 0],
      [1, mood.haze, 0.4],
    ]),
  );
  lawn(art, chance.fork('lawn'), HORIZON + 6, 960);
  if (mood.snow) art.rect(0, HORIZON + 6, width, 140, '#f4f5f3', { opacity: 0.75 });
}

/** Paving in perspective, up to the building and around it. */
export function paving(art: Art, chance: Chance, camera: Camera): void {
  const { mood, width } = art;
  const stone = art.colour(mood.snow ? '#e9e9e5' : chance.pick(['#cfc6b6', '#c4bbab', '#b9b4aa', '#d3c3a8']));
  const floor = planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]);
  const far = 90;
  floor.rect(-70, 3, 140, far - 3, art.gradient([lit(stone, 0.01), lit(stone, -0.03)]));
  let joints = '';
  for (let x = -48; x <= 48; x += 1)
    joints += floor.path(
      [
        [x, 3],
        [x, far],
      ],
      false,
    );
  for (let z = 4, step = 1; z <= far; z += step, step *= 1.03)
    joints += floor.path(
      [
        [-60, z],
        [60, z],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(stone, -0.07), strokeWidth: 1, opacity: 0.5 });
  const edge = camera.point([0, 0, far])[1];
  art.rect(0, edge - 3, width, 4, lit(stone, 0.06));
}

/** Planters, what stands on the square, and whoever passes. */
export function square(art: Art, chance: Chance, camera: Camera): void {
  const { width } = art;
  const shadeFrom = art.sun < 0 ? -140 : width + 140;
  const into = art.sun < 0 ? 1 : -1;
  art.shade(
    [
      [shadeFrom, 1010],
      [shadeFrom + into * chance.between(420, 680), 1010],
      [shadeFrom + into * 360, 1300],
      [shadeFrom, 1300],
    ],
    0.6,
    8,
  );
  planters(art, chance.fork('planters'));
  const own = chance.fork('furniture');
  if (own.chance(0.7)) bike(art, own.fork('bike'), own.between(540, 640), 1075, 118);
  if (own.chance(0.6)) bike(art, own.fork('other'), own.between(690, 760), 1083, 122, { facing: 'left' });
  if (own.chance(0.8)) lamp(art, own.between(980, 1080), 1060, own.between(330, 380));
  if (own.chance(0.7)) bench(art, own.between(800, 900), 1095, 70);
  for (let n = 0; n < own.int(0, 3); n += 1) {
    const who = own.fork(`walker-${n}`);
    const z = who.between(10, 19);
    const place: Place = [who.between(-6, 7), 0, z];
    walker(art, who, ...camera.point(place), camera.scale(place) * 1.7);
  }
}

/** Two long planters with trees, at both sides of the picture. */
function planters(art: Art, chance: Chance): void {
  const concrete = art.colour(chance.pick(['#b9ae9c', '#8f8a84', '#a8674c']));
  for (const [side, x, wide] of [
    ['left', chance.between(-40, 40), 430],
    ['right', art.width - chance.between(430, 480), 440],
  ] as const) {
    const own = chance.fork(side);
    art.shade(
      [
        [x, 1034],
        [x + wide, 1034],
        [x + wide - art.sun * 90, 1062],
        [x - art.sun * 90, 1062],
      ],
      0.8,
      5,
    );
    art.rect(x, 1000, wide, 34, art.gradient([lit(concrete, 0.04), lit(concrete, -0.08)]));
    if (!art.mood.snow)
      bush(art, own, x + 6, 1002, wide - 12, 72, {
        flowers: own.pick([[], ['#d98aa0', '#f2ead2'], ['#b9a4d6'], ['#f3e3b0', '#e9b04c']]),
      });
    if (own.chance(0.8))
      tree(art, own.fork('tree'), x + wide * own.between(0.2, 0.6), 1002, own.between(370, 480), {
        kind: art.mood.snow ? 'bare' : own.pick(['birch', 'round', 'round']),
        shadow: false,
        spread: 0.25,
      });
  }
}

export const frontAt = (art: Art, { camera }: Corner, { origin, turn }: Corner['main']): Front =>
  createFront(art, camera, origin, turn);
