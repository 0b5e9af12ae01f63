/** An industrial hall: clad walls, docks and doors for lorries, offices at its corner. Metres on its fronts. */
import type { Front } from '../blocks/front.ts';
import { brick, type Field } from '../building/masonry.ts';
import { windowIn } from '../building/window.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';

const CLADDINGS = ['#c3c8c8', '#8d969b', '#6c7880', '#d9d4c8', '#7d8a80', '#55626b'] as const;
const PAINTS = ['#c9853c', '#2f6a72', '#a8402f', '#4f7560', '#3d5a80'] as const;

/** A hall before it is drawn. */
export interface Hall {
  readonly length: number;
  readonly depth: number;
  readonly high: number;
  readonly cladding: string;
  /** Colour of the doors and of the band under the roof. */
  readonly paint: string;
  readonly offices: { readonly wide: number; readonly brick: string };
  readonly docks: number;
}

export const someHall = (chance: Chance): Hall => ({
  length: chance.between(30, 34),
  depth: 22,
  high: chance.between(7.4, 8.4),
  cladding: chance.pick(CLADDINGS),
  paint: chance.pick(PAINTS),
  offices: {
    wide: chance.between(7.4, 8.6),
    brick: chance.pick(['#8f5a45', '#a9654a', '#c9b594', '#5f5a56']),
  },
  docks: chance.int(3, 4),
});

/** Vertical profiles of sheet metal on a concrete plinth, under a coping. */
export function clad(front: Front, { high, cladding, paint }: Hall, length: number): void {
  const { art } = front;
  const base = front.tone(cladding);
  const plane = front.plane();
  plane.rect(0, 0, length, high, art.gradient([lit(base, 0.035), base, lit(base, -0.03)]));
  const ribs = { dark: '', light: '' };
  for (let u = 0.15; u < length; u += 0.3) {
    ribs.dark += plane.path(corners(u, 0.6, 0.07, high - 0.6));
    ribs.light += plane.path(corners(u + 0.07, 0.6, 0.05, high - 0.6));
  }
  art.path(ribs.dark, lit(base, -0.05), { opacity: 0.75 });
  art.path(ribs.light, lit(base, 0.05), { opacity: 0.7 });
  // Sheets overlap at half height, with water stains below the joint.
  plane.rect(0, high * 0.52, length, 0.06, lit(base, -0.09));
  for (let u = 6; u < length - 1; u += 6) plane.rect(u, 0.6, 0.05, high - 0.6, lit(base, -0.1));
  plane.rect(0, 0, length, 0.6, art.gradient([lit(front.tone('#b3aea4'), 0.01), front.tone('#98938a')]));
  plane.rect(0, high - 0.95, length, 0.6, front.tone(paint));
  front.box([-0.1, high - 0.1, -0.2], [length + 0.2, 0.42, 0.36], cladding);
  if (art.mood.snow) front.box([-0.1, high + 0.32, -0.2], [length + 0.2, 0.14, 0.36], '#f6f6f3');
  plane.shade(corners(0, high - 0.5, length, 0.4), 0.8, 2);
}

/** Sections of a door, with a row of windows. */
function leaf(front: Front, plane: Plane, [u, v, width, high]: Field, colour: string): void {
  const { art } = front;
  const base = front.tone(colour);
  plane.rect(u, v, width, high, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  for (let at = 0.55; at < high; at += 0.55) {
    plane.rect(u, v + at, width, 0.035, lit(base, -0.09));
    plane.rect(u, v + at + 0.035, width, 0.025, lit(base, 0.06));
  }
  const { glass } = art.mood;
  for (let n = 0; n < 4; n += 1)
    plane.rect(
      u + (n + 0.17) * (width / 4),
      v + 1.78,
      (width / 4) * 0.66,
      0.34,
      art.gradient([glass[1], glass[0]]),
    );
}

/** A dock: a door at the height of a lorry's floor within a dark canvas shelter, a steel lip, rubber below. */
function dock(front: Front, u: number, colour: string): void {
  const [wide, from, high] = [2.7, 1.15, 2.9];
  const plane = front.plane();
  plane.rect(u - 0.5, 0, wide + 1, from, front.tone('#8f8a82'));
  front.box([u - 0.62, from - 0.1, 0], [0.6, high + 0.7, 0.55], '#2f3336');
  front.box([u + wide + 0.02, from - 0.1, 0], [0.6, high + 0.7, 0.55], '#2f3336');
  leaf(front, plane, [u, from, wide, high], colour);
  front.box([u - 0.62, from + high, 0], [wide + 1.24, 0.72, 0.7], '#363b3f');
  plane.shade(corners(u, from + high - 0.75, wide, 0.75), 1, 2);
  for (const side of [u - 0.45, u + wide + 0.1])
    front.box([side, from - 0.1, 0.5], [0.2, 2.4, 0.1], '#e9c23f');
  front.box([u + 0.2, from - 0.22, 0], [wide - 0.4, 0.2, 0.5], '#6b7074');
  for (const side of [u + 0.05, u + wide - 0.35]) front.box([side, 0.55, 0], [0.3, 0.6, 0.3], '#26292c');
}

/** A door at yard level, half open: light and stacked goods inside. */
function gate(front: Front, chance: Chance, u: number, hall: Hall): void {
  const { art } = front;
  const [wide, high] = [4.2, 4.6];
  const plane = front.plane();
  plane.rect(u - 0.22, 0, wide + 0.44, high + 0.22, front.tone('#4a4f52'));
  const opening = corners(u, 0, wide, high);
  art.clipped(plane.path(opening), () => {
    const dark = (hex: string, by: number): string => mix(art.colour(hex), '#2a2624', by);
    front.face(
      [
        [u - 3, 0, -9],
        [u + wide + 3, 0, -9],
        [u + wide + 3, high, -9],
        [u - 3, high, -9],
      ],
      dark('#cfc2a6', 0.5),
    );
    front.face(
      [
        [u - 3, 0, 0],
        [u + wide + 3, 0, 0],
        [u + wide + 3, 0, -9],
        [u - 3, 0, -9],
      ],
      art.gradient([dark('#b0a898', 0.6), dark('#b0a898', 0.18)]),
    );
    for (const [n, at] of [0.1, 1.5, 2.9].entries()) {
      const tall = chance.fork(n).between(0.9, 2.2);
      front.box([u + at, 0, -7.4], [1.2, 0.15, 1], '#7a5a3c');
      front.box(
        [u + at + 0.04, 0.15, -7.4],
        [1.1, tall, 0.95],
        chance.fork(n).pick(['#b08a5c', '#c4a273', '#8f7a5e']),
      );
    }
    plane.rect(u, 0, wide, high, '#ffdf9e', { opacity: art.mood.lamps > 0.5 ? 0.4 : 0.1 });
    leaf(front, front.plane(-0.15), [u, high - 1.7, wide, 3], hall.paint);
    plane.shade(corners(u, high - 0.6, wide, 0.6), 1, 3);
  });
  for (const post of [u - 0.6, u + wide + 0.35]) {
    front.box([post, 0, 0.5], [0.25, 1.1, 0.25], '#e9bd3c');
    front.box([post, 0.5, 0.5], [0.252, 0.22, 0.252], '#2f3336');
  }
}

/** Two storeys of brick offices at the corner, slightly in front of the hall, with a glazed entrance. */
function offices(front: Front, chance: Chance, { offices: { wide, brick: colour }, high }: Hall): void {
  const { art } = front;
  const [tall, out] = [high - 1.3, 0.9];
  front.box([-0.02, 0, 0], [wide, tall, out], colour);
  const plane = front.plane(out);
  brick(art, chance.fork('wall'), plane, [0, 0, wide, tall], colour);
  if (front.dark > 0.02)
    plane.rect(0, 0, wide, tall, art.mood.shadow.colour, { opacity: front.dark, blend: 'multiply' });
  const bays = 3;
  const step = wide / bays;
  for (let bay = 0; bay < bays; bay += 1) {
    const u = bay * step + (step - 1.8) / 2;
    const own = chance.fork(bay);
    const frame = { frame: '#33393e', leaves: 2, lamp: own.chance(art.mood.lamps) } as const;
    windowIn(art, own.fork('up'), plane, { u, v: tall / 2 + 0.6, width: 1.8, height: 1.6 }, frame);
    if (bay === 1)
      windowIn(
        art,
        own.fork('door'),
        plane,
        { u, v: 0.05, width: 1.8, height: 2.5 },
        { ...frame, lamp: true, sill: null },
      );
    else windowIn(art, own.fork('low'), plane, { u, v: 0.9, width: 1.8, height: 1.6 }, frame);
  }
  plane.shade(corners(step - 0.2, 1.9, step + 0.4, 0.75), 0.9, 3);
  front.box([step - 0.3, 2.75, out], [step + 0.6, 0.18, 1.3], '#33393e');
  front.box([-0.12, tall, -0.1], [wide + 0.24, 0.3, out + 0.22], '#d9d4c8');
  if (art.mood.snow) front.box([-0.12, tall + 0.3, -0.1], [wide + 0.24, 0.12, out + 0.22], '#f6f6f3');
}

/** The long front: offices at its beginning, then the gate, then the docks. */
export function longFront(front: Front, chance: Chance, hall: Hall): void {
  clad(front, hall, hall.length);
  const { art } = front;
  const start = hall.offices.wide + 1.6;
  const rest = hall.length - start - 6.4;
  const step = rest / hall.docks;
  const { glass } = art.mood;
  for (let n = hall.docks - 1; n >= 0; n -= 1) {
    const u = start + 6 + n * step + (step - 2.7) / 2;
    front
      .plane()
      .rect(u - 0.4, hall.high - 2.1, 3.5, 0.75, art.gradient([glass[1], mix(glass[0], glass[1], 0.4)]));
    dock(front, u, '#e4e2da');
  }
  gate(front, chance.fork('gate'), start + 0.3, hall);
  offices(front, chance.fork('offices'), hall);
}
