import type { AreaPoint } from '../../domain/map/polygon.ts';

/** A name on the picture, at its centre in pixels. */
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

/** Font sizes, pixels; and the average width of a letter as a fraction of the size. */
export const LETTERS = { own: 20, neighbour: 15, beyond: 15, sea: 15 } as const;
const WIDE = 0.56;
/** Padding around names, pixels. */
const GAP = 5;
/** Height of the area at the bottom where the page shows the address, pixels. */
const FOOT = 60;

/** Places names on a picture: earlier names take precedence, and a name that does not fit is left out. */
export class NameRoom {
  readonly placed: PlacedName[] = [];
  readonly #taken: Taken[] = [];
  readonly #width: number;
  readonly #height: number;
  readonly #edge: number;

  /** `edge`: pixels left and right that a narrow screen may crop. */
  constructor({ width, height, edge }: { width: number; height: number; edge: number }) {
    [this.#width, this.#height, this.#edge] = [width, height, edge];
  }

  /** Places a name centred on a point, pixels; false when it does not fit. */
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
