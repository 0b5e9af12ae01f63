/** How a home is done up: the colours and materials that come back in each of its rooms. */
import type { Chance } from '../chance.ts';

export type FloorKind = 'herringbone' | 'planks' | 'tiles' | 'checks' | 'concrete' | 'carpet';

export interface RoomStyle {
  readonly wall: string;
  /** The wall one looks at, in a bedroom or a study. */
  readonly accent: string;
  readonly trim: string;
  readonly floor: FloorKind;
  readonly floorColour: string;
  /** The other tile of a chequered floor. */
  readonly floorOther: string;
  readonly sofa: string;
  /** Rugs, cushions, pots, pictures: used again and again, so that a room holds together. */
  readonly textiles: readonly [string, string, string, string];
  readonly wood: string;
  readonly dark: string;
  readonly metal: string;
  readonly cabinet: string;
  readonly worktop: string;
  /** On the walls of kitchen and bathroom. */
  readonly tile: string;
  readonly curtain: string;
  readonly panelled: boolean;
  readonly mouldings: boolean;
}

export const ROOM_STYLES = {
  flemish: {
    wall: '#e9dfce',
    accent: '#cdb89a',
    trim: '#f5efe3',
    floor: 'herringbone',
    floorColour: '#c79a6b',
    floorOther: '#8d9690',
    sofa: '#4f6f68',
    textiles: ['#c9794f', '#e3b25f', '#8c4a3f', '#e8dcc6'],
    wood: '#a9744a',
    dark: '#3b3330',
    metal: '#b8924e',
    cabinet: '#5d7268',
    worktop: '#efe9dd',
    tile: '#6f8f86',
    curtain: '#e8dcc6',
    panelled: true,
    mouldings: true,
  },
  seaside: {
    wall: '#e6ebe7',
    accent: '#a9c2c6',
    trim: '#f6f5ef',
    floor: 'planks',
    floorColour: '#d3b68d',
    floorOther: '#9fb4b6',
    sofa: '#d9cdb6',
    textiles: ['#33607a', '#e0b56a', '#c96f55', '#f0eadc'],
    wood: '#bf9763',
    dark: '#2f3a42',
    metal: '#a9adab',
    cabinet: '#e9e6da',
    worktop: '#c9b08a',
    tile: '#7fa3ad',
    curtain: '#f2ede0',
    panelled: true,
    mouldings: false,
  },
  town: {
    wall: '#d5dcd6',
    accent: '#9fb0aa',
    trim: '#f3f1e9',
    floor: 'planks',
    floorColour: '#b98d62',
    floorOther: '#5f7076',
    sofa: '#b8694a',
    textiles: ['#2f5560', '#e0b56a', '#d9c4a8', '#7c8f6e'],
    wood: '#8f6442',
    dark: '#2f3436',
    metal: '#c9a25a',
    cabinet: '#33505a',
    worktop: '#efe9dd',
    tile: '#e6dfd0',
    curtain: '#ded3bf',
    panelled: false,
    mouldings: true,
  },
  terracotta: {
    wall: '#ecd9c6',
    accent: '#cf9f82',
    trim: '#f8f1e6',
    floor: 'tiles',
    floorColour: '#c58c66',
    floorOther: '#b3775a',
    sofa: '#6d5a52',
    textiles: ['#5f7f72', '#d98a5a', '#f0dcb8', '#8f5a4a'],
    wood: '#7d5638',
    dark: '#342b29',
    metal: '#b8924e',
    cabinet: '#a3613f',
    worktop: '#e9dcc8',
    tile: '#d9a884',
    curtain: '#efe6d6',
    panelled: false,
    mouldings: false,
  },
  scandinavian: {
    wall: '#eeece6',
    accent: '#d4d8d3',
    trim: '#f8f7f3',
    floor: 'planks',
    floorColour: '#dcc39b',
    floorOther: '#cfcac0',
    sofa: '#8f9a97',
    textiles: ['#3f4f55', '#d9b48a', '#b9c4bb', '#f1ece2'],
    wood: '#d0a873',
    dark: '#33373a',
    metal: '#3a3d3f',
    cabinet: '#efece4',
    worktop: '#d9b98a',
    tile: '#e4e6e2',
    curtain: '#f4f1ea',
    panelled: false,
    mouldings: false,
  },
  seventies: {
    wall: '#eddcb9',
    accent: '#c98a3f',
    trim: '#efe3cb',
    floor: 'carpet',
    floorColour: '#a9805a',
    floorOther: '#8a5f3c',
    sofa: '#8a4f2c',
    textiles: ['#d98a35', '#7d7a3a', '#b0532f', '#ecd9a8'],
    wood: '#7f4f2c',
    dark: '#3a2a20',
    metal: '#c9a25a',
    cabinet: '#b5793f',
    worktop: '#e3d3ae',
    tile: '#a3894a',
    curtain: '#d9a35a',
    panelled: false,
    mouldings: false,
  },
  industrial: {
    wall: '#cfccc6',
    accent: '#a5705a',
    trim: '#d9d6cf',
    floor: 'concrete',
    floorColour: '#a9a59d',
    floorOther: '#6f6f6d',
    sofa: '#7a5138',
    textiles: ['#b5653f', '#c9a25a', '#4f5f63', '#d9d0c0'],
    wood: '#8a6443',
    dark: '#26282a',
    metal: '#2c2e30',
    cabinet: '#3c4043',
    worktop: '#b08a5c',
    tile: '#d9d6cf',
    curtain: '#a9a398',
    panelled: false,
    mouldings: false,
  },
  manor: {
    wall: '#c9cdb9',
    accent: '#6f7f68',
    trim: '#f2ecdc',
    floor: 'herringbone',
    floorColour: '#a3744a',
    floorOther: '#4a4a48',
    sofa: '#7a3b35',
    textiles: ['#8c4a3f', '#c9a25a', '#3f5a50', '#eadfc8'],
    wood: '#6f452b',
    dark: '#2e2622',
    metal: '#b8924e',
    cabinet: '#4f6252',
    worktop: '#e6dfd3',
    tile: '#8fa08c',
    curtain: '#8c5a4a',
    panelled: true,
    mouldings: true,
  },
  blush: {
    wall: '#eedfd8',
    accent: '#c9a09a',
    trim: '#faf5f0',
    floor: 'herringbone',
    floorColour: '#cfa980',
    floorOther: '#c4aaa4',
    sofa: '#33505f',
    textiles: ['#b56a63', '#e0b98a', '#5f7c6c', '#f3e6dc'],
    wood: '#b58a5e',
    dark: '#352f30',
    metal: '#c39a63',
    cabinet: '#8f6f72',
    worktop: '#f3ede4',
    tile: '#d9b3aa',
    curtain: '#f3e6dc',
    panelled: false,
    mouldings: true,
  },
  ardennes: {
    wall: '#efe6d6',
    accent: '#b5a488',
    trim: '#e9dcc4',
    floor: 'tiles',
    floorColour: '#8f8a80',
    floorOther: '#75726b',
    sofa: '#8f7a5c',
    textiles: ['#8c3f33', '#5a6b4f', '#c9a25a', '#e6d8bc'],
    wood: '#8a5f3c',
    dark: '#332b25',
    metal: '#3a3634',
    cabinet: '#d9cbae',
    worktop: '#75787a',
    tile: '#cfc3a8',
    curtain: '#c9b48c',
    panelled: false,
    mouldings: false,
  },
} as const satisfies Record<string, RoomStyle>;
export type RoomStyleName = keyof typeof ROOM_STYLES;
export const ROOM_STYLE_NAMES = Object.keys(ROOM_STYLES) as readonly RoomStyleName[];

/** The style asked for, or one by chance. */
export const styleFor = (chance: Chance, name?: RoomStyleName): RoomStyle =>
  ROOM_STYLES[name ?? chance.pick(ROOM_STYLE_NAMES)];
