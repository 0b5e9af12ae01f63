/** The view through a window, in px within the box of its opening; the horizon is at eye level. */

import { type Art, circles, type Point, pathThrough } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import type { Box } from './outlook-box.ts';
import { sea } from './outlook-sea.ts';
import type { Outlook } from './room.ts';

/** Distant leaves, coloured by haze. */
function inHaze(art: Art, share: number): Art {
  const { mood } = art;
  const [a, b, c, d] = mood.foliage;
  const veiled = (tone: string): string => mix(tone, mood.haze, share);
  return { ...art, mood: { ...mood, foliage: [veiled(a), veiled(b), veiled(c), veiled(d)] } };
}

function skyIn(art: Art, chance: Chance, { x, y, width, height, horizon }: Box): void {
  const { mood } = art;
  const stops = mood.sky.map((colour, index) => [index / 3, colour] as const);
  art.rect(x, y, width, height, art.gradientAt(stops, [0, y - height * 0.2], [0, horizon]));
  const glow = art.radial([
    [0, '#fff6dd', 0.7],
    [1, mood.wash.colour, 0],
  ]);
  art.ellipse(x + width * (art.sun < 0 ? 0.2 : 0.8), y + height * 0.3, width * 0.5, height * 0.5, glow);
  for (let cloud = 0; cloud < 3; cloud += 1) {
    const [cx, cy] = [x + chance.next() * width, y + chance.between(0.05, 0.75) * (horizon - y)];
    const r = width * chance.between(0.03, 0.07);
    const lobes = Array.from(
      { length: 7 },
      (_, lobe) =>
        [
          cx + (lobe - 3) * r * 0.9,
          cy - r * 0.3 * (3 - Math.abs(lobe - 3)),
          r * chance.between(0.5, 0.9),
        ] as const,
    );
    art.path(circles(lobes), mood.cloud, { opacity: 0.4, blur: 2 });
  }
}

const ridge = (chance: Chance, { x, width }: Box, y: number, rise: number, bottom: number): string => {
  const top = Array.from(
    { length: 13 },
    (_, at): Point => [
      x + (width * at) / 12,
      y - rise * (0.5 + 0.5 * Math.sin(at * chance.between(0.7, 0.9))),
    ],
  );
  return pathThrough([...top, [x + width, bottom], [x, bottom]]);
};

function garden(art: Art, chance: Chance, box: Box): void {
  const { mood } = art;
  const { x, width, height, horizon } = box;
  const bottom = box.y + height;
  art.path(ridge(chance, box, horizon, height * 0.1, bottom), mix(mood.foliage[1], mood.haze, 0.6));
  art.path(
    ridge(chance.fork('near'), box, horizon + height * 0.05, height * 0.06, bottom),
    mix(mood.foliage[2], mood.haze, 0.35),
  );
  art.rect(x, horizon + height * 0.09, width, height, art.gradient([mood.grass[1], mood.grass[0]]));
  const count = Math.max(2, Math.round(width / 130));
  const far = inHaze(art, 0.2);
  for (let n = 0; n < count; n += 1) {
    const own = chance.fork(n);
    const foot = horizon + height * own.between(0.1, 0.2);
    tree(far, own, x + (width * (n + own.between(0.2, 0.8))) / count, foot, height * own.between(0.3, 0.55), {
      kind: mood.snow ? 'bare' : own.pick(['round', 'round', 'poplar', 'birch'] as const),
      shadow: false,
    });
  }
  hedge(art, chance.fork('hedge'), x - 6, bottom + 6, width + 12, height * 0.13);
}

function town(art: Art, chance: Chance, box: Box): void {
  const { mood } = art;
  const bottom = box.y + box.height;
  for (const [row, veil] of [
    [0, 0.42],
    [1, 0.1],
  ] as const) {
    for (let x = box.x - 10, n = 0; x < box.x + box.width; n += 1) {
      const own = chance.fork(`${row}-${n}`);
      const wide = own.between(70, 120) * (row === 0 ? 0.7 : 1);
      const top = box.horizon - own.between(0.06, 0.24) * box.height * (row === 0 ? 1.35 : 0.8);
      const wall = mix(
        art.colour(own.pick(['#a9583f', '#c98f6a', '#d9bf97', '#8f4a3a', '#c9ab86'])),
        mood.haze,
        veil,
      );
      const roof = mix(art.colour(own.pick(['#5a6570', '#a35a40'])), mood.haze, veil);
      art.rect(x, top, wide, bottom - top, wall);
      const rise = wide * own.between(0.35, 0.5);
      art.polygon(
        [
          [x - 3, top],
          [x + wide + 3, top],
          [x + wide * 0.62, top - rise],
          [x + wide * 0.38, top - rise],
        ],
        roof,
      );
      const pane = wide * 0.16;
      for (let level = 0; level < 4; level += 1) {
        for (const column of [0.2, 0.62]) {
          const on = own.chance(mood.lamps * 0.8);
          const fill = on ? '#ffd98a' : mix(mood.glass[0], mood.haze, veil);
          art.rect(x + wide * column, top + 12 + level * pane * 2.1, pane, pane * 1.4, fill);
        }
      }
      x += wide;
    }
  }
}

function forest(art: Art, chance: Chance, box: Box): void {
  const { mood } = art;
  const bottom = box.y + box.height;
  art.path(
    ridge(chance, box, box.horizon - box.height * 0.06, box.height * 0.16, bottom),
    mix(mood.foliage[0], mood.haze, 0.68),
  );
  art.path(
    ridge(chance.fork('near'), box, box.horizon, box.height * 0.08, bottom),
    mix(mood.foliage[1], mood.haze, 0.45),
  );
  art.rect(
    box.x,
    box.horizon + box.height * 0.12,
    box.width,
    box.height,
    art.gradient([mood.grass[1], mood.grass[0]]),
  );
  for (const [row, veil] of [
    [0, 0.42],
    [1, 0.12],
  ] as const) {
    const count = Math.max(4, Math.round(box.width / (row === 0 ? 34 : 62)));
    const far = inHaze(art, veil);
    for (let n = 0; n < count; n += 1) {
      const own = chance.fork(`${row}-${n}`);
      const x = box.x + (box.width * (n + own.next())) / count;
      const foot = box.horizon + box.height * (row === 0 ? 0.14 : own.between(0.18, 0.26));
      tree(far, own, x, foot, box.height * own.between(0.3, 0.5) * (row === 0 ? 0.8 : 1.25), {
        kind: 'pine',
        shadow: false,
      });
    }
  }
}

const DRAWN: Record<Outlook, (art: Art, chance: Chance, box: Box) => void> = { garden, town, sea, forest };

/** Sky and the landscape below it, slightly veiled by the pane. */
export function drawOutlook(art: Art, chance: Chance, outlook: Outlook, box: Box): void {
  skyIn(art, chance.fork('sky'), box);
  DRAWN[outlook](art, chance.fork(outlook), box);
  art.rect(box.x, box.y, box.width, box.height, art.mood.haze, { opacity: 0.07 });
}
