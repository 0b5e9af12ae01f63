import type { Words } from '../../basics/words.ts';
import type { BlockStyle } from '../blocks/spec.ts';
import type { Art, Size } from '../canvas/art.ts';
import type { MoodName } from '../canvas/moods.ts';
import type { Outlook } from '../interior/room.ts';
import type { RoomStyleName } from '../interior/styles.ts';
import type { Plan } from '../plans/plan.ts';

/** What a listing may not contradict, and what a picture is chosen by. */
export interface Facts {
  /** When a block of flats was built. */
  readonly era?: BlockStyle;
  /** Storeys of a block, the ground floor included. */
  readonly storeys?: number;
  /** How a room is done up, and what is seen from it. */
  readonly style?: RoomStyleName;
  readonly outlook?: Outlook;
  /** A room or a house that is to be done up. */
  readonly toRenovate?: boolean;
  /** What a floor plan draws. */
  readonly plan?: Plan;
}

/** A picture before it is drawn, without its light. */
export interface Drawing {
  readonly facts: Facts;
  readonly draw: (art: Art) => void;
}

/** Pictures that say the same of an estate: any of them may stand for any estate it is true of. */
export interface Motif {
  /** What is seen, for those who do not see it; the light is added to it. */
  readonly words: Words;
  /** Dealt out in turn. */
  readonly lights: readonly MoodName[];
  /** Of so many of the first there is a second picture at dusk: the same building, another hour. */
  readonly evenings?: number;
  /** Whether the words say what is seen from the room. */
  readonly tellsOutlook?: boolean;
  /** Whether the words name the light. */
  readonly outdoors: boolean;
  readonly size?: Size;
  readonly drawings: readonly Drawing[];
}

/** So many drawings, counted from 0. */
export const times = (count: number, drawing: (n: number) => Drawing): Drawing[] =>
  Array.from({ length: count }, (_, n) => drawing(n));

/** Drawings about which a listing says nothing more. */
export const plain = (count: number, draw: (art: Art) => void): Drawing[] =>
  times(count, () => ({ facts: {}, draw }));
