/** West, north, east, south, pixels. */
export type TextBox = readonly [number, number, number, number];

/** Pixels that names keep from the edge: a name is whole or not there. */
const EDGE = 3;
/** Side of a cell of the grid in which taken boxes are found, pixels. */
const CELL = 64;

/** The ground of a drawing, and what of it names and marks have taken: first come, first served. */
export class Room {
  readonly #width: number;
  readonly #height: number;
  readonly #crop: number;
  readonly #taken = new Map<number, TextBox[]>();

  /** `crop`: pixels left and right that a narrow screen may not show. */
  constructor(width: number, height: number, crop: number) {
    this.#width = width;
    this.#height = height;
    this.#crop = Math.max(EDGE, crop);
  }

  /** Takes the ground of all boxes; false, and nothing taken, where one leaves the drawing or meets another. */
  take(boxes: readonly TextBox[], apart: number): boolean {
    if (!boxes.every((box) => this.#isFree(box, apart))) return false;
    for (const box of boxes) this.reserve(box);
    return true;
  }

  /** Takes ground without asking, as marks do. */
  reserve(box: TextBox): void {
    for (const cell of cellsOf(box)) {
      const there = this.#taken.get(cell);
      if (there === undefined) this.#taken.set(cell, [box]);
      else there.push(box);
    }
  }

  /** Where a name of this width is whole, as near as may be to where it belongs. */
  inward(x: number, half: number): number {
    const least = this.#crop + half;
    const most = this.#width - this.#crop - half;
    return least > most ? x : Math.min(most, Math.max(least, x));
  }

  #isFree([west, north, east, south]: TextBox, apart: number): boolean {
    if (west < this.#crop || east > this.#width - this.#crop) return false;
    if (north < EDGE || south > this.#height - EDGE) return false;
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
