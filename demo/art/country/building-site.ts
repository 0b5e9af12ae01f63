/** Objects around a house under renovation; feet at `(x, y)` px. */
import type { Art, Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';

/** Fallen roof tiles, with a few bricks set aside. */
export function rubble(art: Art, chance: Chance, x: number, y: number, colour: string): void {
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

/** A wheelbarrow with sand in it. */
export function wheelbarrow(art: Art, x: number, y: number, turn: -1 | 1): void {
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

/** A pallet of new tiles or bricks in their straps. */
export function pallet(art: Art, chance: Chance, x: number, y: number, size: number, colour: string): void {
  const clay = art.colour(colour);
  const wood = art.colour('#b98a58');
  art.shade(
    [
      [x, y],
      [x + size, y],
      [x + size - art.sun * size * 0.5, y + size * 0.12],
      [x - art.sun * size * 0.5, y + size * 0.12],
    ],
    0.9,
    3,
  );
  for (const share of [0.02, 0.44, 0.86])
    art.rect(x + size * share, y - size * 0.1, size * 0.12, size * 0.1, lit(wood, -0.06));
  art.rect(x, y - size * 0.14, size, size * 0.05, wood);
  const rows = chance.int(4, 6);
  for (let row = 0; row < rows; row += 1)
    for (let n = 0; n < 7; n += 1)
      art.rect(
        x + size * (0.03 + n * 0.135),
        y - size * (0.26 + row * 0.12),
        size * 0.125,
        size * 0.11,
        lit(clay, chance.between(-0.05, 0.06)),
      );
  for (const share of [0.28, 0.68])
    art.rect(
      x + size * share,
      y - size * (0.15 + rows * 0.12),
      size * 0.03,
      size * (rows * 0.12 + 0.01),
      art.colour('#f4efe2'),
    );
  if (art.mood.snow) art.rect(x, y - size * (0.2 + rows * 0.12), size, size * 0.06, '#f8f8f5', { radius: 3 });
}
