/** Interior style of an estate: the colours, materials and fittings that recur in its rooms. */
export type FloorKind = 'herringbone' | 'planks' | 'tiles' | 'checks' | 'concrete' | 'carpet';
export type CeilingKind = 'plain' | 'mouldings' | 'beams' | 'boards';
export type FeatureKind = 'plain' | 'paper' | 'boards' | 'brick' | 'stone';
export type LampShape = 'dome' | 'globe' | 'cone' | 'drum';

export interface RoomStyle {
  readonly wall: string;
  /** Colour of the main wall in a bedroom or a study. */
  readonly accent: string;
  readonly trim: string;
  readonly floor: FloorKind;
  readonly floorColour: string;
  /** Colour of the other tile of a chequered floor. */
  readonly floorOther: string;
  readonly sofa: string;
  /** Colours of rugs, cushions, pots and pictures: reused, so that a room looks coherent. */
  readonly textiles: readonly [string, string, string, string];
  readonly wood: string;
  readonly dark: string;
  readonly metal: string;
  readonly cabinet: string;
  readonly worktop: string;
  /** Colour of the tiles in kitchen and bathroom. */
  readonly tile: string;
  readonly curtain: string;
  readonly panelled: boolean;
  /** Colour of windows and glazed doors. */
  readonly frame: string;
  /** Whether windows have small panes. */
  readonly bars: boolean;
  readonly ceiling: CeilingKind;
  /** Material of its main wall. */
  readonly feature: FeatureKind;
  readonly lamp: LampShape;
  /** The floor of kitchen and bathroom. */
  readonly wetFloor: { readonly kind: FloorKind; readonly colour: string; readonly other: string };
}
