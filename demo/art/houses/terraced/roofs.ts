/** Roofs of terraced houses, behind the eaves of a front. */

import { SLATES, tiles } from '../../building/roofing.ts';
import { lit } from '../../canvas/colour.ts';
import { corners } from '../../canvas/plane.ts';
import { chimney, dormer } from '../parts.ts';
import type { FrontContext } from './front.ts';
import { eavesOf } from './terraced-spec.ts';

const SLATE = '#5a6570';

function stack({ art, chance, plane, house }: FrontContext): void {
  const own = chance.fork('roof');
  const u = own.chance(0.5) ? 0.3 : house.width - 1.2;
  chimney(art, own.fork('chimney'), plane, u, eavesOf(house), house.roof + 0.8);
}

/** A steep slope of slates with dormers. */
export function mansard(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, roof } = house;
  const eaves = eavesOf(house);
  const own = chance.fork('roof');
  stack(context);
  tiles(
    art,
    own,
    plane,
    [
      [0, eaves],
      [width, eaves],
      [width - 0.2, eaves + roof],
      [0.2, eaves + roof],
    ],
    SLATE,
    SLATES,
  );
  const slate = art.colour(SLATE);
  plane.rect(0, eaves + roof - 0.05, width, 0.14, lit(slate, -0.08));
  for (let n = 0; n < house.dormers; n += 1) {
    dormer(art, own.fork(`dormer-${n}`), plane, (width * (n + 0.5)) / house.dormers, eaves + 0.35, {
      frame: house.frame,
      slate,
      rounded: house.dormers === 3 && n === 1,
    });
  }
}

/** A tiled slope with its ridge; sometimes with a roof light where there is no dormer. */
export function tiled(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, roof } = house;
  const eaves = eavesOf(house);
  const own = chance.fork('roof');
  stack(context);
  tiles(art, own, plane, corners(0, eaves, width, roof), house.tile);
  plane.rect(0, eaves + roof - 0.06, width, 0.14, lit(art.colour(house.tile), -0.06));
  if (art.mood.snow) plane.rect(0, eaves + roof, width, 0.12, '#fbfbf9');
  const light = chance.fork('roof-light');
  if (house.style === 'thirties' || !light.chance(0.4)) return;
  const u = width * light.between(0.25, 0.6);
  plane.rect(u, eaves + roof * 0.35, 0.85, 0.95, art.colour('#3a3f42'));
  plane.rect(
    u + 0.07,
    eaves + roof * 0.35 + 0.07,
    0.71,
    0.81,
    art.gradient([art.mood.glass[1], art.mood.glass[0]]),
  );
}

/** The edge of a flat roof, `roof` metres high. */
export function flat({ art, plane, house }: FrontContext, colour: string): void {
  const { width, roof } = house;
  const eaves = eavesOf(house);
  const base = art.colour(colour);
  plane.shade(corners(0, eaves - 0.32, width, 0.32), 0.8, 2);
  plane.rect(-0.02, eaves, width + 0.04, roof, art.gradient([lit(base, 0.03), lit(base, -0.05)]));
  plane.rect(-0.02, eaves + roof - 0.07, width + 0.04, 0.07, lit(base, -0.1));
  if (art.mood.snow) plane.rect(-0.02, eaves + roof, width + 0.04, 0.11, '#fbfbf9');
}
