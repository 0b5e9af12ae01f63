/** Light sources on a terrace in the evening. */
import type { Art, Point } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import type { Outdoors } from './ground.ts';

/** A lantern with a candle, and its glow. */
export function lantern(outdoors: Outdoors, place: Place, height: number): void {
  const { art, camera } = outdoors;
  const [x, y] = camera.point(place);
  const tall = camera.scale(place) * height;
  const iron = art.colour('#2f3336');
  art.rect(x - tall * 0.3, y - tall, tall * 0.6, tall, iron);
  art.rect(x - tall * 0.22, y - tall * 0.9, tall * 0.44, tall * 0.8, '#ffd890');
  art.ellipse(x, y - tall * 0.4, tall * 0.09, tall * 0.22, '#fff6dc');
  art.polygon(
    [
      [x - tall * 0.36, y - tall],
      [x + tall * 0.36, y - tall],
      [x, y - tall * 1.35],
    ],
    iron,
  );
  const glow = art.radial([
    [0, '#ffd28a', 0.55],
    [0.35, '#ffc070', 0.2],
    [1, '#ffb060', 0],
  ]);
  art.ellipse(x, y - tall * 0.4, tall * 4.5, tall * 4, glow, { blend: 'screen' });
}

/** Bulbs on a wire that hangs between two points and sags; px. */
export function bulbs(art: Art, from: Point, to: Point, sag: number): void {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 42);
  const wire = Array.from({ length: count + 1 }, (_, index): Point => {
    const t = index / count;
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)];
  });
  art.line(wire, art.colour('#4a4a44'), 2, { opacity: 0.8 });
  const lit = art.mood.lamps > 0.05;
  const glow = art.radial([
    [0, '#ffd890', 0.5],
    [1, '#ffc878', 0],
  ]);
  for (const [x, y] of wire.slice(1, -1)) {
    if (lit) art.ellipse(x, y + 8, 42, 42, glow, { blend: 'screen' });
    art.ellipse(x, y + 8, 5, 7, '#fff1c0');
  }
}

/** A fire bowl with its glow, for the evening. */
export function firebowl({ art, camera }: Outdoors, chance: Chance, x: number, z: number): void {
  const [cx, cy] = camera.point([x, 0, z]);
  const scale = camera.scale([x, 0, z]);
  const iron = art.colour('#2f3032');
  const half = scale * 0.42;
  const rim = cy - scale * 0.42;
  art.path(
    `M${cx - half} ${rim}Q${cx - half * 0.8} ${cy - scale * 0.08} ${cx} ${cy - scale * 0.08}Q${cx + half * 0.8} ${cy - scale * 0.08} ${cx + half} ${rim}Z`,
    iron,
  );
  art.ellipse(cx, cy - scale * 0.04, half * 0.5, half * 0.12, iron);
  art.ellipse(cx, rim, half, half * 0.16, '#7a3a20');
  for (const [colour, wide, tall] of [
    ['#f08a3a', 0.7, 0.62],
    ['#f7b84f', 0.46, 0.44],
    ['#ffe9a8', 0.24, 0.26],
  ] as const) {
    for (const lick of [-0.5, 0, 0.45]) {
      const fx = cx + lick * half * wide;
      const top = rim - scale * tall * (1 - Math.abs(lick) * 0.5) * chance.between(0.8, 1.1);
      const w = half * wide * 0.5;
      art.path(
        `M${fx - w} ${rim}Q${fx - w * 0.9} ${(rim + top) / 2} ${fx + w * 0.1} ${top}Q${fx + w} ${(rim + top) / 2} ${fx + w} ${rim}Z`,
        colour,
        { opacity: 0.9 },
      );
    }
  }
  const glow = art.radial([
    [0, '#ffb45a', 0.6],
    [0.4, '#ff9a4a', 0.2],
    [1, '#ff9a4a', 0],
  ]);
  art.ellipse(cx, rim, scale * 2.4, scale * 1.9, glow, { blend: 'screen' });
}
