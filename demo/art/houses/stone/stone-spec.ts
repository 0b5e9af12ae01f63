/** Walls of a country house. */
export interface Walls {
  readonly kind: 'stone' | 'white' | 'brick';
  /** Colours of the stones, the wash or the clay. */
  readonly colours: readonly string[];
  /** Colour of the stone around openings and at corners. */
  readonly dressed: string;
}

/** Kind of opening in a bay of a storey. */
export type Opening = 'window' | 'door' | 'gate' | 'vent' | 'loft' | 'none';

/** One body of a country house; metres. */
export interface Volume {
  readonly u: number;
  readonly width: number;
  readonly wall: number;
  readonly roof: number;
  /** How its roof ends: with gable walls at the sides, hipped, or with its gable towards the viewer. */
  readonly ends: 'walls' | 'hipped' | 'gable';
  readonly walls: Walls;
  readonly slate: string;
  /** Storeys from the ground up, bays from the left. */
  readonly storeys: readonly (readonly Opening[])[];
  /** Positions as shares of the width. */
  readonly chimneys: readonly number[];
  readonly dormers: number;
  readonly door: string;
  readonly shutters: string | null;
  readonly flowers: boolean;
}
