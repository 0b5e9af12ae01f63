/** A villa of the 1930s: brick, a bow over two storeys, a hipped roof with deep eaves. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, sunOnWall } from '../../building/masonry.ts';
import { tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import { ACROSS, type Art, type Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { chimney } from '../parts.ts';
import { drawGarage, driveOf, extentOf, type GarageWing, someGarage } from './garage-wing.ts';
import type { Villa } from './villa-spec.ts';

interface Thirties {
  readonly width: number;
  readonly brick: string;
  readonly band: string;
  readonly roof: string;
  readonly rise: number;
  readonly frame: string;
  readonly door: string;
  /** Side of the bow: -1 is left. */
  readonly bow: -1 | 1;
  readonly porch: 'arch' | 'canopy';
}

const WALL = 6;
const BOW = 3.5;
const DEEP = 0.75;

const someThirties = (chance: Chance): Thirties => ({
  width: chance.between(9.4, 11.2),
  brick: chance.pick(['#a0583c', '#8f4a38', '#b9795a', '#c4a070', '#7d4a3a', '#b56a4a']),
  band: chance.pick(['#d9cfb8', '#e6dfce', '#c9c0ac']),
  roof: chance.pick(['#9a4f38', '#8f4f3c', '#5a4a44', '#4f5358', '#a8573c']),
  rise: chance.between(3, 3.7),
  frame: chance.pick(['#f6f1e6', '#f6f1e6', '#5f7f6a', '#3f4f48']),
  door: chance.pick(['#2f4a44', '#6b2f2f', '#5a3b26', '#27425c']),
  bow: chance.pick([-1, 1] as const),
  porch: chance.pick(['arch', 'canopy'] as const),
});

const bowMiddle = ({ bow, width }: Thirties): number => (bow < 0 ? 2.5 : width - 2.5);
const doorMiddle = ({ bow, width }: Thirties): number => (bow < 0 ? width - 2.1 : 2.1);

/** Three windows around a bow, each storey in its own band of brick. */
function bowWindow(art: Art, chance: Chance, plane: Plane, house: Thirties): void {
  const middle = bowMiddle(house);
  const [left, top] = [middle - BOW / 2, 5.5];
  const field: Field = [left, 0, BOW, top];
  const away = art.sun < 0 ? left + BOW : left;
  plane.shade(
    [
      [away, 0],
      [away, top],
      [away - art.sun * 0.6, top - 0.4],
      [away - art.sun * 0.6, 0],
    ],
    0.9,
    3,
  );
  brick(art, chance.fork('wall'), plane, field, house.brick);
  for (const [storey, foot, tall] of [
    [0, 0.75, 1.65],
    [1, 3.55, 1.55],
  ] as const) {
    for (const [index, [u, wide]] of (
      [
        [0.12, 0.74],
        [1, 1.5],
        [2.64, 0.74],
      ] as const
    ).entries()) {
      windowIn(
        art,
        chance.fork(`${storey}-${index}`),
        plane,
        { u: left + u, v: foot, width: wide, height: tall },
        {
          frame: house.frame,
          leaves: index === 1 ? 2 : 1,
          transom: 0.72,
          stained: storey === 0 ? (index === 1 ? 4 : 2) : 0,
          reveal: house.brick,
          sill: house.band,
        },
      );
    }
    plane.rect(left - 0.05, foot + tall + 0.12, BOW + 0.1, 0.2, art.colour(house.band));
  }
  const { wash, shadow } = art.mood;
  const lightOn = (side: -1 | 1) => (side === art.sun ? wash.colour : shadow.colour);
  plane.rect(
    ...field,
    art.gradient(
      [
        [0, lightOn(-1), 0.36],
        [0.27, lightOn(-1), 0.1],
        [0.3, shadow.colour, 0],
        [0.7, shadow.colour, 0],
        [0.73, lightOn(1), 0.1],
        [1, lightOn(1), 0.36],
      ],
      ACROSS,
    ),
  );
  const cap = art.colour('#6f777b');
  plane.rect(left - 0.14, top - 0.06, BOW + 0.28, 0.2, lit(cap, 0.04));
}

function entrance(art: Art, chance: Chance, plane: Plane, house: Thirties): void {
  const middle = doorMiddle(house);
  if (house.porch === 'arch') {
    plane.polygon(
      [
        [middle - 1.15, 0],
        [middle + 1.15, 0],
        ...Array.from({ length: 15 }, (_, step): Point => {
          const angle = (Math.PI * step) / 14;
          return [middle + Math.cos(angle) * 1.15, 1.75 + Math.sin(angle) * 1.05];
        }),
      ],
      art.colour(house.band),
    );
  }
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: middle - 0.6, v: 0.35, width: 1.2, height: 2.3, arch: house.porch === 'arch' ? 'round' : 'flat' },
    { colour: house.door, steps: 2, fanlight: house.porch === 'arch' ? 0.6 : 0.4 },
  );
  if (house.porch === 'canopy') {
    const slab = art.colour(house.band);
    plane.shade(corners(middle - 1.1, 2.1, 2.2, 0.75), 0.9, 3);
    plane.rect(middle - 1.2, 2.8, 2.4, 0.22, art.gradient([lit(slab, 0.04), lit(slab, -0.06)]));
    if (art.mood.snow) plane.rect(middle - 1.2, 3, 2.4, 0.12, '#f8f8f5');
  }
  windowIn(
    art,
    chance.fork('landing'),
    plane,
    { u: middle - 0.55, v: 3.55, width: 1.1, height: 1.55 },
    { frame: house.frame, leaves: 2, transom: 0.72, stained: 3, reveal: house.brick, sill: house.band },
  );
  const between = (middle + bowMiddle(house)) / 2;
  const side = house.bow < 0 ? 0.35 : -0.35;
  if (house.width < 10) return;
  for (const foot of [1.1, 3.75]) {
    windowIn(
      art,
      chance.fork(`narrow-${foot}`),
      plane,
      { u: between + side - 0.35, v: foot, width: 0.7, height: 1.3 },
      { frame: house.frame, leaves: 1, transom: 0.7, reveal: house.brick, sill: house.band },
    );
  }
}

function draw(art: Art, chance: Chance, plane: Plane, house: Thirties, wing: GarageWing | null): void {
  const { width, rise } = house;
  chimney(
    art,
    chance.fork('chimney'),
    plane,
    house.bow < 0 ? width * 0.7 : width * 0.22,
    WALL + rise - 1.6,
    2.6,
  );
  if (wing !== null) drawGarage(art, chance.fork('wing'), plane, wing, width);
  const field: Field = [0, 0, width, WALL];
  brick(art, chance.fork('wall'), plane, field, house.brick);
  const band = art.colour(house.band);
  plane.rect(0, 0, width, 0.4, lit(art.colour('#7d8588'), -0.02));
  plane.rect(0, 2.86, width, 0.18, band);
  sunOnWall(art, plane, field, 0.28);
  entrance(art, chance.fork('entrance'), plane, house);
  bowWindow(art, chance.fork('bow'), plane, house);
  plane.shade(corners(0, WALL - 0.95, width, 0.95), 1, 3);
  const lean = width * 0.27;
  tiles(
    art,
    chance.fork('roof'),
    plane,
    [
      [-DEEP, WALL - 0.1],
      [width + DEEP, WALL - 0.1],
      [width - lean, WALL + rise],
      [lean, WALL + rise],
    ],
    house.roof,
  );
  const hip = lit(art.colour(house.roof), art.mood.snow ? 0.1 : -0.06);
  for (const [foot, head] of [
    [-DEEP, lean],
    [width + DEEP, width - lean],
  ] as const) {
    plane.line(
      [
        [foot, WALL - 0.1],
        [head, WALL + rise],
      ],
      hip,
      0.14,
    );
  }
  plane.rect(lean, WALL + rise - 0.08, width - 2 * lean, 0.17, hip);
  plane.rect(-DEEP, WALL - 0.26, width + 2 * DEEP, 0.2, lit(art.colour('#f3ede0'), -0.01));
}

/** A random one. */
export function thirtiesVilla(chance: Chance, garage: boolean): Villa {
  const house = someThirties(chance);
  const wing = garage
    ? someGarage(chance.fork('wing'), {
        wall: { kind: 'brick', colour: house.brick },
        roof: house.roof,
        paint: house.door,
      })
    : null;
  const [from, to] = extentOf(wing, house.width);
  return {
    from,
    to,
    width: house.width,
    height: WALL + house.rise + 1.2,
    door: doorMiddle(house),
    drive: driveOf(wing, house.width),
    draw: (art, own, plane) => draw(art, own, plane, house, wing),
  };
}
