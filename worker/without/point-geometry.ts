/**
 * Replaces `@mapbox/point-geometry` in the bundle: reading tiles needs only the coordinates of a point and a copy.
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
