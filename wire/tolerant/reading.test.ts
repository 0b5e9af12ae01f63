/** Answers that are wrong in every way, and what reading them costs (contract, "Conventions"). */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { optional, orAbsent, orElse, orRead, settings } from './leniency.ts';
import { memberRecord, members, someMembers, wholeList } from './members.ts';
import { readKeeping } from './read.ts';

let looks = 0;
/** A text that counts how often one is looked at. */
const counted = z.string().refine(() => {
  looks += 1;
  return true;
});

/** The reading of an answer, and how many texts were looked at for it. */
function readCounting<S extends z.ZodType>(schema: S, answer: unknown) {
  looks = 0;
  const read = readKeeping(schema, answer);
  return { read, looks };
}

const reported = (schema: z.ZodType, answer: unknown) => {
  const read = readKeeping(schema, answer);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return { data: read.data, lost: read.losses.first.map(({ path }) => path) };
};

const repeat = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the part that is dropped', () => {
  it('is the innermost thing that may, and a loss within a lost thing does not count', () => {
    const schema = z.object({
      rows: members(z.object({ id: z.string(), parts: members(z.string()), at: optional(z.number()) })),
    });
    const rows = [
      { id: 'a', parts: ['x', 1, 'y'], at: 'soon' },
      { id: 2, parts: [3, 'z'] },
      { id: 'c', parts: 4 },
    ];
    expect(reported(schema, { rows })).toEqual({
      data: { rows: [{ id: 'a', parts: ['x', 'y'], at: undefined }] },
      lost: ['rows.0.parts.1', 'rows.1', 'rows.2'],
    });
  });

  it('is the next thing around it where a check fails after members went, named by its place in the original', () => {
    const pair = members(z.string()).length(2);
    const answer = [['a', 'b'], ['a', 1], 5, ['c', 'd', 2], ['e']];
    expect(reported(members(pair), answer)).toEqual({
      data: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      lost: ['1', '2', '3.2', '4'],
    });
  });

  it('is not a list that is too long only for its bad members', () => {
    const few = z.object({ few: orElse(members(members(z.string()).max(1)).max(2), []) });
    expect(reported(few, { few: [['a'], ['b', 1], 2, [], 3] })).toEqual({ data: { few: [] }, lost: [] });
    expect(reported(few, { few: [['a'], ['b', 1], 2] })).toEqual({
      data: { few: [['a'], ['b']] },
      lost: ['few.1.1', 'few.2'],
    });
    expect(reported(z.object({ list: someMembers(z.string()).max(1) }), { list: [1, 2] })).toEqual([
      'list: no member can be read',
    ]);
  });

  it('is not a group whose check fails only for a bad field', () => {
    const group = z.object({ at: optional(z.string().regex(/^a/)) }).refine(({ at }) => at !== 'b');
    expect(reported(members(group), [{ at: 'b' }])).toEqual({ data: [{ at: undefined }], lost: [] });
  });

  it('is a whole group where its check names a field that may be absent', () => {
    const group = z
      .object({ from: optional(z.number()), to: optional(z.number()) })
      .refine(({ from, to }) => (from ?? 9) < (to ?? 0), { path: ['from'], message: 'the wrong way round' });
    expect(reported(z.object({ group: optional(group) }), { group: { from: 2, to: 1 } })).toEqual({
      data: { group: undefined },
      lost: [],
    });
    expect(reported(group, { from: 2, to: 1 })).toEqual(['from: the wrong way round']);
  });

  it('is nothing where nothing may: the error is that of the schema', () => {
    const schema = z.object({
      id: z.string(),
      list: members(z.string()),
      whole: wholeList(z.string(), 'a reason'),
    });
    expect(reported(schema, { id: 1, list: [1, 'a'], whole: ['a', 2] })).toEqual([
      'id: Invalid input: expected string, received number',
      'whole.1: Invalid input: expected string, received number',
    ]);
  });

  it('is never the last member of a list that an answer is about', () => {
    const results = someMembers(z.string());
    expect(reported(z.object({ results }), { results: [1, 2] })).toEqual(['results: no member can be read']);
    expect(reported(z.object({ results }), { results: [] })).toEqual({ data: { results: [] }, lost: [] });
    expect(reported(members(results), [[1], ['a', 2]])).toEqual({ data: [['a']], lost: ['0', '1.1'] });
    expect(reported(z.object({ results }), { results: 'none' })).toEqual([
      'results: Invalid input: expected array, received string',
    ]);
  });

  it('is replaced by its fallback, which is reported in settings unless it was null', () => {
    const shape = () => ({
      days: orElse(z.number().max(9), 3),
      name: orRead(z.string(), (given) => `not ${String(given)}`),
      note: orAbsent(z.string().optional()),
    });
    const bad = { days: 10, name: 5, note: null };
    const data = { days: 3, name: 'not 5', note: undefined };
    expect(reported(z.object(shape()), bad)).toEqual({ data, lost: [] });
    expect(reported(settings(shape()), bad)).toEqual({ data, lost: ['days', 'name'] });
    expect(reported(settings(shape()), {})).toEqual({ data: { days: 3, name: 'not undefined' }, lost: [] });
  });

  it('extends outward where the fallback cannot be read either', () => {
    const schema = members(z.object({ name: orRead(z.string().max(3), () => 'too long') }));
    expect(reported(schema, [{ name: 'a' }, { name: 5 }])).toEqual({ data: [{ name: 'a' }], lost: ['1'] });
  });
});

describe('unions', () => {
  const links = members(z.string());
  const byTag = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('links'), links }),
    z.object({ kind: z.literal('note'), text: optional(z.string()) }),
  ]);

  it('are read by their tag, and an unknown tag is one lost member', () => {
    const answer = [
      { kind: 'links', links: ['a', 1] },
      { kind: 'note', text: 5 },
      { kind: 'film' },
      { kind: [] },
      7,
    ];
    expect(reported(members(byTag), answer)).toEqual({
      data: [
        { kind: 'links', links: ['a'] },
        { kind: 'note', text: undefined },
      ],
      lost: ['0.links.1', '2', '3', '4'],
    });
  });

  it('without a tag are read by the first alternative that can be, whatever may go of it', () => {
    const either = z.union([z.string(), members(z.string()), z.object({ links })]);
    const answer = { a: 'x', b: ['y', 1, 'z'], c: { links: [2, 'w'] }, d: { links: 3 }, e: null };
    expect(reported(memberRecord(either), answer)).toEqual({
      data: { a: 'x', b: ['y', 'z'], c: { links: ['w'] } },
      lost: ['b.1', 'c.links.0', 'd', 'e'],
    });
  });

  it('are read by a later alternative where that one fits without a loss', () => {
    const schema = z.union([z.object({ at: optional(z.number()) }), z.object({ at: z.string() })]);
    expect(reported(schema, { at: 'noon' })).toEqual({ data: { at: 'noon' }, lost: [] });
    expect(reported(schema, { at: [] })).toEqual({ data: { at: undefined }, lost: [] });
  });

  it('within unions keep their places', () => {
    const inner = z.union([z.number(), members(z.number())]);
    const schema = z.object({ at: z.union([z.string(), z.object({ list: members(inner) })]) });
    expect(reported(schema, { at: { list: [[1, 'x', 2], 'y', 3] } })).toEqual({
      data: { at: { list: [[1, 2], 3] } },
      lost: ['at.list.0.1', 'at.list.1'],
    });
  });
});

describe('a hostile answer', () => {
  it.each([1, 10_000])('costs two readings with %d bad members, and all are counted', (count) => {
    const schema = z.object({ rows: members(z.object({ id: z.number(), text: counted })) });
    const good = { id: 1, text: 'a' };
    const rows = [...repeat(count, good), ...repeat(count, { id: 'bad', text: 'a' })];
    const { read, looks: all } = readCounting(schema, { rows });
    expect(read).toMatchObject({ success: true, losses: { count } });
    expect(all).toBeLessThanOrEqual(rows.length + count);
  });

  it('costs twice the usual where every field of every member is bad', () => {
    const schema = members(z.object({ text: counted, a: optional(z.number()), b: members(z.number()) }));
    const answer = repeat(2_000, { text: 'a', a: 'bad', b: ['bad', 'bad'] });
    const { read, looks: all } = readCounting(schema, answer);
    expect(read).toMatchObject({ success: true, losses: { count: 4_000 } });
    expect(all).toBeLessThanOrEqual(2 * answer.length);
  });

  it('costs a constant for each member that is one of several things', () => {
    const schema = memberRecord(z.union([counted, members(counted)]));
    const names = [...repeat(1_000, 0).keys()];
    const answer = Object.fromEntries(names.map((name) => [`n${name}`, ['a', 1, 'b']]));
    const { read, looks: all } = readCounting(schema, answer);
    expect(read).toMatchObject({ success: true, losses: { count: 1_000 } });
    // Each text once in the whole answer, twice alone, and once more in the whole.
    expect(all).toBeLessThanOrEqual(4 * 2 * names.length);
  });

  /** Groups within groups: each is checked only once the one within it is readable, and then fails. */
  const nested = (levels: number): z.ZodType =>
    levels === 0
      ? z.object({ text: counted, at: optional(z.number()) })
      : z
          .object({ text: counted, in: optional(nested(levels - 1)) })
          .refine((value) => value.in !== undefined);
  const nest = (levels: number): object =>
    levels === 0 ? { text: 'a' } : { text: 'a', in: nest(levels - 1) };
  const badWithin = (levels: number): object =>
    levels === 0 ? { text: 1 } : { text: 'a', in: badWithin(levels - 1) };

  it.each([1, 3, 6])(
    'costs one more reading for each of %d levels whose checks wait for inner ones',
    (levels) => {
      const good = readCounting(z.object({ top: optional(nested(levels)) }), { top: nest(levels) }).looks;
      const { read, looks: all } = readCounting(z.object({ top: optional(nested(levels)) }), {
        top: badWithin(levels),
      });
      expect(read).toMatchObject({ success: true, data: { top: undefined } });
      expect(all).toBeLessThanOrEqual((levels + 2) * good);
    },
  );

  it('is unreadable after eight readings, whatever its schema', () => {
    const good = readCounting(z.object({ top: optional(nested(40)) }), { top: nest(40) }).looks;
    const { read, looks: all } = readCounting(z.object({ top: optional(nested(40)) }), {
      top: badWithin(40),
    });
    expect(read.success).toBe(false);
    expect(all).toBeLessThanOrEqual(8 * good);
  });

  it('may be as deep as it likes', () => {
    const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`) as unknown;
    const schema = z.object({ text: optional(z.string()), rows: members(z.string()) });
    expect(reported(schema, { text: deep, rows: ['a', deep], more: deep })).toEqual({
      data: { text: undefined, rows: ['a'] },
      lost: ['rows.1'],
    });
  });

  it('cannot name a prototype', () => {
    const schema = z.object({
      texts: memberRecord(z.string()),
      rows: members(z.object({ id: optional(z.string()) })),
    });
    const answer = JSON.parse(
      '{"texts":{"__proto__":{"a":1},"constructor":"c","toString":5},"rows":[{"__proto__":{"id":"p"},"id":7}]}',
    ) as unknown;
    const read = readKeeping(schema, answer);
    expect(read).toMatchObject({ success: true, losses: { count: 1, first: [{ path: 'texts.toString' }] } });
    const { texts, rows } = schema.parse(read.success ? read.data : null);
    expect(Object.entries(texts)).toEqual([['constructor', 'c']]);
    expect(rows[0]?.id).toBe(undefined);
    expect(Object.getPrototypeOf(texts)).toBe(Object.prototype);
  });

  it('is never changed', () => {
    const answer = Object.freeze({ rows: Object.freeze(['a', 1, Object.freeze({})]), at: 'soon' });
    const schema = z.object({ rows: members(z.string()), at: optional(z.number()) });
    expect(reported(schema, answer)).toEqual({
      data: { rows: ['a'], at: undefined },
      lost: ['rows.1', 'rows.2'],
    });
    expect(answer).toEqual({ rows: ['a', 1, {}], at: 'soon' });
  });

  it('puts no long text into a report', () => {
    const key = 'k'.repeat(500);
    const read = readKeeping(memberRecord(memberRecord(z.string())), { [key]: { [key]: 1 } });
    expect(read.success && read.losses.first.map(({ path }) => path.length)).toEqual([129]);
  });
});

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(resolve(folder, file), 'utf8') }));

it('stands on the public surface of zod', () => {
  for (const { file, text } of sourcesIn(import.meta.dirname))
    expect(text, file).not.toMatch(/zod\/v4\/core|_zod|\$constructor/);
});

it('is not kept from a problem by a fallback of zod’s own', () => {
  const sources = sourcesIn(resolve(import.meta.dirname, '..'));
  expect(sources.length).toBeGreaterThan(30);
  for (const { file, text } of sources) expect(text, file).not.toMatch(/\.catch\(/);
});
