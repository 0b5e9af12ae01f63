/** Offices: a front of glass and bands, storey by storey. */
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Front } from './front.ts';
import { glazing, setWindow } from './glazing.ts';

const OFFICE_STYLES = ['ribbon', 'fins', 'grid', 'curtain'] as const;
type OfficeStyle = (typeof OFFICE_STYLES)[number];

/** An office building before it is drawn; metres. */
interface Office {
  readonly style: OfficeStyle;
  readonly storeys: number;
  readonly storey: number;
  readonly ground: number;
  readonly module: number;
  readonly wall: string;
  readonly accent: string;
  readonly frame: string;
}

/** Facts about the offices from a listing; the rest is random. */
export interface OfficeFacts {
  readonly style?: OfficeStyle;
  /** Number of storeys above the ground floor. */
  readonly storeys?: number;
}

export function someOffice(chance: Chance, facts: OfficeFacts = {}): Office {
  return {
    style: facts.style ?? chance.pick(OFFICE_STYLES),
    storeys: facts.storeys ?? chance.int(2, 6),
    storey: chance.between(3.3, 3.7),
    ground: chance.between(4, 4.6),
    module: chance.between(2.2, 3),
    wall: chance.pick(['#e9e4d8', '#cfc8ba', '#b98a68', '#8c7f72', '#dfe0d8', '#a9654a', '#5f666a']),
    accent: chance.pick(['#3a3f40', '#8a6a4c', '#4f6b5a', '#33505f', '#b5523f', '#c9b594']),
    frame: chance.pick(['#2c3032', '#4a4f52', '#33393b']),
  };
}

export const officeHeight = ({ ground, storeys, storey }: Office): number => ground + storeys * storey + 0.9;

/** How each style fills a storey of a given number of modules. */
const STOREYS: Readonly<
  Record<OfficeStyle, (front: Front, chance: Chance, office: Office, v: number, width: number) => void>
> = {
  ribbon(front, chance, office, v, width) {
    glazing(front, chance, [0.25, v + 0.9, width - 0.5, office.storey - 1.35], {
      frame: office.frame,
      leaves: Math.round(width / 1.5),
      bare: chance.chance(0.5),
    });
    front.box([0, v + 0.72, 0], [width, 0.14, 0.16], office.accent);
  },
  fins(front, chance, office, v, width) {
    const count = Math.round(width / office.module);
    for (let n = 0; n < count; n += 1) {
      glazing(
        front,
        chance.fork(n),
        [(width * n) / count + 0.1, v + 0.25, width / count - 0.2, office.storey - 0.5],
        { frame: office.frame, leaves: 2 },
      );
    }
    const fins = Array.from({ length: count + 1 }, (_, n) => (width * n) / count - 0.06);
    for (const u of fins.toSorted(
      (one, other) => Math.abs(other - front.eye[0]) - Math.abs(one - front.eye[0]),
    )) {
      front.box([u, v, 0], [0.12, office.storey, 0.45], office.accent);
    }
  },
  grid(front, chance, office, v, width) {
    const count = Math.round(width / office.module);
    for (let n = 0; n < count; n += 1) {
      setWindow(
        front,
        chance.fork(n),
        [(width * n) / count + 0.45, v + 0.75, width / count - 0.9, office.storey - 1.3],
        { frame: office.frame, leaves: 1 },
        office.wall,
      );
    }
  },
  curtain(front, chance, office, v, width) {
    const count = Math.round(width / office.module);
    for (let n = 0; n < count; n += 1) {
      glazing(front, chance.fork(n), [(width * n) / count, v + 0.7, width / count, office.storey - 0.7], {
        frame: office.frame,
        leaves: 1,
      });
      front
        .plane()
        .rect(
          (width * n) / count + 0.07,
          v,
          width / count - 0.14,
          0.68,
          lit(front.tone(front.art.mood.glass[0]), -0.03),
        );
    }
  },
};

/** One face, in metres; `entrance`: whether it has the doors and their canopy. */
export function officeFace(
  front: Front,
  chance: Chance,
  office: Office,
  width: number,
  entrance: boolean,
): void {
  const { art, tone, dark } = front;
  const plane = front.plane();
  const height = officeHeight(office);
  const wall = art.colour(office.wall);
  plane.rect(0, 0, width, height, art.gradient([lit(wall, 0.02), lit(wall, -0.03)]));
  let joints = '';
  for (let u = office.module; u < width; u += office.module)
    joints += plane.path(
      [
        [u, 0],
        [u, height],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(wall, -0.08), strokeWidth: 1, opacity: 0.5 });
  if (dark > 0.04)
    plane.rect(0, 0, width, height, art.mood.shadow.colour, { blend: 'multiply', opacity: dark });
  else plane.rect(0, 0, width, height, art.mood.wash.colour, { opacity: 0.12 });
  for (let storey = 0; storey < office.storeys; storey += 1) {
    STOREYS[office.style](front, chance.fork(storey), office, office.ground + storey * office.storey, width);
  }
  front.box([-0.1, height - 0.25, -0.4], [width + 0.2, 0.4, 0.6], office.accent);
  plane.rect(0, 0, width, 0.35, tone('#7d8588'));
  const bays = Math.max(2, Math.round(width / (office.module * 1.6)));
  const door = entrance ? Math.floor(bays / 2) : -1;
  for (let bay = 0; bay < bays; bay += 1) {
    const [u, wide] = [(width * bay) / bays, width / bays];
    const lamp = chance.fork(`ground-${bay}`).chance(Math.max(0.35, art.mood.lamps));
    glazing(
      front,
      chance.fork(`ground-${bay}`),
      [u + 0.35, bay === door ? 0.05 : 0.4, wide - 0.7, office.ground - (bay === door ? 1.05 : 1.4)],
      { frame: office.frame, leaves: bay === door ? 4 : 3, bare: true, lamp },
    );
  }
  if (!entrance) return;
  const [u, wide] = [(width * door) / bays, width / bays];
  if (front.cast !== null)
    plane.shade(
      [
        [u, 3],
        [u + wide, 3],
        [u + wide + front.cast[0] * 1.6, 1.2],
        [u + front.cast[0] * 1.6, 1.2],
      ],
      0.9,
      2,
    );
  front.box([u - 0.2, office.ground - 0.95, 0], [wide + 0.4, 0.28, 1.9], office.accent);
}
