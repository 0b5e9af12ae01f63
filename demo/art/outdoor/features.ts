/** Objects in a garden beyond its terrace: play equipment, water, vegetables, a snowman. Metres. */

import type { Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { tuft } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { board, type Outdoors, post, shadeUnder } from './ground.ts';

type Feature = (outdoors: Outdoors, chance: Chance, x: number, z: number) => void;

/** A trampoline on its legs. */
const trampoline: Feature = (outdoors, chance, x, z) => {
  const { art, camera } = outdoors;
  const scale = camera.scale([x, 0, z]);
  const iron = art.colour('#5a6164');
  shadeUnder(outdoors, [x - 1.5, z - 0.8, 3, 1.6], 0.5, 6);
  for (const [dx, dz] of [
    [-1.2, 0.7],
    [1.2, 0.7],
    [-1.3, -0.5],
    [1.3, -0.5],
  ] as const) {
    post(outdoors, [x + dx, 0, z + dz], 0.75, iron, 0.05);
  }
  const [cx, cy] = camera.point([x, 0.75, z]);
  const flat = Math.abs(camera.point([x, 0.75, z - 1.4])[1] - cy);
  const pad = art.colour(chance.pick(['#3f7f8c', '#5f8f6a', '#6a7f9a']));
  art.ellipse(cx, cy, 1.6 * scale, flat, pad);
  art.ellipse(cx, cy - 1, 1.32 * scale, flat * 0.8, art.colour('#33373a'));
};

/** A swing in its frame. */
const swing: Feature = (outdoors, chance, x, z) => {
  const { art, camera } = outdoors;
  const wood = art.colour('#8a6a4c');
  const scale = camera.scale([x, 0, z]);
  const [half, tall] = [1.4, 2.3];
  const at = (dx: number, up: number, dz = 0): Point => camera.point([x + dx, up, z + dz]);
  shadeUnder(outdoors, [x - half, z - 0.3, half * 2, 0.6], 0.9, 7);
  for (const side of [-half, half]) {
    for (const foot of [-0.45, 0.45]) {
      art.line([at(side + foot, 0), at(side, tall)], wood, 0.1 * scale, { round: true });
    }
  }
  art.line([at(-half, tall), at(half, tall)], lit(wood, 0.03), 0.12 * scale, { round: true });
  for (const [seat, colour] of [
    [-0.6, '#c9594a'],
    [0.6, chance.pick(['#3f7f8c', '#e0a94a'])],
  ] as const) {
    for (const rope of [-0.22, 0.22]) {
      art.line(
        [at(seat + rope, tall), at(seat + rope, 0.5)],
        art.colour('#d8cfc0'),
        Math.max(1, 0.025 * scale),
      );
    }
    board(outdoors, [x + seat - 0.27, z, 0.54, 0.2], 0.5, 0.06, art.colour(colour));
  }
};

/** A pond between stones and irises. */
const pond: Feature = ({ art, camera }, chance, x, z) => {
  const [cx, cy] = camera.point([x, 0, z]);
  const rx = 2.1 * camera.scale([x, 0, z]);
  const ry = Math.abs(camera.point([x, 0, z - 1.5])[1] - cy);
  const stone = art.colour('#a9a498');
  art.ellipse(cx, cy, rx * 1.09, ry * 1.14, lit(stone, -0.05));
  for (let n = 0; n < 26; n += 1) {
    const around = (n / 26) * Math.PI * 2;
    const r = chance.between(0.07, 0.12) * rx;
    art.ellipse(
      cx + Math.cos(around) * rx * 1.04,
      cy + Math.sin(around) * ry * 1.06,
      r,
      r * 0.5,
      lit(stone, chance.between(-0.04, 0.06)),
    );
  }
  const water = mix(art.colour('#4f8a91'), art.mood.sky[2], art.mood.snow ? 0.7 : 0.35);
  art.ellipse(cx, cy, rx * 0.96, ry * 0.94, art.gradient([mix(water, art.mood.sky[2], 0.5), water]));
  if (art.mood.snow) return;
  for (let n = 0; n < 5; n += 1) {
    const [lx, ly] = [cx + chance.between(-0.6, 0.6) * rx, cy + chance.between(-0.5, 0.6) * ry];
    art.ellipse(lx, ly, rx * 0.08, ry * 0.1, art.mood.foliage[2]);
    if (chance.chance(0.5)) art.ellipse(lx, ly - 3, 5, 4, '#f6e6ea');
  }
  for (const side of [-0.95, -0.8, 0.86, 0.97]) {
    tuft(
      art,
      chance.fork(side),
      cx + side * rx,
      cy - ry * 0.1,
      rx * chance.between(0.3, 0.5),
      art.mood.foliage[1],
      12,
    );
  }
};

/** Raised beds of vegetables. */
const vegetables: Feature = (outdoors, chance, x, z) => {
  const { art, camera } = outdoors;
  const wood = art.colour('#8a6a4c');
  for (const [row, dz] of [1.9, 0].entries()) {
    for (const dx of [-1.9, 0.2]) {
      shadeUnder(outdoors, [x + dx, z + dz, 1.7, 1.1], 0.25, 4);
      board(outdoors, [x + dx, z + dz, 1.7, 1.1], 0.42, 0.42, wood);
      board(outdoors, [x + dx + 0.07, z + dz + 0.06, 1.56, 0.98], 0.43, 0.01, art.colour('#5a4636'));
      const own = chance.fork(`${row}-${dx}`);
      if (art.mood.snow) {
        board(outdoors, [x + dx, z + dz, 1.7, 1.1], 0.5, 0.08, '#f7f7f4');
        continue;
      }
      for (const deep of [0.8, 0.35]) {
        const [px, py] = camera.point([x + dx + 0.1, 0.43, z + dz + deep]);
        const scale = camera.scale([x, 0, z + dz + deep]);
        bush(art, own.fork(deep), px, py, 1.5 * scale, own.between(0.3, 0.55) * scale, {
          flowers: own.pick([[], [], ['#d9594f'], ['#e9b94c']]),
        });
      }
    }
  }
};

const snowman: Feature = ({ art, camera }, chance, x, z) => {
  const [cx, cy] = camera.point([x, 0, z]);
  const s = camera.scale([x, 0, z]);
  const fill = art.gradient(art.sun < 0 ? ['#ffffff', '#d5dee4'] : ['#d5dee4', '#ffffff'], [0, 0, 1, 0]);
  art.ellipse(cx - art.sun * s * 0.4, cy, s * 0.75, s * 0.1, art.mood.shadow.colour, {
    opacity: 0.25,
    blur: 5,
  });
  for (const [up, r] of [
    [0.4, 0.46],
    [1.02, 0.34],
    [1.5, 0.24],
  ] as const) {
    art.ellipse(cx, cy - up * s, r * s, r * s * 0.95, fill);
  }
  const scarf = chance.pick(['#b5423a', '#3f6f8c', '#4f7a55']);
  art.rect(cx - 0.24 * s, cy - 1.34 * s, 0.48 * s, 0.1 * s, scarf, { radius: 0.05 * s });
  art.rect(cx + 0.08 * s, cy - 1.3 * s, 0.11 * s, 0.42 * s, scarf, { radius: 0.03 * s });
  for (const eye of [-0.08, 0.08]) art.ellipse(cx + eye * s, cy - 1.56 * s, 0.025 * s, 0.025 * s, '#2f3032');
  for (const button of [0.85, 1, 1.15]) art.ellipse(cx, cy - button * s, 0.025 * s, 0.025 * s, '#2f3032');
  art.polygon(
    [
      [cx, cy - 1.52 * s],
      [cx + 0.2 * s, cy - 1.47 * s],
      [cx, cy - 1.46 * s],
    ],
    '#e08a3a',
  );
  art.rect(cx - 0.26 * s, cy - 1.72 * s, 0.52 * s, 0.05 * s, '#3a3a40');
  art.rect(cx - 0.17 * s, cy - 1.98 * s, 0.34 * s, 0.28 * s, '#3a3a40');
};

export const FEATURES = { trampoline, swing, pond, vegetables, snowman } as const;
