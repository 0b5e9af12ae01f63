/** A point in degrees (WGS 84). */
interface Point {
  readonly lat: number;
  readonly lon: number;
}

interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Side of a cell, metres. */
const SIDE = 300;
const METRES_PER_DEGREE = 111_320;
/** Height of a row of cells, degrees. */
const ROW_HEIGHT = SIDE / METRES_PER_DEGREE;
/** Radius around the centre that covers the whole cell, metres: its half diagonal is 213 m. */
export const CELL_RADIUS = 250;

/** Five decimals: about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Width of the cells of the row at a latitude, degrees. */
const widthOf = (row: number): number =>
  ROW_HEIGHT / Math.max(0.01, Math.cos((row * ROW_HEIGHT * Math.PI) / 180));

/** Half the height and width of a cell at a northern latitude, degrees. */
export const halfCell = (lat: number): { readonly north: number; readonly east: number } => ({
  north: ROW_HEIGHT / 2,
  east: widthOf(Math.ceil(lat / ROW_HEIGHT)) / 2,
});

const boundsOf = ({ lat, lon }: Point): Bounds => {
  const row = Math.floor(lat / ROW_HEIGHT);
  // One width for the whole row, so that every point of a cell maps to the same cell.
  const width = widthOf(row);
  const column = Math.floor(lon / width);
  return {
    south: row * ROW_HEIGHT,
    west: column * width,
    north: (row + 1) * ROW_HEIGHT,
    east: (column + 1) * width,
  };
};

/**
 * Maps a point to the centre of its cell in a fixed grid of 300 m: the only location that is published of a
 * home with a hidden street (decision 34). It is the same for every home in the cell, every import and every
 * agency, so nothing can be inverted or averaged. A centre maps to itself.
 */
export function cellCentre(point: Point): Point {
  const { south, west, north, east } = boundsOf(point);
  return { lat: rounded((south + north) / 2), lon: rounded((west + east) / 2) };
}

/** Bounds of the cells of all points within the given bounds, degrees. */
export function cellsAround({ south, west, north, east }: Bounds): Bounds {
  const least = boundsOf({ lat: south, lon: west });
  const most = boundsOf({ lat: north, lon: east });
  // Rows have cells of different widths, so both rows' corners are needed.
  const [upper, lower] = [boundsOf({ lat: north, lon: west }), boundsOf({ lat: south, lon: east })];
  return {
    south: least.south,
    west: Math.min(least.west, upper.west),
    north: most.north,
    east: Math.max(most.east, lower.east),
  };
}
