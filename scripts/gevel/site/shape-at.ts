/** Shapes of settings in words, with an example, for refusals. */
import * as z from 'zod';

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** The schema without wrappers such as `optional` or `default`. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const def = definitionOf(schema);
  const wraps = ['optional', 'nullable', 'default', 'prefault', 'nonoptional'].includes(def.type);
  return wraps && 'innerType' in def ? bare(def.innerType) : schema;
}

/** Words of a text that has to match a pattern: a pattern itself says nothing to an operator. */
const PATTERNS: readonly (readonly [example: string, says: string])[] = [
  ['10:00', 'a time such as 10:00'],
  ['#1f6f54', 'a colour such as #1f6f54'],
  ['logo-light', 'the name of a picture, such as logo-light (picture list shows them)'],
  ['img.agency.be', 'a hostname such as img.agency.be'],
  ['0 0 36 36', 'four numbers such as 0 0 36 36'],
];

/** A leaf's pattern and bounds, as JSON Schema. */
const leafOf = (schema: z.core.$ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { unrepresentable: 'any' });

const textShape = (schema: z.core.$ZodType): string => {
  const { pattern } = leafOf(schema);
  if (pattern === undefined) return 'a text';
  // As the schemas write colours: in letters of either case.
  const fits = new RegExp(pattern, 'i');
  return PATTERNS.find(([example]) => fits.test(example))?.[1] ?? 'a text without odd characters';
};

function tupleShape(items: readonly z.core.$ZodType[]): string {
  const [first] = items.map(shapeOf);
  if (first?.startsWith('a time')) return 'hours such as 10:00-16:00';
  if (first?.startsWith('a colour')) return 'two colours, light and dark, such as #1f6f54,#7fc9ae';
  return `${items.length} values, such as from and to: 2026-12-24..2026-12-31`;
}

function numberShape(schema: z.core.$ZodType): string {
  const { minimum, maximum } = leafOf(schema);
  return minimum === undefined || maximum === undefined
    ? 'a number such as 12'
    : `a number from ${minimum} to ${maximum}`;
}

/** The shape of a value in words. */
export function shapeOf(schema: z.core.$ZodType): string {
  const real = bare(schema);
  const def = definitionOf(real);
  switch (def.type) {
    case 'object':
      return `an object with ${Object.keys(def.shape).join(', ')}; set one of them, or give JSON`;
    case 'record':
      return `an object: ${shapeOf(def.keyType)} → ${shapeOf(def.valueType)}; set one of them, or give JSON`;
    case 'array': {
      const entry = shapeOf(def.element);
      return entry.startsWith('hours')
        ? 'hours such as 10:00-16:00, or 09:30-12:30,13:30-17:30'
        : `a list separated by commas, each ${entry}`;
    }
    case 'tuple':
      return tupleShape(def.items);
    case 'enum':
      return `one of ${Object.values(def.entries).join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'number':
      return numberShape(real);
    case 'union':
      return def.options.map(shapeOf).join(', or ');
    default:
      return textShape(real);
  }
}

/** The expected shape at a path of a schema; null when the path does not exist, which the service tells by name. */
export function shapeAt(
  schema: z.core.$ZodType,
  [step, ...rest]: readonly (string | { readonly entry: string })[],
): string | null {
  if (step === undefined) return shapeOf(schema);
  const def = definitionOf(bare(schema));
  if (typeof step !== 'string') return def.type === 'array' ? shapeAt(def.element, rest) : null;
  if (def.type === 'record') return shapeAt(def.valueType, rest);
  if (def.type !== 'object') return null;
  const member = Object.hasOwn(def.shape, step) ? def.shape[step] : undefined;
  return member === undefined ? null : shapeAt(member, rest);
}
