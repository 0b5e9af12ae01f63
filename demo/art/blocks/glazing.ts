/** Large panes of a block with a glimpse of the room behind; drawn many times, so without clipping. */

import type { Field } from '../building/masonry.ts';
import type { Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Front } from './front.ts';

interface GlazingOptions {
  readonly frame: string;
  /** Number of leaves side by side. */
  readonly leaves: number;
  readonly lamp?: boolean;
  /** Metres in front of the wall; negative inside it. */
  readonly out?: number;
  /** No curtains, as in a shop. */
  readonly bare?: boolean;
}

const FRAME = 0.07;

/** Panes in a frame, metres on the front. */
export function glazing(
  front: Front,
  chance: Chance,
  [u, v, width, height]: Field,
  options: GlazingOptions,
): void {
  const { art } = front;
  const { mood } = art;
  const { leaves, out = 0, bare = false } = options;
  const plane = front.plane(out);
  const lamp = options.lamp ?? chance.chance(mood.lamps);
  const frame = front.tone(options.frame);
  const [below, above] = mood.glass;
  plane.rect(u, v, width, height, frame);
  const wide = (width - FRAME * (leaves + 1)) / leaves;
  const cloth = lamp ? '#fff0cf' : mix('#eee8dc', below, 0.18);
  const hung = bare ? 'none' : chance.pick(['drapes', 'net', 'none', 'drapes', 'none', 'blind'] as const);
  const blind = chance.between(0.15, 0.5);
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    const x = u + FRAME + leaf * (wide + FRAME);
    const [foot, tall] = [v + FRAME, height - 2 * FRAME];
    plane.rect(
      x,
      foot,
      wide,
      tall,
      lamp
        ? art.gradient(['#f3a95c', '#ffd992', '#f6bb6d'])
        : art.gradient([above, mix(above, below, 0.55), below]),
    );
    if (!lamp) {
      const skyline = tall * chance.between(0.15, 0.3);
      plane.rect(x, foot, wide, skyline, lit(below, -0.07), { opacity: 0.5 });
      const from = x + wide * chance.between(0.05, 0.4);
      const sheen: Point[] = [
        [from, foot],
        [from + wide * 0.28, foot],
        [Math.min(x + wide, from + wide * 0.55), foot + tall],
        [from + wide * 0.22, foot + tall],
      ];
      plane.polygon(sheen, '#ffffff', { opacity: 0.13 });
    }
    if (hung === 'drapes' && (leaf === 0 || leaf === leaves - 1)) {
      const cover = wide * chance.between(0.25, 0.45);
      const at = leaf === 0 ? x : x + wide - cover;
      plane.rect(at, foot, cover, tall, cloth, { opacity: 0.7 });
      for (const fold of [0.25, 0.55, 0.8])
        plane.rect(at + cover * fold, foot, cover * 0.07, tall, mood.shadow.colour, { opacity: 0.16 });
    }
    if (hung === 'net') plane.rect(x, foot, wide, tall, cloth, { opacity: lamp ? 0.4 : 0.45 });
    if (hung === 'blind')
      plane.rect(x, foot + tall * (1 - blind), wide, tall * blind, cloth, { opacity: 0.75 });
  }
  if (art.moodName === 'golden' && !lamp) {
    plane.rect(u + FRAME, v + height * 0.5, width - 2 * FRAME, height * 0.4, mood.wash.colour, {
      opacity: 0.16,
    });
  }
  plane.rect(u, v + height * 0.9, width, height * 0.1, mood.shadow.colour, {
    opacity: mood.shadow.strength * 0.9,
  });
}

/** A window in the wall: reveals at the far side and above, a sill, and the panes. */
export function setWindow(
  front: Front,
  chance: Chance,
  [u, v, width, height]: Field,
  { frame, leaves, lamp }: GlazingOptions,
  wall: string,
): void {
  const { art, eye } = front;
  const DEPTH = 0.16;
  const plane = front.plane();
  plane.rect(u, v, width, height, mix(front.tone(wall), art.mood.shadow.colour, 0.34));
  const side = eye[0] < u + width / 2 ? 0 : DEPTH * 0.4;
  glazing(front, chance, [u + DEPTH * 0.4 - side * 0.6, v, width - DEPTH * 0.4, height - 0.1], {
    frame,
    leaves,
    ...(lamp === undefined ? {} : { lamp }),
  });
  if (front.cast !== null) {
    const reach = Math.min(0.4, 0.18 * front.cast[1]);
    plane.rect(u, v + height - reach, width, reach, art.mood.shadow.colour, {
      opacity: art.mood.shadow.strength * 0.8,
    });
  }
  front.box([u - 0.06, v - 0.07, 0], [width + 0.12, 0.08, 0.09], '#cdc7ba');
  if (art.mood.snow) plane.rect(u - 0.06, v, width + 0.12, 0.05, '#fafaf8');
}
