/** A cube with a recessed ground floor, and a house of barns with a glazed gable. Metres on the front's plane. */

import { doorIn } from '../../building/door.ts';
import { brick, type Field, render, sunOnWall } from '../../building/masonry.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { boards, SNOW } from '../country.ts';
import { DARK, glassWall } from '../glass-wall.ts';
import { clad } from './modern-cladding.ts';
import type { ModernLook, ModernVilla } from './modern-spec.ts';

/** The edge of a flat roof, with snow on it in winter. */
function roofEdge(art: Art, plane: Plane, u: number, v: number, width: number): void {
  const dark = art.colour(DARK);
  plane.rect(u - 0.08, v - 0.06, width + 0.16, 0.2, art.gradient([lit(dark, 0.06), dark]));
  if (art.mood.snow) plane.rect(u - 0.08, v + 0.1, width + 0.16, 0.15, SNOW);
}

interface Cube {
  readonly look: ModernLook;
  readonly width: number;
  readonly white: boolean;
  readonly side: -1 | 1;
  readonly wing: number;
}

const CUBE_HEIGHT = 6.5;
const CUBE_STOREY = 3.2;

function drawCube(art: Art, chance: Chance, plane: Plane, house: Cube): void {
  const { width, look, side, wing } = house;
  const wingAt = side < 0 ? -wing : width;
  const field: Field = [wingAt, 0, wing, 3];
  boards(art, chance.fork('wing'), plane, field, look.wood, { size: 0.12 });
  sunOnWall(art, plane, field);
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: wingAt + wing / 2 - 0.6, v: 0.06, width: 1.2, height: 2.4 },
    { colour: DARK, fanlight: 0, steps: 0, glazed: false },
  );
  roofEdge(art, plane, wingAt, 3, wing);
  const walls: Field = [0, 0, width, CUBE_HEIGHT];
  const material = house.white ? render : brick;
  material(art, chance.fork('wall'), plane, walls, house.white ? look.base : look.brick);
  sunOnWall(art, plane, walls, 0.25);
  const recess: Field =
    side < 0 ? [0.5, 0, width - 2.6, CUBE_STOREY - 0.3] : [2.1, 0, width - 2.6, CUBE_STOREY - 0.3];
  plane.rect(...recess, mix(art.colour(look.base), art.mood.shadow.colour, 0.45));
  const [u, , wide, tall] = recess;
  glassWall(
    art,
    chance.fork('ground'),
    plane,
    [u + 0.15, 0.05, wide - 0.3, tall - 0.1],
    Math.round(wide / 2.1),
  );
  plane.shade(corners(u, tall - 0.8, wide, 0.8), 1.2, 2);
  const frame = chance.fork('frame');
  const broad = width * frame.between(0.4, 0.5);
  const at = frame.chance(0.5) ? 0.9 : width - broad - 0.9;
  const bay: Field = [at - 0.25, CUBE_STOREY + 0.2, broad + 0.5, 2.6];
  plane.shade(corners(at - 0.25 - art.sun * 0.4, CUBE_STOREY, broad + 0.5, 2.5), 0.9, 3);
  clad(art, chance.fork('bay'), plane, { ...look, cladding: house.white ? 'wood' : 'render' }, bay);
  glassWall(art, chance.fork('upper'), plane, [at, CUBE_STOREY + 0.4, broad, 2.2], 3);
  const slot = at < 2 ? (at + broad + width) / 2 : at / 2;
  for (const shift of [-0.75, 0.75]) {
    glassWall(art, chance.fork(`slot-${shift}`), plane, [slot + shift - 0.45, CUBE_STOREY + 0.5, 0.9, 2], 1);
  }
  roofEdge(art, plane, 0, CUBE_HEIGHT, width);
}

/** A white or brick cube, its ground floor open, a low wing of wood beside it. */
export function cubeVilla(chance: Chance, look: ModernLook): ModernVilla {
  const house: Cube = {
    look,
    width: chance.between(10.5, 12.5),
    white: chance.chance(0.6),
    side: chance.pick([-1, 1] as const),
    wing: chance.between(3, 4.2),
  };
  return {
    width: house.width + house.wing,
    height: CUBE_HEIGHT + 0.4,
    from: house.side < 0 ? -house.wing : 0,
    draw: (art, own, plane) => drawCube(art, own, plane, house),
  };
}

interface Barn {
  readonly look: ModernLook;
  readonly main: number;
  readonly link: number;
  readonly small: number;
  readonly side: -1 | 1;
  readonly roof: string;
}

const EAVES = 3;

/** A barn seen from its gable end, glazed or closed with one window. */
function gable(
  art: Art,
  chance: Chance,
  plane: Plane,
  house: Barn,
  u: number,
  width: number,
  open: boolean,
): void {
  const pitch = 0.62;
  const middle = u + width / 2;
  const top = EAVES + width * pitch;
  const outline = (by: number): readonly Point[] => [
    [u + by, by * 0.2],
    [u + width - by, by * 0.2],
    [u + width - by, EAVES - by * 0.35],
    [middle, top - by * 1.25],
    [u + by, EAVES - by * 0.35],
  ];
  art.clipped(plane.path(outline(0)), () => {
    clad(art, chance.fork('clad'), plane, house.look, [u, 0, width, top]);
  });
  if (open) {
    art.clipped(plane.path(outline(0.55)), () => {
      glassWall(
        art,
        chance.fork('glass'),
        plane,
        [u + 0.55, 0.08, width - 1.1, top],
        Math.round(width / 1.7),
      );
      plane.rect(u, EAVES - 0.12, width, 0.2, art.colour(DARK));
    });
    plane.polygon(outline(0.55), 'none', { stroke: art.colour(DARK), strokeWidth: 0.1 * plane.scale(u, 0) });
  } else {
    glassWall(art, chance.fork('low'), plane, [middle - 1.1, 0.1, 2.2, 2.3], 2);
    glassWall(art, chance.fork('high'), plane, [middle - 0.5, EAVES + 0.3, 1, 1.3], 1);
  }
  const rake = (by: number): Point[] => [
    [u - 0.18, EAVES - 0.12 + by],
    [middle, top + by],
    [u + width + 0.18, EAVES - 0.12 + by],
  ];
  plane.shade([...rake(0), ...rake(-0.3).toReversed()], 0.8, 2);
  plane.polygon([...rake(0.26), ...rake(0).toReversed()], art.mood.snow ? SNOW : art.colour(house.roof));
}

function drawBarn(art: Art, chance: Chance, plane: Plane, house: Barn): void {
  const { main, link, small, side, look } = house;
  const mainAt = side < 0 ? 0 : small + link;
  const linkAt = side < 0 ? main : small;
  const smallAt = side < 0 ? main + link : 0;
  const field: Field = [linkAt - 0.1, 0, link + 0.2, 2.8];
  plane.rect(...field, art.colour(look.base));
  glassWall(art, chance.fork('link'), plane, [linkAt, 0.06, link, 2.6], Math.max(2, Math.round(link / 1.4)));
  roofEdge(art, plane, linkAt, 2.85, link);
  gable(art, chance.fork('small'), plane, house, smallAt, small, false);
  gable(art, chance.fork('main'), plane, house, mainAt, main, true);
}

/** Two barns with glass between them; the larger one has a glazed gable. */
export function barnVilla(chance: Chance, look: ModernLook): ModernVilla {
  const house: Barn = {
    look: { ...look, cladding: chance.pick(['dark', 'wood', 'brick', 'render'] as const) },
    main: chance.between(6.4, 7.6),
    link: chance.between(3, 4.4),
    small: chance.between(4.4, 5.2),
    side: chance.pick([-1, 1] as const),
    roof: chance.pick(['#3a3e40', '#4a4c4e', '#5a4a42']),
  };
  return {
    from: 0,
    width: house.main + house.link + house.small,
    height: EAVES + house.main * 0.62 + 0.4,
    draw: (art, own, plane) => drawBarn(art, own, plane, house),
  };
}
