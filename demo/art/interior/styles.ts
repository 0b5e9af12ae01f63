import type { Chance } from '../canvas/chance.ts';
import type { RoomStyle } from './style.ts';
import { CLASSIC_STYLES } from './styles-classic.ts';
import { MODERN_STYLES } from './styles-modern.ts';

const ROOM_STYLES = { ...CLASSIC_STYLES, ...MODERN_STYLES } as const satisfies Record<string, RoomStyle>;
export type RoomStyleName = keyof typeof ROOM_STYLES;
const ROOM_STYLE_NAMES = Object.keys(ROOM_STYLES) as readonly RoomStyleName[];

/** The requested style, or a random one. */
export const styleFor = (chance: Chance, name?: RoomStyleName): RoomStyle =>
  ROOM_STYLES[name ?? chance.pick(ROOM_STYLE_NAMES)];
