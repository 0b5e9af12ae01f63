/** Wooden houses in the forest, drawn by their form. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { stone } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import { windowIn } from '../../building/window.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { gabledDormer, eaves as gutter, SNOW } from '../country.ts';
import { RUBBLES } from '../stone/farm-walls.ts';
import { balcony, deck } from './chalet-deck.ts';
import { gableGlass, INSET, stoneChimney, verges, woodenWall } from './chalet-parts.ts';
import type { Chalet, ChaletForm } from './chalet-spec.ts';

const FRAME = '#f1e6d0';
const DARK_FRAME = '#2f3234';

type DrawForm = (art: Art, chance: Chance, plane: Plane, house: Chalet) => void;

const outlineOf = ({ width, base, eaves, ridge, peak }: Chalet): Point[] => [
  [INSET, base],
  [width - INSET, base],
  [width - INSET, eaves],
  [peak * width, ridge],
  [INSET, eaves],
];

const shuttersOf = ({ shutters }: Chalet): { readonly shutters?: string } =>
  shutters === null ? {} : { shutters };

function windowAt(art: Art, chance: Chance, plane: Plane, house: Chalet, middle: number): void {
  const wide = house.shutters === null ? 2.2 : 1.3;
  windowIn(
    art,
    chance,
    plane,
    { u: middle - wide / 2, v: house.base + 0.6, width: wide, height: 1.5 },
    { frame: FRAME, leaves: 2, panes: [4, 3], sill: '#7a5a42', ...shuttersOf(house) },
  );
}

const doorAt = (
  art: Art,
  chance: Chance,
  plane: Plane,
  { base }: Chalet,
  middle: number,
  width = 1.7,
): void =>
  doorIn(
    art,
    chance,
    plane,
    { u: middle - width / 2, v: base, width, height: 2.25 },
    {
      colour: chance.pick(['#5a3b26', '#4f6b5a', '#6b2f2f', '#3f5f6b']),
      fanlight: 0,
      steps: 0,
    },
  );

const FORMS: Readonly<Record<ChaletForm, DrawForm>> = {
  gable(art, chance, plane, house) {
    const { width, base, ridge } = house;
    woodenWall(art, chance.fork('boards'), plane, house, outlineOf(house));
    windowAt(art, chance.fork('left'), plane, house, INSET + 1.9);
    windowAt(art, chance.fork('right'), plane, house, width - INSET - 1.9);
    doorAt(art, chance.fork('door'), plane, house, width / 2);
    const loft = Math.min(1.9, (ridge - base - 3) * 0.75);
    windowIn(
      art,
      chance.fork('loft'),
      plane,
      { u: width / 2 - 1.2, v: base + 2.95, width: 2.4, height: loft },
      { frame: FRAME, leaves: 3, transom: 0.6, sill: null },
    );
    if (house.balcony) balcony(art, chance.fork('balcony'), plane, house);
    verges(art, plane, house);
    plane.rect(width / 2 - 0.09, ridge - 0.8, 0.18, 1.2, art.colour('#4a3a30'));
    deck(art, plane, house);
  },
  tent(art, chance, plane, house) {
    const { width, base, ridge } = house;
    const middle = width / 2;
    woodenWall(art, chance.fork('boards'), plane, house, outlineOf(house));
    const half = width * 0.3;
    gableGlass(art, chance.fork('glass'), plane, house, {
      from: middle - half,
      to: middle + half,
      foot: base + 0.05,
      columns: 4,
      frame: '#4a3a30',
    });
    const wood = art.colour(house.wood);
    const floor = base + 2.75;
    plane.shade(corners(middle - half, floor - 0.55, half * 2, 0.6), 1, 2);
    plane.rect(middle - half - 0.2, floor, half * 2 + 0.4, 0.2, lit(wood, -0.04));
    if (house.balcony) {
      for (let u = middle - half * 0.85; u < middle + half * 0.85; u += 0.17)
        plane.rect(u, floor + 0.2, 0.05, 0.85, lit(wood, -0.08));
      plane.rect(middle - half * 0.9, floor + 1.02, half * 1.8, 0.1, lit(wood, 0.04));
    }
    verges(art, plane, house, -0.4);
    plane.rect(middle - 0.08, ridge - 0.5, 0.16, 1, art.colour('#4a3a30'));
    deck(art, plane, { ...house, base: base + 0.25 });
  },
  veranda(art, chance, plane, house) {
    const { width, base, eaves, ridge, roof } = house;
    woodenWall(
      art,
      chance.fork('boards'),
      plane,
      house,
      corners(INSET, base, width - 2 * INSET, eaves - base),
    );
    const door = width * chance.pick([0.5, 0.36, 0.64]);
    doorAt(art, chance.fork('door'), plane, house, door, 1.2);
    for (const [n, share] of [0.17, 0.36, 0.5, 0.64, 0.83].entries())
      if (Math.abs(share * width - door) > 2.1 && n % 2 === (Math.abs(door - width / 2) < 1 ? 0 : n % 2))
        windowAt(art, chance.fork(`window-${n}`), plane, { ...house, base: base - 0.1 }, share * width);
    tiles(
      art,
      chance.fork('roof'),
      plane,
      [
        [-0.5, eaves - 0.15],
        [width + 0.5, eaves - 0.15],
        [width + 0.1, ridge],
        [-0.1, ridge],
      ],
      roof,
      SLATES,
    );
    if (art.mood.snow) plane.rect(-0.15, ridge - 0.05, width + 0.3, 0.18, SNOW);
    const dormers = chance.int(0, 2);
    for (let n = 0; n < dormers; n += 1)
      gabledDormer(art, chance.fork(`dormer-${n}`), plane, (width * (n + 0.5)) / dormers, eaves + 0.75, {
        frame: FRAME,
        front: house.wood,
        roof,
        width: 1.6,
        height: 1.2,
      });
    gutter(art, plane, width, eaves, 0.5);
    // The porch stands in front of the wall: posts, a rail, and the shadow behind them.
    plane.rect(INSET, base, width - 2 * INSET, eaves - base, art.mood.shadow.colour, { opacity: 0.14 });
    const wood = art.colour(house.wood);
    const posts = 5;
    for (let n = 0; n < posts; n += 1)
      plane.rect(
        -0.35 + ((width + 0.55) * n) / (posts - 1),
        base - 0.3,
        0.2,
        eaves - base + 0.15,
        lit(wood, 0.05),
      );
    for (const [from, to] of [
      [-0.3, door - 1.2],
      [door + 1.2, width + 0.3],
    ] as const) {
      plane.rect(from, base + 0.85, to - from, 0.12, lit(wood, 0.07));
      for (let u = from; u < to; u += 0.22) plane.rect(u, base - 0.1, 0.07, 1, lit(wood, 0.02));
    }
    deck(art, plane, house);
  },
  modern(art, chance, plane, house) {
    const { width, base, peak } = house;
    woodenWall(art, chance.fork('boards'), plane, house, outlineOf(house));
    const glass = chance.between(0.46, 0.62) * width;
    const from = Math.min(width - INSET - 0.5 - glass, Math.max(INSET + 0.5, peak * width - glass / 2));
    gableGlass(art, chance.fork('glass'), plane, house, {
      from,
      to: from + glass,
      foot: base + 0.05,
      columns: 4,
      frame: DARK_FRAME,
    });
    const rest =
      from - INSET > width - INSET - from - glass
        ? INSET + (from - INSET) / 2
        : (width - INSET + from + glass) / 2;
    const room = Math.max(from - INSET, width - INSET - from - glass);
    if (room > 1.6)
      windowIn(
        art,
        chance.fork('slit'),
        plane,
        { u: rest - 0.4, v: base + 0.5, width: 0.8, height: 1.9 },
        { frame: DARK_FRAME, leaves: 1, sill: null },
      );
    verges(art, plane, house, 0.5);
    deck(art, plane, { ...house, base: base + 0.2 });
  },
};

/** The house with its left foot at the plane's origin. */
export function drawChalet(art: Art, chance: Chance, plane: Plane, house: Chalet): void {
  const stones = chance.fork('stones').pick(RUBBLES);
  stoneChimney(art, chance.fork('chimney'), plane, house, stones);
  stone(art, chance.fork('base'), plane, [INSET, 0, house.width - 2 * INSET, house.base], stones);
  FORMS[house.form](art, chance, plane, house);
}
