/** A shop on the ground floor of a house in town, from the pavement opposite. */

import { brick, render, sunOnWall } from '../building/masonry.ts';
import { windowIn } from '../building/window.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation, type Plane } from '../canvas/plane.ts';
import { cornice } from '../houses/parts.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { BRICKS, RENDERS, someTerraced } from '../houses/terraced/terraced-spec.ts';
import { cobbles, pavement } from '../nature/ground.ts';
import { bush } from '../nature/growth/shrub.ts';
import { sky } from '../nature/sky.ts';
import { bench, bike, lamp, laurel } from '../street/street.ts';
import { walker } from '../street/walker.ts';
import { calmer } from '../town/calmer.ts';
import { awning, front } from '../town/shop-front.ts';
import { OUTSIDE } from '../town/shop-outside.ts';
import { SHOP_KINDS, type ShopKind } from '../town/shop-window.ts';

const GROUND = 1020;

/** The house above the shop: its wall, windows and cornice. */
function above(art: Art, chance: Chance, plane: Plane, width: number): void {
  const rendered = chance.chance(0.45);
  const wall = chance.pick<string>(rendered ? RENDERS : [...BRICKS, '#cdb28c']);
  (rendered ? render : brick)(art, chance.fork('wall'), plane, [0, 0, width, 11], wall);
  sunOnWall(art, plane, [0, 0, width, 11]);
  const bays = width < 7.6 ? chance.pick([2, 3]) : chance.pick([3, 4]);
  const frame = chance.pick(['#f0ebde', '#f0ebde', '#2f3f3a', '#5a3d2e']);
  const scale = plane.scale(0, 6);
  const shutters = rendered && chance.chance(0.25) ? chance.pick(['#4f6b5a', '#5f7a86', '#7a3a30']) : null;
  const arch = chance.pick(['flat', 'flat', 'segment'] as const);
  for (let bay = 0; bay < bays; bay += 1) {
    const each = chance.fork(`bay-${bay}`);
    const u = (width * (bay + 0.5)) / bays - 0.64;
    windowIn(
      art,
      each,
      plane,
      { u, v: 6, width: 1.28, height: 2.7, arch },
      {
        frame,
        leaves: 2,
        transom: 0.74,
        reveal: wall,
        ...(rendered ? { surround: lit(wall, 0.04) } : { lintel: { kind: 'stone', colour: wall } }),
        ...(shutters === null ? {} : { shutters }),
      },
    );
    const [x, y] = plane.at(u - 0.05, 6);
    if (!art.mood.snow && each.chance(0.4))
      bush(art, each.fork('flowers'), x, y, 1.4 * scale, scale * 0.36, { flowers: ['#e8a0a0', '#f6e0c0'] });
  }
  cornice(art, plane, width, 10.2, rendered ? lit(wall, 0.05) : '#e5dcc8');
}

/** Objects in front of the shop; its edges in px. */
function street(
  art: Art,
  chance: Chance,
  kind: ShopKind,
  [from, to]: readonly [number, number],
  scale: number,
): void {
  const { width, sun } = art;
  const middle = (from + to) / 2;
  const outside = OUTSIDE[kind];
  if (outside === undefined) {
    const gap = (to - from) * chance.between(0.2, 0.45);
    for (const by of chance.pick([[], [-gap, gap], [gap]]))
      laurel(art, chance.fork(`laurel-${by}`), middle + by, GROUND + 38, scale * 1.3);
    if (chance.chance(0.4)) bench(art, middle - gap - scale, GROUND + 50, scale * 0.85);
  } else if (kind === 'tea-room') {
    for (const share of [0.16, 0.42, 0.84])
      outside(art, chance.fork(share), from + (to - from) * share, GROUND + 56, scale * 0.95);
  } else {
    outside(art, chance.fork('outside'), from + (to - from) * chance.pick([0.24, 0.76]), GROUND + 50, scale);
  }
  const far = sun < 0 ? to + scale * chance.between(0.8, 1.6) : from - scale * chance.between(0.8, 1.6);
  const passing = chance.pick(['bike', 'bike', 'walker', 'none'] as const);
  if (passing === 'bike')
    bike(art, chance.fork('bike'), far, GROUND + 70, scale * 1.45, { facing: sun < 0 ? 'left' : 'right' });
  if (passing === 'walker') walker(art, chance.fork('walker'), far, GROUND + 66, scale * 1.7);
  lamp(art, sun < 0 ? 90 : width - 90, GROUND + 76, scale * 5);
}

/** Draws the shop and its street; a random kind is never an empty shop. */
export function shopfront(art: Art, facts: { readonly kind?: ShopKind } = {}): void {
  const { width, height, mood } = art;
  const chance = art.chance.fork('shop');
  const kind = facts.kind ?? chance.fork('kind').pick(SHOP_KINDS.filter((one) => one !== 'empty'));
  const scale = chance.between(94, 124);
  const across = width / scale;
  // One neighbour on either side extends to the picture's edge.
  const wide = chance.between(Math.max(6.8, across - 8.6), Math.min(10.2, across - 3.5));
  const from = (across - wide) / 2 + chance.between(-0.4, 0.4);
  const place = (metres: number): Plane => elevation(art, metres * scale, GROUND, scale);
  sky(art, 500);
  const styles = ['town', 'gabled', 'interwar', 'workers', 'thirties'] as const;
  for (const side of ['left', 'right'] as const) {
    const own = chance.fork(side);
    const house = someTerraced(own, { style: own.pick(styles) });
    drawTerraced(calmer(art, 0.36), own, place(side === 'left' ? from - house.width : from + wide), house);
  }
  const plane = place(from);
  above(art, chance.fork('above'), plane, wide);
  front(art, chance.fork('front'), plane, [0.3, wide - 0.6], kind);
  if (kind !== 'empty' && chance.chance(0.7)) awning(art, chance.fork('awning'), plane, 0.3, wide - 0.6);
  pavement(art, GROUND, GROUND + 80, chance.pick(['#b9b2a6', '#c4b8a4', '#aaa8a2']));
  cobbles(art, chance.fork('cobbles'), GROUND + 97, height, '#a1998f', { first: 13, growth: 1.16 });
  art.rect(0, GROUND - 4, width, 18, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  street(art, chance.fork('street'), kind, [from * scale, (from + wide) * scale], scale);
  finish(art);
}
