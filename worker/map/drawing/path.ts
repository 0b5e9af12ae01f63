import { type Line, thinned } from './geometry.ts';

/** Half pixels by which a point must move a line to be drawn: 0.35 px. */
const TOLERANCE = 0.7;

/** Path data of whole half pixels, each step told from the one before: short, and it packs well. */
export class PathData {
  text = '';
  #x = 0;
  #y = 0;

  /** Adds a line, or a ring when it is closed; what shrinks to a point is left out. */
  add(line: Line, closed: boolean): void {
    const points = thinned(line, TOLERANCE);
    const startX = Math.round(points[0] as number);
    const startY = Math.round(points[1] as number);
    let [x, y, steps] = [startX, startY, ''];
    // A ring ends where it began: that point is not told again.
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
    // After closing, the pen stands at the beginning again.
    [this.#x, this.#y] = closed ? [startX, startY] : [x, y];
  }
}
