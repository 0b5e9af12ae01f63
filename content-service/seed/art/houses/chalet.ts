/** A wooden house in the forest: a wide gable on a foot of stone, with a deck and perhaps a balcony. */
import { ACROSS, type Art, type Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit } from '../colour.ts';
import { doorIn } from '../door.ts';
import { stone } from '../masonry.ts';
import type { Plane } from '../plane.ts';
import { windowIn } from '../window.ts';
import { boards, flowerBox, SNOW } from './country.ts';
import { RUBBLES } from './farmhouse.ts';

/** A chalet before it is drawn; metres. */
export interface Chalet {
  readonly width: number;
  /** Height of the foot of stone, of the eaves and of the ridge. */
  readonly base: number;
  readonly eaves: number;
  readonly ridge: number;
  readonly wood: string;
  readonly upright: boolean;
  readonly roof: string;
  readonly balcony: boolean;
  readonly shutters: string | null;
  /** Where the chimney stands, as a share. */
  readonly chimney: number;
}

/** Width of the wall that the eaves stand out on either side. */
const INSET = 0.6;
const FRAME = '#f1e6d0';

export function someChalet(chance: Chance): Chalet {
  const eaves = chance.between(3.7, 4.3);
  const width = chance.between(9.6, 11.6);
  return {
    width,
    base: chance.between(1.2, 1.6),
    eaves,
    ridge: eaves + width * chance.between(0.34, 0.44),
    wood: chance.pick(['#8a5a38', '#7a4a30', '#9a6a42', '#5d4636', '#8c6b4e']),
    upright: chance.chance(0.35),
    roof: chance.pick(['#5b656d', '#4f4a48', '#6b4a3a']),
    balcony: chance.chance(0.65),
    shutters: chance.chance(0.4) ? chance.pick(['#4f6b5a', '#7a2f2f', '#3f5f6b']) : null,
    chimney: chance.pick([0.2, 0.8]),
  };
}

/** Where the smoke comes out. */
export const chaletChimney = ({ width, chimney, ridge }: Chalet): Point => [width * chimney, ridge + 0.9];

function gable({ width, base, eaves, ridge }: Chalet): readonly Point[] {
  return [
    [INSET, base],
    [width - INSET, base],
    [width - INSET, eaves],
    [width / 2, ridge],
    [INSET, eaves],
  ];
}

function balcony(art: Art, chance: Chance, plane: Plane, house: Chalet): void {
  const wood = art.colour(house.wood);
  const [left, wide] = [0.95, house.width - 1.9];
  const foot = house.base + 2.6;
  plane.shade(
    [
      [left, foot],
      [left + wide, foot],
      [left + wide - art.sun * 0.5, foot - 0.95],
      [left - art.sun * 0.5, foot - 0.95],
    ],
    1,
    2,
  );
  plane.rect(left, foot, wide, 0.2, lit(wood, -0.05));
  plane.rect(left, foot + 0.95, wide, 0.12, lit(wood, 0.03));
  let slat = 0;
  for (let u = left + 0.08; u < left + wide - 0.1; u += 0.26) {
    plane.polygon(
      [
        [u, foot + 0.2],
        [u + 0.17, foot + 0.2],
        [u + 0.19, foot + 0.6],
        [u + 0.17, foot + 0.95],
        [u, foot + 0.95],
        [u - 0.02, foot + 0.6],
      ],
      lit(wood, ((slat % 3) - 1) * 0.02),
    );
    slat += 1;
  }
  if (art.mood.snow) plane.rect(left, foot + 1.05, wide, 0.09, SNOW);
  else flowerBox(art, chance, plane, left + 0.2, foot + 1, wide - 0.4);
}

function roof(art: Art, plane: Plane, { width, eaves, ridge, roof: colour }: Chalet): void {
  const middle = width / 2;
  const slope = (ridge - eaves) / (middle - INSET);
  for (const side of [-1, 1]) {
    const edge = middle + side * (middle + 0.9);
    const low = ridge - slope * (middle + 0.9) + 0.3;
    plane.polygon(
      [
        [middle, ridge + 0.65],
        [edge, low],
        [edge, low - 0.35],
        [middle, ridge - 0.05],
      ],
      art.colour('#4a3a30'),
    );
    plane.polygon(
      [
        [middle, ridge + 0.9],
        [edge + side * 0.05, low + 0.24],
        [edge, low - 0.04],
        [middle, ridge + 0.55],
      ],
      art.mood.snow ? SNOW : art.colour(colour),
    );
  }
  plane.rect(middle - 0.09, ridge - 0.8, 0.18, 1.2, art.colour('#4a3a30'));
}

/** The deck before the house, on posts, with its steps. */
function deck(art: Art, plane: Plane, { width, base }: Chalet): void {
  const wood = art.colour('#a37a52');
  const top = base - 0.3;
  plane.rect(-0.6, top - 0.1, width + 1.2, 0.26, art.gradient([lit(wood, 0.05), lit(wood, -0.06)]));
  plane.shade(
    [
      [-0.6, top - 0.1],
      [width + 0.6, top - 0.1],
      [width + 0.6, top - 0.5],
      [-0.6, top - 0.5],
    ],
    0.9,
    2,
  );
  for (let u = -0.45; u < width + 0.5; u += 1.35) plane.rect(u, 0, 0.16, top, lit(wood, -0.1));
  const steps = 5;
  for (let step = 0; step < steps; step += 1) {
    const high = top / steps;
    plane.rect(
      width / 2 - 1.1 - step * 0.06,
      top - high * (step + 1),
      2.2 + step * 0.12,
      high,
      lit(wood, 0.05 - step * 0.02),
    );
  }
  if (art.mood.snow) plane.rect(-0.6, top + 0.14, width + 1.2, 0.1, SNOW);
}

/** The house with its left foot at the plane's origin. */
export function drawChalet(art: Art, chance: Chance, plane: Plane, house: Chalet): void {
  const { width, base, eaves, ridge } = house;
  const stones = chance.fork('stones').pick(RUBBLES);
  stone(
    art,
    chance.fork('chimney'),
    plane,
    [width * house.chimney - 0.5, eaves, 1, ridge + 0.6 - eaves],
    stones,
  );
  plane.rect(width * house.chimney - 0.58, ridge + 0.5, 1.16, 0.16, art.colour('#b9a48c'));
  stone(art, chance.fork('base'), plane, [INSET, 0, width - 2 * INSET, base], stones);
  const outline = gable(house);
  art.clipped(plane.path(outline), () => {
    boards(art, chance.fork('boards'), plane, [INSET, base, width, ridge - base], house.wood, {
      upright: house.upright,
      size: 0.2,
    });
    const { wash, shadow } = art.mood;
    plane.polygon(
      outline,
      art.gradient(
        art.sun < 0
          ? [
              [0, wash.colour, 0.2],
              [1, shadow.colour, 0.25],
            ]
          : [
              [0, shadow.colour, 0.25],
              [1, wash.colour, 0.2],
            ],
        ACROSS,
      ),
    );
    plane.shade(
      [
        [0, eaves - 0.3],
        [width / 2, ridge],
        [width, eaves - 0.3],
        [width, eaves - 1.3],
        [width / 2, ridge - 1],
        [0, eaves - 1.3],
      ],
      1,
      3,
    );
  });
  const panes = { frame: FRAME, leaves: 2, panes: [4, 3], sill: '#7a5a42' } as const;
  const shutters = house.shutters === null ? {} : { shutters: house.shutters };
  const wide = house.shutters === null ? 2.2 : 1.3;
  for (const [name, middle] of [
    ['left', INSET + 1.9],
    ['right', width - INSET - 1.9],
  ] as const) {
    windowIn(
      art,
      chance.fork(name),
      plane,
      { u: middle - wide / 2, v: base + 0.5, width: wide, height: 1.6 },
      { ...panes, ...shutters },
    );
  }
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: width / 2 - 0.95, v: base, width: 1.9, height: 2.25 },
    { colour: '#5a3b26', fanlight: 0, steps: 0 },
  );
  const loft = Math.min(1.9, (ridge - base - 3) * 0.75);
  windowIn(
    art,
    chance.fork('loft'),
    plane,
    { u: width / 2 - 1.2, v: base + 2.95, width: 2.4, height: loft },
    { frame: FRAME, leaves: 3, transom: 0.6, sill: null },
  );
  if (house.balcony) balcony(art, chance.fork('balcony'), plane, house);
  roof(art, plane, house);
  deck(art, plane, house);
}
