/** Every schema of the wire has a strict version, which is derived from it. */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RECORD_SCHEMAS } from '#content-service/intake/records/index.ts';
import { strictOf } from '#content-service/intake/strict/index.ts';
import { SiteSchema } from '#wire/site.ts';
import { example, listsIn } from '#wire/testing/lists-in.ts';

const WIRE = resolve(import.meta.dirname, '../wire');
const EXPORTS: readonly object[] = await Promise.all(
  globSync('*.ts', { cwd: WIRE, exclude: ['*.test.ts'] }).map((file) => import(resolve(WIRE, file))),
);
const ALL = EXPORTS.flatMap((exports) => Object.values<unknown>({ ...exports })).filter(
  (schema) => schema instanceof z.ZodType,
);
/** Schemas of incoming content. */
const CONTENT = Object.entries({
  ...RECORD_SCHEMAS,
  site: SiteSchema,
}).map(([name, schema]) => ({ name, schema: schema as z.ZodType }));
/** Schemas with open keys: groups of a listing, parameters of links, and texts. */
const OPEN = /^(?:listing|page|estatePage|navigation|entity|translations)$/;

/** Copies of a value, each with an extra key in one of its objects. */
function withKeys(value: unknown, key: string): unknown[] {
  if (Array.isArray(value))
    return value.flatMap((member, at) => withKeys(member, key).map((one) => value.with(at, one)));
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.defineProperty({ ...value }, key, { value: 1, enumerable: true });
  return [
    own,
    ...Object.entries(value).flatMap(([name, member]) =>
      withKeys(member, key).map((one) => ({ ...value, [name]: one })),
    ),
  ];
}

/** Examples whose values must be consistent with each other. */
const AGENDA = {
  slotMinutes: 30,
  noticeHours: 24,
  horizonDays: 30,
  hours: {},
  agents: [{ id: 'a', name: 'An', email: 'an@a.example' }],
  defaultAgent: 'a',
};
const VALUES: Readonly<Record<string, unknown>> = {
  agenda: { agenda: AGENDA },
  redirect: { redirect: { id: 'a', from: '/pand/1', to: { locale: 'nl', home: '1' } } },
  translations: { translations: { a: 'b' }, locale: 'nl' },
  picture: { picture: { name: 'a', sizes: [{ width: 1, file: '0'.repeat(64) }] } },
};

describe('the strict version of a schema', () => {
  it('is derived once from every schema of the wire', () => {
    expect(ALL.length).toBeGreaterThan(60);
    for (const schema of ALL) expect(strictOf(schema)).toBe(strictOf(schema));
  });

  it.each(CONTENT)('reads a valid value like the tolerant one: $name', ({ name, schema }) => {
    const value = VALUES[name] ?? example(schema);
    expect(strictOf(schema).parse(value)).toEqual(schema.parse(value));
  });

  it.each(CONTENT)('refuses an unknown key in every object with known keys: $name', ({ name, schema }) => {
    const spoilt = withKeys(VALUES[name] ?? example(schema), 'neverSuchAKey');
    const taken = spoilt.filter((value) => strictOf(schema).safeParse(value).success);
    expect(taken.length).toBeLessThan(OPEN.test(name) ? spoilt.length / 2 : 1);
  });

  it.each(CONTENT)(
    'refuses __proto__ everywhere except in objects with open keys: $name',
    ({ name, schema }) => {
      const spoilt = withKeys(VALUES[name] ?? example(schema), '__proto__');
      const taken = spoilt.filter((value) => strictOf(schema).safeParse(value).success);
      expect(taken).toEqual([]);
    },
  );

  it.each(
    CONTENT.filter(({ name }) => VALUES[name] === undefined).flatMap(({ name, schema }) =>
      listsIn(schema)
        // Groups of a listing accept anything, because the table of its fields checks them.
        .filter(({ member }) => !(member instanceof z.ZodUnknown))
        .map((found) => ({ title: `${name} ${found.name}`, schema, found })),
    ),
  )('refuses a list or record with one invalid member: $title', ({ schema, found }) => {
    const bad = [null, 'no such member', -99.5, {}, []].find(
      (value) => !strictOf(found.member as z.ZodType).safeParse(value).success,
    );
    const good = example(found.member);
    const spoilt = found.kind === 'list' ? [good, bad] : { [found.keys[0] ?? '']: bad };
    expect(strictOf(schema).safeParse(found.within(spoilt)).success).toBe(false);
  });
});
