/** Slipped tiles on the roof of a house to renovate, and the works on it. */

import { SLATES, tiles } from '../../building/roofing.ts';
import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { corners, type Plane } from '../../canvas/plane.ts';
import { SNOW } from '../country.ts';
import { type Ruin, wallOf } from './ruin-spec.ts';

/** A place where tiles have slipped and the battens show. */
function slipped(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v]: Point,
  [width, height]: Point,
  tile: string,
): void {
  const row = 0.28;
  const rows = Math.max(2, Math.round(height / row));
  const under = mix(art.colour(tile), art.colour('#3f342c'), 0.62);
  for (let n = 0; n < rows; n += 1) {
    const swell = Math.sin((Math.PI * (n + 0.8)) / (rows + 0.6));
    const [left, right] = [
      width * 0.5 * swell * chance.between(0.6, 1.1),
      width * 0.5 * swell * chance.between(0.6, 1.1),
    ];
    plane.rect(u - left, v + n * row, left + right, row, under);
    plane.rect(u - left, v + n * row, left + right, 0.07, art.colour('#8a7258'));
    plane.rect(u - left, v + (n + 1) * row - 0.06, left + right, 0.06, art.mood.shadow.colour, {
      opacity: 0.3,
    });
  }
}

/** Damage to the roof, or works on it. */
export function roofWorks(art: Art, chance: Chance, plane: Plane, house: Ruin, foot: number): void {
  const { width, tile, roof: tall } = house;
  const slate = tile === '#545e68' ? SLATES : {};
  const side = -house.ivy;
  const from = side < 0 ? 0.1 : width * 0.56;
  if (house.works === 'tiles') {
    const fresh = lit(tile, 0.05);
    const outline: Point[] = [
      [from, foot + 0.05],
      [from + width * 0.43, foot + 0.05],
      [from + width * 0.43, foot + tall * 0.72],
      [from, foot + tall * 0.72],
    ];
    tiles(art, chance.fork('fresh'), plane, outline, fresh, slate);
    for (let n = 0; n < 3; n += 1) {
      const v = foot + tall * 0.72 + n * 0.24;
      plane.rect(from, v, width * 0.43, 0.18, mix(art.colour(tile), art.colour('#d9c29a'), 0.55));
      plane.rect(from, v + 0.16, width * 0.43, 0.06, art.colour('#a98a62'));
    }
  }
  if (house.works === 'sheet') {
    const cloth = art.colour(chance.pick(['#4f7fa0', '#5f8f7c', '#3f6f8f']));
    const [u, wide] = [width * chance.between(0.2, 0.45), width * chance.between(0.3, 0.4)];
    const sheet: Point[] = [
      [u, foot + 0.35],
      [u + wide * 0.5, foot + 0.2],
      [u + wide, foot + 0.4],
      [u + wide * 0.96, foot + tall * 0.84],
      [u + wide * 0.04, foot + tall * 0.82],
    ];
    plane.polygon(sheet, art.gradient([lit(cloth, 0.05), lit(cloth, -0.04)]));
    for (const share of [0.25, 0.52, 0.78])
      plane.line(
        [
          [u + wide * share, foot + 0.35],
          [u + wide * (share + 0.03), foot + tall * 0.8],
        ],
        lit(cloth, -0.08),
        0.04,
        { opacity: 0.7 },
      );
    for (const share of [0.3, 0.65])
      plane.rect(u - 0.1, foot + tall * share, wide + 0.2, 0.1, art.colour('#8a7258'));
  }
  if (art.mood.snow) return;
  const gaps = house.works === 'none' || house.works === 'scaffold' ? 2 : 1;
  for (let n = 0; n < gaps; n += 1) {
    const own = chance.fork(`gap-${n}`);
    const u = side < 0 ? width * own.between(0.6, 0.9) : width * own.between(0.1, 0.4);
    const at: Point = [gaps === 2 && n === 1 ? width - u : u, foot + own.between(0.4, tall * 0.5)];
    slipped(art, own, plane, at, [own.between(0.7, 1.5), own.between(0.5, 1.1)], tile);
  }
}

/** A scaffold in front of one half of the house. */
export function scaffold(art: Art, chance: Chance, plane: Plane, house: Ruin): void {
  const top = wallOf(house) + 0.9;
  const wide = house.width * chance.between(0.42, 0.55);
  const from = house.ivy < 0 ? house.width - wide + 0.3 : -0.3;
  const [steel, plank] = [art.colour('#8f979b'), art.colour('#c9a878')];
  const posts = 4;
  for (let level = 2; level < top; level += 2) {
    plane.shade(corners(from - art.sun * 0.5, level - 0.9, wide, 0.5), 0.6, 2);
    plane.rect(from - 0.2, level, wide + 0.4, 0.14, art.mood.snow ? SNOW : plank);
    for (const up of [0.55, 1.05]) plane.rect(from - 0.1, level + up, wide + 0.2, 0.06, steel);
  }
  for (let n = 0; n < posts; n += 1)
    plane.rect(from + (wide * n) / (posts - 1) - 0.04, 0, 0.08, top + 0.4, steel);
  for (let level = 0; level + 2 < top; level += 2)
    plane.line(
      [
        [from, level],
        [from + wide / (posts - 1), level + 2],
      ],
      lit(steel, -0.06),
      0.05,
    );
  const ladder = from + wide * 0.8;
  for (const rail of [0, 0.42])
    plane.line(
      [
        [ladder + rail, 0],
        [ladder + rail + 0.35, top - 0.4],
      ],
      art.colour('#b98a58'),
      0.07,
    );
  for (let v = 0.3; v < top - 0.6; v += 0.32) {
    const lean = (v / top) * 0.36;
    plane.rect(ladder + lean, v, 0.44, 0.05, art.colour('#a87a4c'));
  }
}
