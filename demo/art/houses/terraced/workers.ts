/** A small worker's house of about 1900: two storeys, two bays, with brick ornaments only. */
import type { Arch } from '../../building/arch.ts';
import { doorIn } from '../../building/door.ts';
import { windowIn } from '../../building/window.ts';
import { lit } from '../../canvas/colour.ts';
import { corners } from '../../canvas/plane.ts';
import { type FrontContext, litWall } from './front.ts';
import { tiled } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

/** A frieze of projecting bricks, and the gutter above. */
function dentils({ art, plane, house }: FrontContext): void {
  const { width, wall } = house;
  const eaves = eavesOf(house);
  const base = art.colour(wall.colour);
  let d = '';
  for (let u = 0.1; u < width - 0.1; u += 0.26) d += plane.path(corners(u, eaves - 0.42, 0.13, 0.18));
  art.path(d, lit(base, 0.05));
  plane.rect(0, eaves - 0.24, width, 0.12, lit(base, 0.04));
  plane.shade(corners(0, eaves - 0.35, width, 0.3), 0.7, 2);
  const gutter = art.colour('#8b9396');
  plane.rect(-0.02, eaves - 0.1, width + 0.04, 0.17, art.gradient([lit(gutter, 0.07), lit(gutter, -0.08)]));
  if (art.mood.snow) plane.rect(-0.02, eaves + 0.05, width + 0.04, 0.1, '#fbfbf9');
}

/** The whole front. */
export function drawWorkers(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, bays, plinth, storeys, frame, wall } = house;
  tiled(context);
  litWall(context, [0, 0, width, eavesOf(house)]);
  const foot = art.colour(house.accent);
  plane.rect(0, 0, width, plinth, art.gradient([lit(foot, 0.03), lit(foot, -0.05)]));
  const own = chance.fork('manner');
  const arch: Arch = own.pick(['segment', 'flat']);
  const shutters = own.chance(0.25) ? own.pick(['#4f6b5a', '#5f7a86', '#7a3a30', '#e4ded0']) : null;
  const across = width / bays;
  const lintel =
    wall.kind === 'brick'
      ? { lintel: { kind: own.pick(['brick', 'key'] as const), colour: wall.colour } }
      : { surround: lit(wall.colour, 0.05) };
  for (const [storey, tall] of storeys.entries()) {
    for (let bay = 0; bay < bays; bay += 1) {
      const each = chance.fork(`bay-${storey}-${bay}`);
      const middle = across * (bay + 0.5);
      if (storey === 0 && bay === house.doorBay) {
        doorIn(
          art,
          each,
          plane,
          { u: middle - 0.52, v: 0.18, width: 1.04, height: 2.75, arch },
          { colour: house.door, fanlight: 0.5, steps: 1, glazed: each.chance(0.5), ...lintel },
        );
        continue;
      }
      const wide = storey === 0 ? 1.3 : 1.1;
      windowIn(
        art,
        each,
        plane,
        {
          u: middle - wide / 2,
          v: storeyFoot(house, storey) + (storey === 0 ? 0.6 : 0.75),
          width: wide,
          height: storey === 0 ? tall * 0.55 : tall * 0.53,
          arch,
        },
        {
          frame,
          leaves: 2,
          reveal: wall.colour,
          ...lintel,
          ...(storey === 0 ? { transom: 0.72 } : {}),
          ...(shutters !== null && storey === 1 ? { shutters } : {}),
        },
      );
    }
  }
  dentils(context);
}
