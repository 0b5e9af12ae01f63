import type { AreaPoint } from '../../domain/map/polygon.ts';

/** A name on the picture; `weight` is bold for the municipality itself. */
export interface PlacedName {
  readonly text: string;
  readonly kind: 'own' | 'neighbour' | 'beyond' | 'sea';
  readonly x: number;
  readonly y: number;
}

interface Taken {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Size of letters, pixels, and how wide one is on average, in that size. */
export const LETTERS = { own: 20, neighbour: 15, beyond: 15, sea: 15 } as const;
const WIDE = 0.56;
/** Names keep so far apart, pixels. */
const GAP = 5;
/** The foot of a picture, where a page writes the address; pixels. */
const FOOT = 60;

/** Room for names on a picture: whole or not at all, first come, first served. */
export class NameRoom {
  readonly placed: PlacedName[] = [];
  readonly #taken: Taken[] = [];
  readonly #width: number;
  readonly #height: number;
  readonly #edge: number;

  /** `edge` is what a narrow screen may crop at the sides, pixels. */
  constructor({ width, height, edge }: { width: number; height: number; edge: number }) {
    [this.#width, this.#height, this.#edge] = [width, height, edge];
  }

  /** Puts a name around a point, pixels; false where it has no room. */
  place(text: string, kind: PlacedName['kind'], [x, y]: AreaPoint): boolean {
    const [half, tall] = [(text.length * LETTERS[kind] * WIDE) / 2 + GAP, LETTERS[kind] / 2 + GAP];
    const box = { left: x - half, top: y - tall, right: x + half, bottom: y + tall };
    const inside =
      box.left > this.#edge &&
      box.right < this.#width - this.#edge &&
      box.top > 0 &&
      box.bottom < this.#height - FOOT;
    const free = this.#taken.every(
      (other) =>
        box.left >= other.right ||
        other.left >= box.right ||
        box.top >= other.bottom ||
        other.top >= box.bottom,
    );
    if (!inside || !free) return false;
    this.#taken.push(box);
    this.placed.push({ text, kind, x: Math.round(x), y: Math.round(y) });
    return true;
  }
}
