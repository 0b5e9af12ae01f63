import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Bindings } from '../../env.ts';
import { logged } from '../../testing/logged.ts';
import { operation } from '../operation/operation.ts';
import {
  bindingsFor,
  databaseNumbered,
  databasesOf,
  directoryOf,
  inEach,
  inOneOf,
  numberOf,
  type WithDatabase,
} from './shards.ts';

/** A database that only has a name. */
const named = (name: string) => ({ name }) as unknown as D1Database;
const nameOf = ({ DB }: WithDatabase) => (DB as unknown as { name: string }).name;
const ONE = { ...env, DB: named('first') };
const THREE = { ...ONE, DB_1: named('second'), DB_2: named('third') };

describe('bindings', () => {
  it('have no database until one is chosen: the compiler checks each of these lines', () => {
    const raw: Bindings = ONE;
    // @ts-expect-error: nobody said whose
    expect(raw.DB).toBe(ONE.DB);
    // @ts-expect-error: only shards.ts chooses
    const made: WithDatabase = { ...raw, DB: named('any') };
    expect(nameOf(made)).toBe('any');
  });

  it('of an operation have one only if its path names a site', async () => {
    const declared = { role: 'read', method: 'get', answer: { kind: 'none' }, errors: [] } as const;
    const ofSite = operation({
      ...declared,
      id: 'ofSite',
      summary: '',
      path: '/sites/{siteId}/x',
      params: z.object({ siteId: z.string() }),
      run: async (_input, context) => context.env.DB,
    });
    const ofAll = operation({
      ...declared,
      id: 'ofAll',
      summary: '',
      path: '/x',
      params: z.object({ id: z.string() }),
      // @ts-expect-error: nobody said whose
      run: async (_input, context) => context.env.DB,
    });
    const context = { env: ONE } as never;
    for (const one of [ofSite, ofAll]) expect(await one.run({} as never, context)).toBe(ONE.DB);
  });
});

describe('with one database', () => {
  it('nothing is looked up, and bindings stay the same', async () => {
    expect(await bindingsFor(ONE, 'any')).toBe(ONE);
    expect(await bindingsFor(ONE, undefined)).toBe(ONE);
    expect(directoryOf(ONE)).toBe(ONE);
    expect(databasesOf(ONE)).toEqual([ONE]);
    expect(databasesOf(ONE)[0]).toBe(ONE);
  });
});

describe('with several', () => {
  it('each is reached by its number, from whatever was chosen before', async () => {
    expect(await inEach(THREE, async (one) => [numberOf(one), nameOf(one)])).toEqual([
      [0, 'first'],
      [1, 'second'],
      [2, 'third'],
    ]);
    for (const one of databasesOf(THREE)) {
      expect(nameOf(directoryOf(one))).toBe('first');
      expect(numberOf(directoryOf(one))).toBe(0);
      expect(databasesOf(one).map(nameOf)).toEqual(['first', 'second', 'third']);
      expect(nameOf(await bindingsFor(one, undefined))).toBe('first');
    }
    expect(() => databaseNumbered(THREE, 3)).toThrow('DB_3 is not bound');
  });

  it('a row is looked for until it is found', async () => {
    const asked: string[] = [];
    const found = await inOneOf(THREE, async (one) => {
      asked.push(nameOf(one));
      return nameOf(one) === 'second' ? 'row' : null;
    });
    expect([found, asked]).toEqual(['row', ['first', 'second']]);
    expect(await inOneOf(THREE, async () => null)).toBeNull();
  });

  it('a row that another database has is found although one fails; nobody calls it missing otherwise', async () => {
    const ask = (has: string) =>
      inOneOf(THREE, async (one) => {
        if (nameOf(one) === 'first') throw new Error('out of order');
        return nameOf(one) === has ? 'row' : null;
      });
    expect(await ask('third')).toBe('row');
    await expect(ask('none')).rejects.toThrow('out of order');
    expect(logged).toHaveBeenCalledTimes(2);
    logged.mockClear();
  });
});
