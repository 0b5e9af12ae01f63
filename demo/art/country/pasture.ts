/** Animals and bales in a pasture; feet at `(x, y)` px. */

import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { crown } from '../nature/growth/crown.ts';

function shadeUnder(art: Art, x: number, y: number, rx: number): void {
  art.ellipse(x - art.sun * rx * 0.4, y, rx, rx * 0.16, art.mood.shadow.colour, {
    opacity: art.mood.shadow.strength,
    blend: 'multiply',
    blur: 3,
  });
}

/** A sheep that grazes or looks up; `size` is its length. */
export function sheep(art: Art, chance: Chance, x: number, y: number, size: number): void {
  const way = chance.pick([-1, 1] as const);
  const s = (by: number): number => size * by;
  const wool = art.colour('#f2ecdf');
  const face = art.colour(chance.pick(['#3a3430', '#e6d9c6', '#4a4038']));
  shadeUnder(art, x, y, s(0.6));
  for (const leg of [-0.28, -0.18, 0.2, 0.3])
    art.rect(x + s(leg), y - s(0.3), s(0.06), s(0.3), lit(face, -0.03));
  const down = chance.chance(0.5);
  const [hx, hy] = [x + way * s(0.5), y - (down ? s(0.16) : s(0.62))];
  art.line(
    [
      [x + way * s(0.32), y - s(0.45)],
      [hx, hy],
    ],
    wool,
    s(0.2),
    { round: true },
  );
  art.ellipse(hx + way * s(0.06), hy + s(0.03), s(0.13), s(0.09), face);
  art.ellipse(hx - way * s(0.06), hy - s(0.05), s(0.06), s(0.04), face);
  const fleece = Array.from(
    { length: 9 },
    (_, n) =>
      [
        x + s(-0.32 + n * 0.08),
        y - s(0.46 + 0.06 * Math.sin(n * 1.3)),
        s(chance.between(0.16, 0.2)),
      ] as const,
  );
  crown(art, chance, fleece, [lit(wool, -0.1), lit(wool, -0.03), wool, lit(wool, 0.03)], s(0.05), 0.6);
}

/** A round bale of straw; `size` is its diameter. */
export function haybale(art: Art, chance: Chance, x: number, y: number, size: number): void {
  const straw = art.colour(chance.pick(['#d9bb74', '#cdb068']));
  const r = size / 2;
  const way = chance.pick([-1, 1] as const);
  shadeUnder(art, x, y, size * 0.8);
  art.path(
    `M${px(x)} ${px(y)}h${px(way * size * 0.55)}a${px(r * 0.55)} ${px(r)} 0 0 ${way > 0 ? 0 : 1} 0 ${px(-size)}h${px(-way * size * 0.55)}Z`,
    art.gradient([lit(straw, 0.05), lit(straw, -0.09)]),
  );
  art.ellipse(x, y - r, r * 0.56, r, lit(straw, 0.02));
  for (const ring of [0.75, 0.5, 0.26])
    art.ellipse(x, y - r, r * 0.56 * ring, r * ring, 'none', {
      stroke: lit(straw, -0.1),
      strokeWidth: 2,
      opacity: 0.7,
    });
  if (art.mood.snow) art.ellipse(x + way * size * 0.27, y - size + 2, size * 0.4, size * 0.06, '#f8f8f5');
}
