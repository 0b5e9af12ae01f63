import type { z } from 'zod';
import type { Field, Format } from '../fields/field.ts';
import { nearest } from '../nearest.ts';
import type { Step } from './entry.ts';

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema without wrappers such as `optional` or `default`. */
function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema);
  const wraps = ['optional', 'nullable', 'default'].includes(def.type);
  return wraps && 'innerType' in def ? bare(def.innerType) : schema;
}

/** Formats of fields with numeric values. */
const FIGURES: readonly Format[] = [
  'number',
  'floor',
  'year',
  'years',
  'degrees',
  'area',
  'length',
  'litres',
  'price',
  'pricePerArea',
  'percent',
  'epc',
  'epcYear',
  'energyUse',
  'co2',
];

type Path = readonly Step[];

/**
 * Type of a column's cells; for a list of pictures also the key of a picture's name. Degrees are coordinates, whose
 * decimals have a point in every file.
 */
export interface CellType {
  readonly type: 'text' | 'number' | 'degrees' | 'boolean' | 'texts' | 'numbers' | 'pictures';
  readonly name?: string;
}
type Found = CellType | { readonly objection: string };

const unknown = (written: string, before: string, known: readonly string[]): Found => {
  const near = nearest(written, known);
  const meant = near === null ? '' : `; did you mean "${before}${near}"?`;
  return { objection: `unknown${meant}` };
};

/** The type of a field in a group that the schema does not describe: `fields` does. */
function ofGroup(done: readonly string[], rest: Path, fields: readonly Field[]): Found {
  const [kind = '', ...group] = done;
  const path = [...group, ...rest].join('.');
  const field = fields.find((one) => one.path === path);
  if (field !== undefined) return { type: FIGURES.includes(field.format) ? 'number' : 'text' };
  const known = fields.map((one) => one.path).filter((one) => one.startsWith(`${group.join('.')}.`));
  return unknown(path, `${kind}.`, known);
}

/** Keys of coordinates. */
const COORDINATES = ['lat', 'lon'];
/** Keys of a picture's name. */
const PICTURE_KEYS = ['file', 'original'];

function ofList(element: z.core.$ZodType): Found {
  const def = definitionOf(bare(element));
  if (def.type === 'string') return { type: 'texts' };
  if (def.type === 'number') return { type: 'numbers' };
  if (def.type === 'union') return { type: 'texts' };
  const name = def.type === 'object' ? PICTURE_KEYS.find((key) => Object.hasOwn(def.shape, key)) : undefined;
  return name === undefined
    ? { objection: 'a list of groups; name a field of one of them, as in layout[0].surface' }
    : { type: 'pictures', name };
}

/**
 * The cell type of a record's field by its schema, or why no cell can contain the field. `fields` describes groups
 * that the schema does not describe; `done` is the path to `schema`.
 */
export function cellTypeOf(
  schema: z.core.$ZodType,
  path: Path,
  fields: readonly Field[],
  done: readonly string[] = [],
): Found {
  const def = definitionOf(bare(schema));
  const [step, ...rest] = path;
  const before = done.map((part) => `${part}.`).join('');
  switch (def.type) {
    case 'object': {
      if (step === undefined) return { objection: 'a group; name one of its fields' };
      const member = Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
      if (member === undefined) return unknown(String(step), before, Object.keys(def.shape));
      return cellTypeOf(member, rest, fields, [...done, String(step)]);
    }
    case 'array':
      if (step === undefined) return ofList(def.element);
      return typeof step === 'number' ? cellTypeOf(def.element, rest, fields, done) : { objection: 'a list' };
    case 'tuple': {
      const item = typeof step === 'number' ? def.items[step] : undefined;
      return item === undefined ? { objection: 'a list' } : cellTypeOf(item, rest, fields, done);
    }
    case 'record':
      return ofGroup(done, path, fields);
    default:
  }
  if (step !== undefined) return unknown(String(step), before, []);
  if (def.type === 'number') return { type: COORDINATES.includes(done.at(-1) ?? '') ? 'degrees' : 'number' };
  if (def.type === 'boolean') return { type: 'boolean' };
  return { type: 'text' };
}
