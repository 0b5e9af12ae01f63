import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { LOCALES } from '#domain/locale.ts';
import { EntityItemSchema, EntitySchema } from '#wire/entities.ts';
import { EstateSchema } from '#wire/estate.ts';
import { EstateCollectionSchema } from '#wire/estate-collection.ts';
import { EstateGroupSchema } from '#wire/estate-group.ts';
import { PageSchema } from '#wire/page.ts';
import { RentalUnitSchema } from '#wire/rental-unit.ts';
import { sources } from './house/sources.ts';

interface Node {
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
}

/** The schemas that a node may stand for. */
const kinds = (node: Node): readonly Node[] => [
  node,
  ...[...(node.anyOf ?? []), ...(node.oneOf ?? []), ...(node.allOf ?? [])].flatMap((one) => kinds(one)),
];

/** Paths of a document whose values are texts per language: "$.general.address.street". */
function localizedPaths(node: Node, path = '$'): readonly string[] {
  return kinds(node).flatMap(({ properties = {} }) => {
    const names = Object.keys(properties);
    if (LOCALES.every((locale) => names.includes(locale))) return [path];
    return Object.entries(properties).flatMap(([name, one]) => localizedPaths(one, `${path}.${name}`));
  });
}

const DOCUMENTS = {
  estate: EstateSchema,
  'rental unit': RentalUnitSchema,
  page: PageSchema,
  entity: EntitySchema,
  'entity item': EntityItemSchema,
  collection: EstateCollectionSchema,
  group: EstateGroupSchema,
} satisfies Record<string, z.ZodType>;

const PATHS = new Set(
  Object.values(DOCUMENTS).flatMap((schema) =>
    localizedPaths(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node),
  ),
);

/** Reads of a document's column as a value; `->` gives JSON instead. */
const READ = /(?:doc|card|document\})\)?\s*->>\s*'(\$[\w.]+)'|json_extract\([^,]*doc,\s*'(\$[\w.]+)'\)/g;

const found = (text: string): readonly string[] =>
  [...text.matchAll(READ)].map(([, arrow, call]) => arrow ?? call ?? '').filter((path) => PATHS.has(path));

describe('texts per language in SQL', () => {
  it('knows where documents have them', () => {
    expect([...PATHS]).toEqual(
      expect.arrayContaining(['$.general.address.street', '$.general.city.name', '$.title']),
    );
  });

  it('are read as JSON, and never as a text', () => {
    const places = sources()
      .filter(({ file }) => file.startsWith('content-service/') && !file.endsWith('.test.ts'))
      .flatMap(({ file, text }) => found(text).map((path) => `${file} ${path}`));
    expect(places).toEqual([]);
  });

  it('are noticed', () => {
    expect(found(`SELECT d.doc ->> '$.general.address.street'`)).toEqual(['$.general.address.street']);
    expect(found(`SELECT json_extract(d.doc, '$.general.city.name')`)).toEqual(['$.general.city.name']);
    expect(found(`SELECT d.doc -> '$.general.address.street', d.doc ->> '$.general.id'`)).toEqual([]);
  });
});
