/** Builds vector tiles for tests (Mapbox Vector Tile 2.1): small, with the layers that a test defines. */
import { PbfWriter } from 'pbf';

type Value = string | number | boolean;

/** A feature; coordinates are units of its tile, 4096 per side. */
export interface MadeFeature {
  readonly type: 'point' | 'line' | 'area';
  /** Rings of an area are closed automatically. */
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
  readonly properties?: Readonly<Record<string, Value>>;
}

/** Layer → features. */
export type MadeTile = Readonly<Record<string, readonly MadeFeature[]>>;

const TYPES = { point: 1, line: 2, area: 3 } as const;
const EXTENT = 4096;

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const command = (id: number, count: number): number => (id & 7) | (count << 3);

/** Commands of a geometry ("4.3.1 Command Integers"). */
function geometryOf({ type, lines }: MadeFeature): number[] {
  const commands: number[] = [];
  let [x, y] = [0, 0];
  for (const line of lines) {
    line.forEach(([toX, toY], index) => {
      if (index === 0) commands.push(command(1, 1));
      if (index === 1) commands.push(command(2, line.length - 1));
      commands.push(zigzag(toX - x), zigzag(toY - y));
      [x, y] = [toX, toY];
    });
    if (type === 'area') commands.push(command(7, 1));
  }
  return commands;
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(1, value);
  else if (typeof value === 'number') pbf.writeDoubleField(3, value);
  else pbf.writeBooleanField(7, value);
}

interface Layer {
  readonly name: string;
  readonly features: readonly MadeFeature[];
}

function writeLayer({ name, features }: Layer, pbf: PbfWriter): void {
  const keys: string[] = [];
  const values: Value[] = [];
  const at = <Item>(list: Item[], item: Item): number => {
    if (!list.includes(item)) list.push(item);
    return list.indexOf(item);
  };
  pbf.writeVarintField(15, 2);
  pbf.writeStringField(1, name);
  for (const feature of features) {
    const tags = Object.entries(feature.properties ?? {}).flatMap(([key, value]) => [
      at(keys, key),
      at(values, value),
    ]);
    pbf.writeMessage(
      2,
      (made: MadeFeature, inner: PbfWriter) => {
        inner.writePackedVarint(2, tags);
        inner.writeVarintField(3, TYPES[made.type]);
        inner.writePackedVarint(4, geometryOf(made));
      },
      feature,
    );
  }
  for (const key of keys) pbf.writeStringField(3, key);
  for (const value of values) pbf.writeMessage(4, writeValue, value);
  pbf.writeVarintField(5, EXTENT);
}

/** The bytes of a tile. */
export function vectorTile(layers: MadeTile): Uint8Array<ArrayBuffer> {
  const pbf = new PbfWriter();
  for (const [name, features] of Object.entries(layers)) pbf.writeMessage(3, writeLayer, { name, features });
  return Uint8Array.from(pbf.finish());
}
