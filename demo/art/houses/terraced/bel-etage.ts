/** A bel-étage of the sixties: garage and door below, the living room above them behind one wide window. */

import { doorIn } from '../../building/door.ts';
import { railing, windowIn } from '../../building/window.ts';
import { lit } from '../../canvas/colour.ts';
import { corners } from '../../canvas/plane.ts';
import { garageLeaf, SECTIONS } from '../garage-leaf.ts';
import { type FrontContext, litWall } from './front.ts';
import { flat } from './roofs.ts';
import { eavesOf, storeyFoot } from './terraced-spec.ts';

/** The whole front. */
export function drawBelEtage(context: FrontContext): void {
  const { art, chance, plane, house } = context;
  const { width, frame, storeys, accent } = house;
  const own = chance.fork('manner');
  const [first, second] = [storeyFoot(house, 1), storeyFoot(house, 2)];
  const shadow = art.mood.shadow.colour;
  const panel = art.colour(accent);
  litWall(context, [0, 0, width, eavesOf(house)]);
  const foot = art.colour(own.pick(['#7d8588', '#5f5a58', '#8a7a6a']));
  plane.rect(0, 0, width, first - 0.25, art.gradient([lit(foot, 0.03), lit(foot, -0.03)]));
  let joints = '';
  for (let v = 0.3; v < first - 0.3; v += 0.3) joints += plane.path(corners(0, v, width, 0.015));
  art.path(joints, lit(foot, -0.07), { opacity: 0.6 });
  const doorLeft = house.doorBay === 0;
  const garage = doorLeft ? width - 3.05 : 0.45;
  plane.rect(garage - 0.06, 0, 2.72, 2.26, lit(foot, -0.14));
  plane.rect(garage, 0, 2.6, 2.2, art.colour(house.door));
  garageLeaf(
    art,
    plane,
    [garage, 0, 2.6, 2.2],
    own.pick(SECTIONS),
    own.pick([house.door, accent, '#e9e4d8']),
  );
  plane.rect(garage, 2.02, 2.6, 0.18, shadow, { opacity: art.mood.shadow.strength });
  const doorAt = doorLeft ? (width - 3.05) / 2 - 0.5 : 3.05 + (width - 3.05) / 2 - 0.5;
  doorIn(
    art,
    chance.fork('door'),
    plane,
    { u: doorAt, v: 0.18, width: 1, height: 2.1 },
    { colour: house.door, fanlight: 0, steps: 1 },
  );
  const slab = art.colour('#d9d2c4');
  plane.shade(corners(0, first - 0.75, width, 0.5), 0.9, 3);
  plane.rect(-0.02, first - 0.28, width + 0.04, 0.28, art.gradient([lit(slab, 0.04), lit(slab, -0.06)]));
  if (art.mood.snow) plane.rect(-0.02, first - 0.02, width + 0.04, 0.09, '#fafaf8');
  const wide = width * own.between(0.62, 0.8);
  const left = doorLeft ? width - wide - 0.45 : 0.45;
  const balcony = own.chance(0.4);
  const top = Math.min(storeys.length, 3);
  plane.rect(left - 0.12, first + 0.05, wide + 0.24, (storeys[1] ?? 3) - 0.35, panel);
  windowIn(
    art,
    chance.fork('living'),
    plane,
    {
      u: left,
      v: first + (balcony ? 0.12 : 0.75),
      width: wide,
      height: (storeys[1] ?? 3) - (balcony ? 0.55 : 1.2),
    },
    { frame, leaves: 3, reveal: accent, sill: balcony ? null : '#cdc7ba' },
  );
  if (balcony) railing(art, plane, left - 0.1, first + 0.08, wide + 0.2, 0.95, { colour: '#f0ebde' });
  for (let storey = 2; storey < storeys.length; storey += 1) {
    const v = storeyFoot(house, storey);
    const height = (storeys[storey] ?? 2.7) - 1.3;
    if (storey < top && own.chance(0.5))
      plane.rect(left - 0.12, second - 0.3, wide + 0.24, height + 1.35, panel);
    const windows = own.pick([1.5, 1.8]);
    for (const [index, u] of [left, left + wide - windows].entries())
      windowIn(
        art,
        chance.fork(`bed-${storey}-${index}`),
        plane,
        { u, v: v + 0.7, width: windows, height },
        { frame, leaves: 2, reveal: accent, sill: '#cdc7ba' },
      );
  }
  const lone = doorLeft ? 0.45 : width - 1;
  if (wide < width * 0.74)
    windowIn(
      art,
      chance.fork('stairs'),
      plane,
      { u: lone, v: first + 0.5, width: 0.5, height: second - first - 0.9 },
      { frame, leaves: 1, panes: [1, 4], reveal: house.wall.colour, curtain: 'none' },
    );
  flat(context, own.pick(['#f0ebde', '#e6dcc8', '#6f6a64']));
}
