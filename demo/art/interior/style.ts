/** How an estate is done up: the colours, materials and fittings that come back in each of its rooms. */
export type FloorKind = 'herringbone' | 'planks' | 'tiles' | 'checks' | 'concrete' | 'carpet';
export type CeilingKind = 'plain' | 'mouldings' | 'beams' | 'boards';
export type FeatureKind = 'plain' | 'paper' | 'boards' | 'brick' | 'stone';
export type LampShape = 'dome' | 'globe' | 'cone' | 'drum';

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
  /** Of windows and glazed doors. */
  readonly frame: string;
  /** Whether windows have small panes. */
  readonly bars: boolean;
  readonly ceiling: CeilingKind;
  /** What its best wall is made of. */
  readonly feature: FeatureKind;
  readonly lamp: LampShape;
  /** The floor of kitchen and bathroom. */
  readonly wetFloor: { readonly kind: FloorKind; readonly colour: string; readonly other: string };
}
