/** Pictures and mirrors on a wall: drawn with the wall, before the objects in the room. */
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { arc, corners, type Plane } from '../canvas/plane.ts';
import type { Room, Wall } from '../interior/room.ts';
import type { RoomStyle } from '../interior/style.ts';

type Field = readonly [u: number, v: number, width: number, height: number];
type Motif = (art: Art, plane: Plane, chance: Chance, style: RoomStyle, field: Field) => void;

const sunrise: Motif = (art, plane, _chance, { textiles }, [u, v, w, h]) => {
  plane.rect(u, v, w, h * 0.45, art.colour(textiles[0]));
  plane.polygon(arc(u + w * 0.6, v + h * 0.66, w * 0.22, w * 0.22), art.colour(textiles[1]));
  plane.polygon(arc(u + w * 0.2, v + h * 0.3, w * 0.5, h * 0.25), art.colour(textiles[2]));
};
const shapes: Motif = (art, plane, chance, { textiles }, [u, v, w, h]) => {
  for (const hex of textiles.slice(0, 3)) {
    const at = (low: number, high: number): number => chance.between(low, high);
    plane.polygon(
      arc(u + w * at(0.25, 0.75), v + h * at(0.25, 0.75), w * at(0.16, 0.34), h * at(0.16, 0.3)),
      art.colour(hex),
      { opacity: 0.9 },
    );
  }
};
const hills: Motif = (art, plane, _chance, { textiles }, [u, v, w, h]) => {
  plane.polygon(
    [
      [u, v + h * 0.3],
      [u + w * 0.3, v + h * 0.7],
      [u + w * 0.55, v + h * 0.42],
      [u + w * 0.8, v + h * 0.8],
      [u + w * 1.1, v + h * 0.3],
    ],
    art.colour(textiles[2]),
  );
  plane.polygon(arc(u + w * 0.3, v + h * 0.84, w * 0.1, w * 0.1), art.colour(textiles[1]));
  plane.rect(u, v, w, h * 0.31, art.colour(textiles[0]));
};
const stems: Motif = (art, plane, chance, { textiles }, [u, v, w, h]) => {
  for (let stem = 0; stem < 5; stem += 1) {
    const [x, top] = [u + w * (0.2 + stem * 0.15), v + h * chance.between(0.45, 0.85)];
    plane.line(
      [
        [u + w * 0.5, v + h * 0.05],
        [x, top],
      ],
      art.colour('#5f7c5c'),
      0.012,
    );
    plane.polygon(arc(x, top, w * 0.07, h * 0.06), art.colour(textiles[(stem % 3) as 0 | 1 | 2]));
  }
};

const MOTIFS: readonly Motif[] = [sunrise, shapes, hills, stems];

/** A framed picture. */
export function picture(
  room: Room,
  wall: Wall,
  chance: Chance,
  [u, v, width, height]: Field,
  motif: Motif = chance.pick(MOTIFS),
): void {
  const { art, style } = room;
  const { plane } = wall;
  const frame = art.colour(chance.pick([style.wood, style.dark, style.metal]));
  plane.shade(corners(u + 0.05, v - 0.07, width, height), 0.8, 3);
  plane.rect(u, v, width, height, frame);
  plane.rect(u + 0.03, v + 0.03, width - 0.06, height - 0.06, art.colour('#f4eee1'));
  const inside: Field = [u + width * 0.15, v + height * 0.15, width * 0.7, height * 0.7];
  plane.rect(...inside, art.colour(style.textiles[3]));
  art.clipped(plane.path(corners(...inside)), () => {
    motif(art, plane, chance, style, inside);
  });
}

/** Pictures next to one another, around the middle `u`. */
export function gallery(room: Room, wall: Wall, chance: Chance, u: number, v: number): void {
  const count = chance.int(1, 3);
  const [width, height] = count === 1 ? [chance.between(0.8, 1.2), 0.85] : [0.56, chance.between(0.6, 0.78)];
  const gap = 0.12;
  const motifs = chance.shuffle(MOTIFS);
  const all = count * width + (count - 1) * gap;
  for (let n = 0; n < count; n += 1) {
    picture(room, wall, chance.fork(n), [u - all / 2 + n * (width + gap), v, width, height], motifs[n]);
  }
}

/** A mirror, round or upright. */
export function mirror(room: Room, wall: Wall, chance: Chance, [u, v, width, height]: Field): void {
  const { art, style } = room;
  const { plane } = wall;
  const round = chance.chance(0.5);
  const outline = (by: number) =>
    round
      ? arc(u + width / 2, v + height / 2, width / 2 - by, height / 2 - by)
      : corners(u + by, v + by, width - by * 2, height - by * 2);
  plane.shade(outline(-0.02), 0.6, 4);
  plane.polygon(outline(0), art.colour(style.metal));
  const pane = mix(art.colour(style.wall), '#ffffff', 0.35);
  plane.polygon(outline(0.025), art.gradient([pane, mix(pane, art.mood.shadow.colour, 0.22)]));
  art.clipped(plane.path(outline(0.025)), () => {
    plane.polygon(
      [
        [u + width * 0.1, v],
        [u + width * 0.35, v],
        [u + width * 0.95, v + height],
        [u + width * 0.7, v + height],
      ],
      '#ffffff',
      { opacity: 0.3 },
    );
  });
}

/** A flat screen on a wall, dark when it is off. */
export function television(room: Room, wall: Wall, [u, v, width, height]: Field): void {
  const { art } = room;
  const { plane } = wall;
  const black = art.colour('#26292b');
  plane.shade(corners(u + 0.05, v - 0.06, width, height), 0.8, 4);
  plane.rect(u, v, width, height, black);
  plane.rect(
    u + 0.02,
    v + 0.02,
    width - 0.04,
    height - 0.04,
    art.gradient([lit(black, 0.1), lit(black, 0.01)]),
  );
}
