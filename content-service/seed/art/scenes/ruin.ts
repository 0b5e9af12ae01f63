/** A house to renovate at the end of a lane, with a garden gone wild. */
import type { Art, Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { bush, lawn, tree } from '../foliage.ts';
import { drawRuin, type Ruin, ruinDoor, ruinHeight, someRuin } from '../houses/ruin.ts';
import { fence, footpath, hills, houseShade, treeLine, wildGrass } from '../landscape.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';

const GROUND = 930;

/** What has fallen from the roof, with a few bricks set aside. */
function rubble(art: Art, chance: Chance, x: number, y: number, colour: string): void {
  const clay = art.colour(colour);
  for (let piece = 0; piece < 34; piece += 1) {
    const t = chance.bell();
    const [px, py] = [x + t * 120, y - (1 - Math.abs(t)) * chance.between(0, 46)];
    const size = chance.between(9, 20);
    const turn = chance.between(-0.6, 0.6);
    const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
    const outline: Point[] = [
      [px - c, py - s],
      [px + c, py + s],
      [px + c + s * 0.5, py + s - c * 0.45],
      [px - c + s * 0.5, py - s - c * 0.45],
    ];
    art.polygon(outline, lit(chance.chance(0.8) ? clay : art.colour('#b5a48c'), chance.between(-0.08, 0.06)));
  }
}

function wheelbarrow(art: Art, x: number, y: number, turn: -1 | 1): void {
  const [iron, tray] = [art.colour('#3a3f40'), art.colour('#5f7f86')];
  const at = (dx: number, dy: number): Point => [x + turn * dx, y - dy];
  art.shade(
    [at(-60, 0), at(70, 0), at(60 - art.sun * turn * 20, -12), at(-70 - art.sun * turn * 20, -12)],
    0.9,
    4,
  );
  art.ellipse(...at(66, 19), 19, 19, 'none', { stroke: iron, strokeWidth: 7 });
  art.line([at(66, 19), at(-30, 36), at(-92, 52)], iron, 6, { round: true });
  art.line([at(-18, 36), at(-28, 0)], iron, 6, { round: true });
  art.polygon(
    [at(-40, 84), at(74, 84), at(48, 38), at(-16, 38)],
    art.gradient([lit(tray, 0.05), lit(tray, -0.06)]),
  );
  art.polygon([at(-40, 84), at(74, 84), at(60, 98), at(20, 108), at(-20, 96)], art.colour('#a08a6c'));
}

/** Draws it; by chance where nothing is given. */
export function ruin(art: Art, facts: { readonly house?: Ruin } = {}): void {
  const { chance, width, mood } = art;
  const house = facts.house ?? someRuin(chance.fork('house'));
  const view = chance.fork('view');
  const scale = Math.min(view.between(66, 76), (GROUND - 210) / ruinHeight(house));
  const wide = house.width * scale;
  const left = (width - wide) / 2 + view.between(-150, 150);
  const plane = elevation(art, left, GROUND, scale);
  const [door] = plane.at(ruinDoor(house), 0);
  sky(art, 660, { clouds: 6 });
  if (view.chance(0.6)) hills(art, chance.fork('hills'), { from: 480, to: 700, ridges: 3, amplitude: 80 });
  else
    art.path(
      `M0 660Q${width * 0.3} 600 ${width * 0.6} 650T${width} 620V950H0Z`,
      mix(mood.foliage[2], mood.haze, 0.6),
    );
  treeLine(art, chance.fork('trees'), 760, { count: 9, height: [170, 380], haze: 0.32 });
  lawn(art, chance.fork('grass'), 745, art.height);
  const beside = chance.fork('beside');
  const ivyTree = house.ivy < 0 ? left + wide + 210 : left - 210;
  tree(art, beside.fork('near'), ivyTree, GROUND - 4, beside.between(560, 680), {
    kind: beside.pick(['round', 'bare', 'birch', 'round'] as const),
  });
  const bushes = chance.fork('bushes');
  for (const [index, x] of [left - 120, left + wide - 40].entries()) {
    bush(art, bushes.fork(index), x, GROUND + 4, 170, bushes.between(90, 150));
  }
  houseShade(art, left, left + wide, GROUND);
  drawRuin(art, chance.fork('main'), plane, house);
  footpath(art, [door, GROUND], [width / 2 + view.between(-240, 240), art.height], [26, 110], '#b9a888');
  const pile = chance.fork('pile');
  const rubbleX = door + (house.ivy < 0 ? 1 : -1) * pile.between(210, 270);
  rubble(art, pile, rubbleX, GROUND + 30, house.tile);
  if (pile.chance(0.6))
    wheelbarrow(art, rubbleX + pile.between(150, 200) * -house.ivy, GROUND + 62, pile.pick([-1, 1] as const));
  const weeds = chance.fork('weeds');
  for (let index = 0; index < 7; index += 1) {
    const own = weeds.fork(index);
    const x = left + (wide * (index + own.next())) / 7;
    if (Math.abs(x - door) < 90) continue;
    bush(art, own, x - 40, GROUND + own.between(6, 16), own.between(60, 110), own.between(24, 56), {
      flowers: mood.snow ? [] : own.pick([[], ['#f6ead0'], ['#b9a4d6'], ['#e9b94c']]),
    });
  }
  const side = view.pick([-1, 1] as const);
  const edge = side < 0 ? -20 : width + 20;
  fence(art, chance.fork('fence'), [edge, 1120], [edge - side * 470, 1060], 84);
  wildGrass(art, chance.fork('wild'), 60, { top: 980 });
  finish(art);
}
