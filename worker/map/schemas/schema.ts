/** What a schema of vector tiles tells of, in the classes that the style table draws. */

/** Surfaces, in the order of the style table. */
export type AreaClass =
  | 'town'
  | 'field'
  | 'grass'
  | 'rock'
  | 'sand'
  | 'wood'
  | 'park'
  | 'site'
  | 'water'
  | 'square'
  | 'building';

/** Lines, in the order of the style table. */
export type LineClass =
  | 'border'
  | 'stream'
  | 'river'
  | 'path'
  | 'runway'
  | 'service'
  | 'foot'
  | 'street'
  | 'tertiary'
  | 'ramp'
  | 'secondary'
  | 'primary'
  | 'trunk'
  | 'tram'
  | 'siding'
  | 'rail';

/** Places by how large their names are. */
export type PlaceClass = 'city' | 'town' | 'village' | 'hamlet' | 'quarter';

/** How features of one layer get their classes. */
export interface Row<Class extends string> {
  readonly layer: string;
  /** The attribute that names a feature's kind. */
  readonly by: string;
  /** Kind → class; '*' for every other. Features of no class are not drawn. */
  readonly classes: Readonly<Record<string, Class>>;
  /** Attribute → class → the class that features with this attribute have instead; null for none. */
  readonly when?: Readonly<Record<string, Readonly<Partial<Record<Class, Class | null>>>>>;
  /** Least zoom for which the layer is read at all. */
  readonly from?: number;
}

/** Names along lines. */
export interface NameRow {
  readonly layer: string;
  readonly by: string;
  readonly classes: Readonly<Record<string, 'main' | 'street' | 'way' | 'water'>>;
}

/** One schema: a table of layers and kinds each for surfaces, lines and names. */
export interface MapSchema {
  readonly areas: readonly Row<AreaClass>[];
  readonly lines: readonly Row<LineClass>[];
  readonly names: readonly NameRow[];
  readonly places: Row<PlaceClass>;
  /** Attribute of lines that run below ground. */
  readonly tunnel: string;
  /** Attributes that hold the number of a road, the first that is there counts. */
  readonly number: readonly string[];
  /** Kinds of roads whose numbers are shown. */
  readonly numbered: readonly string[];
}
