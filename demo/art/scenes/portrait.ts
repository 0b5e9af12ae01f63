/** A team member, half-length, lit from one side. */
import { ACROSS, type Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { beard } from '../figures/beard.ts';
import { clothes } from '../figures/clothes.ts';
import { glasses, head, mouth, neck } from '../figures/face.ts';
import { type Frame, frameOf, SIDE } from '../figures/frame.ts';
import { hairBehind, hairOver } from '../figures/hair.ts';
import { type PersonLook, someLook } from '../figures/look.ts';

export interface PortraitFacts extends Partial<PersonLook> {
  /** Colour of the wall behind. */
  readonly wall?: string;
}

const WALLS = ['#c5d8dc', '#e6cdbf', '#cfdcc6', '#e7ddc8', '#d5d0dd'] as const;

/** Close enough to recognize a person, also in a circle the size of a thumb. */
const CLOSER = { x: 400, y: 398, middle: 350, scale: 1.5 } as const;

function person(art: Art, chance: Chance, frame: Frame, look: PersonLook): void {
  hairBehind(art, chance.fork('hair-style'), frame, look);
  neck(art, frame, look);
  clothes(art, chance.fork('clothes'), frame, look.dress);
  head(art, frame, look);
  beard(art, frame, look);
  mouth(art, frame, look, chance.fork('smile').between(5, 11));
  hairOver(art, chance.fork('hair-style'), frame, look);
  if (look.glasses) glasses(art, frame, chance.fork('glasses').chance(0.5));
}

/** Draws the portrait; designed for a square. */
export function portrait(art: Art, { wall: given, ...known }: PortraitFacts = {}): void {
  const { width, height, sun } = art;
  const chance = art.chance.fork('person');
  const look = someLook(chance, known);
  const frame = frameOf(look, chance.fork('length').bell());
  const wall = given ?? chance.fork('wall').pick(WALLS);
  const [near, far] = [mix(wall, '#fff8ea', 0.45), mix(wall, '#5a5f6b', 0.12)].map((tone) =>
    art.colour(tone),
  );
  if (near === undefined || far === undefined) return;
  art.rect(0, 0, width, height, art.gradient(sun < 0 ? [near, far] : [far, near], ACROSS));
  const unit = Math.min(width, height) / SIDE;
  const scale = CLOSER.scale * unit;
  const placed = { x: width / 2 - CLOSER.x * scale, y: CLOSER.y * unit - CLOSER.middle * scale, scale };
  art.group({ placed }, () => person(art, chance, frame, look));
}
