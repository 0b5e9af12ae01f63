/** A small derelict house: a sagging roof, boarded windows, ivy, and perhaps works in progress. */

import type { Field } from '../../building/masonry.ts';
import { SLATES, tiles } from '../../building/roofing.ts';
import { type Art, type Point, pathThrough } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { crown } from '../../nature/growth/crown.ts';
import { boards, SNOW } from '../country.ts';
import { chimney } from '../parts.ts';
import { type Ruin, wallOf } from './ruin-spec.ts';
import { blot, ruinOpening, ruinWall } from './ruin-wall.ts';
import { roofWorks, scaffold } from './ruin-works.ts';

function roof(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const { width } = house;
  const foot = wallOf(house);
  const top = foot + house.roof;
  const sag = chance.between(0.2, 0.42);
  const ridge = Array.from({ length: 13 }, (_, step): Point => {
    const t = step / 12;
    return [width - 0.1 - t * (width - 0.2), top - sag * Math.sin(Math.PI * t)];
  });
  tiles(
    art,
    chance.fork('tiles'),
    plane,
    [[-0.4, foot - 0.1], [width / 2, foot - 0.18], [width + 0.4, foot - 0.1], ...ridge],
    house.tile,
    house.tile === '#545e68' ? SLATES : {},
  );
  const under = ridge.map(([u, v]): Point => [u, v - 0.16]).toReversed();
  plane.polygon([...ridge, ...under], art.mood.snow ? SNOW : lit(art.colour(house.tile), -0.08));
  roofWorks(art, chance.fork('works'), plane, house, foot);
  const moss = Array.from({ length: 7 }, () =>
    plane.path(
      blot(chance, chance.between(0, width), foot + chance.between(0, 0.8), chance.between(0.3, 1.2), 0.22),
    ),
  );
  art.path(moss.join(''), mix(art.mood.foliage[1], art.colour(house.tile), 0.3), { opacity: 0.6 });
  plane.shade(corners(0, foot - 0.75, width, 0.75), 1, 3);
  // The gutter has come loose at one end.
  const zinc = lit(art.colour('#7c8488'), -0.04);
  plane.line(
    [
      [-0.4, foot - 0.18],
      [width * 0.6, foot - 0.2],
      [width + 0.3, foot - chance.between(0.3, 0.75)],
    ],
    zinc,
    0.11,
  );
}

/** Ivy that has climbed from a corner to the eaves. */
function ivy(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const scale = plane.scale(0, 0);
  const edge = house.ivy < 0 ? 0 : house.width;
  const top = wallOf(house) + 0.5;
  const clumps = Array.from({ length: 34 }, () => {
    const v = Math.sqrt(chance.next()) * top * 0.98;
    const reach = (0.35 + 1.5 * (1 - v / top) ** 0.6 + Math.sin(v * 2.1) * 0.3) * chance.between(0.1, 1);
    const [x, y] = plane.at(edge - house.ivy * (reach - 0.25), v);
    return [x, y, scale * chance.between(0.16, 0.38)] as const;
  });
  art.clipped(
    pathThrough([
      [-50, -50],
      [art.width + 50, -50],
      [art.width + 50, plane.at(0, 0)[1] + 4],
      [-50, plane.at(0, 0)[1] + 4],
    ]),
    () => crown(art, chance, clumps, art.mood.foliage, scale * 0.1, 1.1),
  );
}

/** The house with its left foot at the plane's origin. */
export function drawRuin(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const field: Field = [0, 0, house.width, wallOf(house)];
  chimney(
    art,
    chance.fork('chimney'),
    plane,
    house.ivy < 0 ? house.width * 0.76 : house.width * 0.12,
    field[3] + house.roof - 1,
    1.7,
  );
  ruinWall(art, chance.fork('wall'), plane, house, field);
  for (let storey = 0; storey < house.storeys; storey += 1) {
    for (let bay = 0; bay < house.bays; bay += 1)
      ruinOpening(art, chance.fork(`${storey}-${bay}`), plane, house, storey, bay);
  }
  roof(art, chance.fork('roof'), plane, house);
  ivy(art, chance.fork('ivy'), plane, house);
  const lean = house.ivy < 0 ? house.width + 0.2 : -1.9;
  boards(art, chance.fork('shed'), plane, [lean, 0, 1.7, 1.7], '#8a7258', { size: 0.17 });
  plane.polygon(
    [
      [lean - 0.15, 1.65],
      [lean + 1.85, 1.65],
      [house.ivy < 0 ? lean : lean + 1.7, 2.25],
      [house.ivy < 0 ? lean - 0.05 : lean + 1.75, 2.25],
    ],
    art.mood.snow ? SNOW : lit(art.colour('#6f6a66'), 0.02),
  );
  if (house.works === 'scaffold') scaffold(art, chance.fork('scaffold'), plane, house);
}
