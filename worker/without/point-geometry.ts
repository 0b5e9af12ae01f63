/**
 * Stands in the bundle for `@mapbox/point-geometry`: of a point, reading tiles needs where it is and a copy of it.
 */
class Point {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  clone(): Point {
    return new Point(this.x, this.y);
  }
}

export default Point;
