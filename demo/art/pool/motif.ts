import type { Words } from '../../basics/words.ts';
import type { BlockStyle } from '../blocks/spec.ts';
import type { Art, Size } from '../canvas/art.ts';
import type { MoodName } from '../canvas/moods.ts';
import type { Outlook } from '../interior/room.ts';
import type { RoomStyleName } from '../interior/styles.ts';
import type { Plan } from '../plans/plan.ts';

/** Facts of a picture that a listing must not contradict, and by which pictures are chosen. */
export interface Facts {
  /** Building period of a block of flats. */
  readonly era?: BlockStyle;
  /** Storeys of a block, including the ground floor. */
  readonly storeys?: number;
  /** Interior style of a room, and the view from it. */
  readonly style?: RoomStyleName;
  readonly outlook?: Outlook;
  /** Whether a room or a house is to be renovated. */
  readonly toRenovate?: boolean;
  /** The floor plan that is drawn. */
  readonly plan?: Plan;
}

/** A picture before it is drawn, without its light. */
export interface Drawing {
  readonly facts: Facts;
  readonly draw: (art: Art) => void;
}

/** Interchangeable pictures: each can illustrate any estate that its facts fit. */
export interface Motif {
  /** Description for people who do not see the picture; the light is appended. */
  readonly words: Words;
  /** Moods, used in turn. */
  readonly lights: readonly MoodName[];
  /** Number of pictures, from the first on, with a second version at dusk: the same building at another hour. */
  readonly evenings?: number;
  /** Whether the description includes the view from the room. */
  readonly tellsOutlook?: boolean;
  /** Whether the description includes the light. */
  readonly outdoors: boolean;
  readonly size?: Size;
  readonly drawings: readonly Drawing[];
}

/** A number of drawings, counted from 0. */
export const times = (count: number, drawing: (n: number) => Drawing): Drawing[] =>
  Array.from({ length: count }, (_, n) => drawing(n));

/** Drawings without facts. */
export const plain = (count: number, draw: (art: Art) => void): Drawing[] =>
  times(count, () => ({ facts: {}, draw }));
