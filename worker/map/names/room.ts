/** West, north, east, south, pixels. */
export type TextBox = readonly [number, number, number, number];

/** Least distance of names from the edge, pixels: a name is never clipped. */
const EDGE = 3;
/** Cell size of the grid that indexes reserved boxes, pixels. */
const CELL = 64;

/** Free space of a drawing; earlier names and marks take precedence. */
export class Room {
  readonly #width: number;
  readonly #height: number;
  readonly #crop: number;
  readonly #above: number;
  readonly #taken = new Map<number, TextBox[]>();

  /** `crop`: pixels left and right that a small box may crop; `above`: those above and below. */
  constructor(width: number, height: number, crop: number, above = 0) {
    this.#width = width;
    this.#height = height;
    this.#crop = Math.max(EDGE, crop);
    this.#above = Math.max(EDGE, above);
  }

  /** Reserves all boxes, or none and returns false if one is outside or closer than `apart` to another (pixels). */
  take(boxes: readonly TextBox[], apart: number): boolean {
    if (!boxes.every((box) => this.#isFree(box, apart))) return false;
    for (const box of boxes) this.reserve(box);
    return true;
  }

  /** Reserves a box without a check, for marks. */
  reserve(box: TextBox): void {
    for (const cell of cellsOf(box)) {
      const there = this.#taken.get(cell);
      if (there === undefined) this.#taken.set(cell, [box]);
      else there.push(box);
    }
  }

  /** The centre closest to `x` at which a name of half width `half` is not cropped; `x` if it is too wide. */
  inward(x: number, half: number): number {
    const least = this.#crop + half;
    const most = this.#width - this.#crop - half;
    return least > most ? x : Math.min(most, Math.max(least, x));
  }

  #isFree([west, north, east, south]: TextBox, apart: number): boolean {
    if (west < this.#crop || east > this.#width - this.#crop) return false;
    if (north < this.#above || south > this.#height - this.#above) return false;
    const wide: TextBox = [west - apart, north - apart, east + apart, south + apart];
    for (const cell of cellsOf(wide)) {
      for (const [left, top, right, bottom] of this.#taken.get(cell) ?? []) {
        if (wide[0] < right && wide[2] > left && wide[1] < bottom && wide[3] > top) return false;
      }
    }
    return true;
  }
}

function* cellsOf([west, north, east, south]: TextBox): Generator<number> {
  for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x += 1) {
    for (let y = Math.floor(north / CELL); y <= Math.floor(south / CELL); y += 1) yield x * 1_000 + y;
  }
}
