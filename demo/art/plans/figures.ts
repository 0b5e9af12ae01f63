/** Digits drawn as strokes, so that no font has to be installed. */
import { type Art, type Point, px } from '../canvas/art.ts';

/** Colour behind digits, so that lines of the floor do not run through them. */
const HALO = '#f6f1e6';

/** Strokes on a grid of 4 × 6. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  '0': ['M2 0Q0 0 0 1.5V4.5Q0 6 2 6Q4 6 4 4.5V1.5Q4 0 2 0Z'],
  '1': ['M1 1.2L2.4 0V6'],
  '2': ['M0 1.4Q.2 0 2 0Q4 0 4 1.7Q4 2.8 2.6 4L0 6H4'],
  '3': ['M.1 .9Q.6 0 2 0Q3.8 0 3.8 1.5Q3.8 2.8 1.8 2.8Q4 2.8 4 4.4Q4 6 2 6Q.4 6 0 5'],
  '4': ['M3 6V0L0 4.2H4'],
  '5': ['M3.7 0H.6L.3 2.7Q1 2.2 2.1 2.2Q4 2.3 4 4.1Q4 6 2 6Q.6 6 0 5.1'],
  '6': ['M3.5 .4Q2.8 0 2.1 0Q0 .2 0 3.8Q0 6 2 6Q4 6 4 4.1Q4 2.4 2.1 2.4Q.4 2.4 0 3.8'],
  '7': ['M0 0H4L1.5 6'],
  '8': ['M2 2.8Q.3 2.6 .3 1.4Q.3 0 2 0Q3.7 0 3.7 1.4Q3.7 2.6 2 2.8Q0 3 0 4.5Q0 6 2 6Q4 6 4 4.5Q4 3 2 2.8'],
  '9': ['M.5 5.6Q1.2 6 1.9 6Q4 5.8 4 2.2Q4 0 2 0Q0 0 0 1.9Q0 3.6 1.9 3.6Q3.6 3.6 4 2.2'],
  ',': ['M.6 5.6L.3 6.7'],
  m: ['M0 6V2.4M0 3.4Q.5 2.4 1.4 2.4Q2.3 2.4 2.3 3.6V6M2.3 3.4Q2.9 2.4 3.8 2.4Q4.7 2.4 4.7 3.6V6'],
  '²': ['M0 .6Q.2 0 .9 0Q1.8 0 1.8 .7Q1.8 1.2 1 1.7L0 2.4H1.9'],
};
const ADVANCE: Readonly<Record<string, number>> = { ',': 1.7, ' ': 2, '1': 3.9, m: 6, '²': 3 };
const advance = (glyph: string): number => ADVANCE[glyph] ?? 5.4;

/** A glyph at its place in px. The pen position is tracked, because H and V have only one coordinate. */
function scaled(d: string, at: (x: number, y: number) => Point): string {
  let pen: Point = [0, 0];
  return d.replace(/([MLQHVZ])([^MLQHVZ]*)/g, (_, command: string, rest: string) => {
    if (command === 'Z') return 'Z';
    const numbers = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const [first = 0] = numbers;
    const all = command === 'H' ? [first, pen[1]] : command === 'V' ? [pen[0], first] : numbers;
    const points = Array.from(
      { length: all.length / 2 },
      (__, n): Point => [all[n * 2] ?? 0, all[n * 2 + 1] ?? 0],
    );
    pen = points.at(-1) ?? pen;
    const letter = command === 'H' || command === 'V' ? 'L' : command;
    return letter + points.map(([x, y]) => at(x, y).map(px).join(' ')).join(' ');
  });
}

/** Width in px of a text that is `size` px high. */
export const widthOf = (text: string, size: number): number =>
  ([...text].reduce((sum, glyph) => sum + advance(glyph), -1.2) * size) / 6;

/** Writes digits around a middle, `size` px high; `turned` reads from the bottom up. */
export function figures(
  art: Art,
  text: string,
  [x, y]: Point,
  size: number,
  ink: string,
  turned = false,
): void {
  const unit = size / 6;
  let along = -widthOf(text, 6) / 2;
  let d = '';
  for (const glyph of text) {
    const from = along;
    const at = (gx: number, gy: number): Point => {
      const [dx, dy] = [(from + gx) * unit, (gy - 3) * unit];
      return turned ? [x + dy, y - dx] : [x + dx, y + dy];
    };
    for (const stroke of GLYPHS[glyph] ?? []) d += scaled(stroke, at);
    along += advance(glyph);
  }
  art.path(d, 'none', { stroke: HALO, strokeWidth: size * 0.5, round: true, opacity: 0.75 });
  art.path(d, 'none', { stroke: ink, strokeWidth: Math.max(1.6, size * 0.13), round: true });
}
