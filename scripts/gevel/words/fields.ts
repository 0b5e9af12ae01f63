/** Every field of a schema with its words: those of the contract (`wire/words`). */
import type * as z from 'zod';
import { LOCALES } from '#domain/locale.ts';
import { type FieldWords, wordsAt } from '#wire/words/index.ts';
import { bare, shapeOf } from '../site/shape-at.ts';

/** A field as an operator writes it, with its shape and what it means. */
export interface WordedField {
  /** `settings.team.offices[0].phone`, `estate.general.price.value`. */
  readonly path: string;
  /** "a text", "one of line, ruled". */
  readonly shape: string;
  /** What it means; empty when the contract has no words for it. */
  readonly says: string;
  readonly example: string;
}

const definitionOf = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def;

/** Ways of a field from named schemas: `['site', 'settings', 'source']`, `['siteSettings', 'source']`. */
type Ways = readonly (readonly string[])[];

const depthOf = (key: string): number => key.split('.').length;

/** The words that name most of a way: those of `siteSettings.costs` rather than of any `costs`. */
const wordsBy = (ways: Ways): FieldWords | null =>
  ways.flatMap((way) => wordsAt(way) ?? []).toSorted((one, other) => depthOf(other.key) - depthOf(one.key))[0]
    ?.words ?? null;

const exampleIn = (example: unknown): string => {
  if (example === undefined) return '';
  return typeof example === 'string' ? example : JSON.stringify(example);
};

/** Names of the contract's schemas that are not those of the fields that hold them: `site.settings` is a SiteSettings. */
type Named = Readonly<Record<string, string>>;

interface Given {
  readonly named?: Named;
  /** Words of the group that holds the schema. */
  readonly above?: FieldWords | null;
}

/** An id has the pattern of a picture's name, and is none. */
const PICTURE_NAME = /^the name of a picture.*/;
const ID = 'letters, digits, - and _';

/** A text in each language is one field to whoever looks for it. */
const isLocalized = (keys: readonly string[]): boolean =>
  keys.length === LOCALES.length && LOCALES.every((locale) => keys.includes(locale));

/**
 * All fields below a schema that can be set by themselves, in its order. `path` is written before each, `ways` lead to
 * the schema in the words of the contract.
 */
export function fieldsOf(
  schema: z.core.$ZodType,
  path: string,
  ways: Ways,
  { named = {}, above = null }: Given = {},
): WordedField[] {
  const real = bare(schema);
  const def = definitionOf(real);
  // Id and name of a type, and the members of other small groups, have the words of the group.
  const words = wordsBy(ways) ?? above;
  const field = (shape: string): WordedField => {
    const [says = '', example] = words ?? [];
    return {
      path,
      shape: path.endsWith('.id') ? shape.replace(PICTURE_NAME, ID) : shape,
      says,
      example: exampleIn(example),
    };
  };
  const given = { named, above: words };
  if (def.type === 'object') {
    if (isLocalized(Object.keys(def.shape)))
      return [{ ...field('a text in each language of the site'), path: `${path}.${LOCALES.join('|')}` }];
    const rows = Object.entries(def.shape).flatMap(([key, member]) => {
      const below = [
        ...ways.map((way) => [...way, key]),
        ...ways.flatMap((way) => {
          const name = named[`${way.join('.')}.${key}`];
          return name === undefined ? [] : [[name]];
        }),
      ];
      return fieldsOf(member, path === '' ? key : `${path}.${key}`, below, given);
    });
    return rows.length === 0 ? [field(shapeOf(real))] : rows;
  }
  if (def.type === 'array') {
    const element = definitionOf(bare(def.element));
    // A list of groups has a field for each of theirs; a list of values is one field.
    return element.type === 'object'
      ? fieldsOf(def.element, `${path}[0]`, ways, given)
      : [field(shapeOf(real))];
  }
  return [field(shapeOf(real))];
}

/** Searches words in path and meaning, capitals aside; every one of them must be there. */
export const foundIn = (fields: readonly WordedField[], words: readonly string[]): readonly WordedField[] => {
  const sought = words.map((word) => word.toLowerCase());
  return fields.filter(({ path, says, shape }) => {
    const text = `${path} ${says} ${shape}`.toLowerCase();
    return sought.every((word) => text.includes(word));
  });
};

/** The path, then its meaning, shape and example below it. */
export const fieldLines = ({ path, says, shape, example }: WordedField): readonly string[] => [
  path,
  `    ${[
    says,
    `${shape[0]?.toUpperCase() ?? ''}${shape.slice(1)}.`,
    example === '' ? '' : `For example ${example}`,
  ]
    .filter((part) => part !== '')
    .join(' ')}`,
];
