import { type Line, thinned } from './geometry.ts';

/** Tolerance of simplification, half pixels (0.35 px). */
const TOLERANCE = 0.7;

/** Path data of relative steps in whole half pixels: short, and compresses well. */
export class PathData {
  text = '';
  #x = 0;
  #y = 0;

  /** Adds a line, or a ring if `closed`; leaves out lines that shrink to a point. */
  add(line: Line, closed: boolean): void {
    const points = thinned(line, TOLERANCE);
    const startX = Math.round(points[0] as number);
    const startY = Math.round(points[1] as number);
    let [x, y, steps] = [startX, startY, ''];
    // The last point of a ring equals its first, and `z` returns to it.
    for (let i = 2; i < points.length; i += 2) {
      const nextX = Math.round(points[i] as number);
      const nextY = Math.round(points[i + 1] as number);
      if (nextX === x && nextY === y) continue;
      if (closed && i === points.length - 2 && nextX === startX && nextY === startY) continue;
      const dx = nextX - x;
      const dy = nextY - y;
      steps += `${steps !== '' && dx >= 0 ? ' ' : ''}${dx}${dy < 0 ? '' : ' '}${dy}`;
      x = nextX;
      y = nextY;
    }
    if (steps === '') return;
    const [dx, dy] = [startX - this.#x, startY - this.#y];
    this.text += `m${dx}${dy < 0 ? '' : ' '}${dy}l${steps}${closed ? 'z' : ''}`;
    // After `z` the current point is the start of the ring.
    [this.#x, this.#y] = closed ? [startX, startY] : [x, y];
  }
}
