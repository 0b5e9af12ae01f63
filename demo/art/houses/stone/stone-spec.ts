/** What the walls of a house in the country are of. */
export interface Walls {
  readonly kind: 'stone' | 'white' | 'brick';
  /** Of the stones, or of the wash or clay. */
  readonly colours: readonly string[];
  /** Around the openings and at the corners. */
  readonly dressed: string;
}

/** What is in a bay of a storey. */
export type Opening = 'window' | 'door' | 'gate' | 'vent' | 'loft' | 'none';

/** One body of a house in the country; metres. */
export interface Volume {
  readonly u: number;
  readonly width: number;
  readonly wall: number;
  readonly roof: number;
  /** How its roof ends: with walls at the sides, sloped there, or with its gable to the viewer. */
  readonly ends: 'walls' | 'hipped' | 'gable';
  readonly walls: Walls;
  readonly slate: string;
  /** Storeys from below, bays from the left. */
  readonly storeys: readonly (readonly Opening[])[];
  /** Shares of the width. */
  readonly chimneys: readonly number[];
  readonly dormers: number;
  readonly door: string;
  readonly shutters: string | null;
  readonly flowers: boolean;
}
