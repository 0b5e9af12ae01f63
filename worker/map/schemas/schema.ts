/** Maps layers and kinds of a vector tile schema to the classes of the style table (`drawing/style.ts`). */

/** Classes of areas. */
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

/** Classes of lines. */
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

/** Classes of places, by size of their names. */
export type PlaceClass = 'city' | 'town' | 'village' | 'hamlet' | 'quarter';

/** How features of a layer get their classes. */
export interface Row<Class extends string> {
  readonly layer: string;
  /** The attribute with a feature's kind. */
  readonly by: string;
  /** Kind → class; '*' for every other kind. Features without a class are not drawn. */
  readonly classes: Readonly<Record<string, Class>>;
  /** Attribute → class → other class of features with this attribute; null: not drawn. */
  readonly when?: Readonly<Record<string, Readonly<Partial<Record<Class, Class | null>>>>>;
  /** Least zoom at which the row applies. */
  readonly from?: number;
}

/** Names along lines. */
export interface NameRow {
  readonly layer: string;
  readonly by: string;
  readonly classes: Readonly<Record<string, 'main' | 'street' | 'way' | 'water'>>;
}

/** A schema of vector tiles. */
export interface MapSchema {
  readonly areas: readonly Row<AreaClass>[];
  readonly lines: readonly Row<LineClass>[];
  readonly names: readonly NameRow[];
  readonly places: Row<PlaceClass>;
  /** Attribute that marks tunnels. */
  readonly tunnel: string;
  /** Attributes with a road's number; the first that is present counts. */
  readonly number: readonly string[];
  /** Kinds of roads whose numbers are shown. */
  readonly numbered: readonly string[];
}
