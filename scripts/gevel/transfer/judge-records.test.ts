import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { createOutput } from '../output.ts';
import type { Entry } from './entry.ts';
import { judgeRecords } from './judge-records.ts';
import type { SendOptions } from './send-records.ts';

interface Body {
  readonly records: readonly {
    line: number;
    record?: { estate?: { general: { id: number } } };
    refused?: object;
  }[];
  readonly columns?: unknown;
  readonly coming: { readonly pictures: string[]; readonly files: string[]; readonly cities: unknown[] };
}

/** Judges entries by a service that stores estates 1 to 4, in pages of three ids, and finds every record new. */
async function judge(entries: readonly Entry[], options: SendOptions) {
  const bodies: Body[] = [];
  const writes: string[] = [];
  const stored = ['1', '2', '3', '4'];
  const wrote = async (path: string) => void writes.push(path);
  const client: Client = {
    origin: 'http://localhost',
    get: async (path) => {
      const after = new URL(path, 'http://x').searchParams.get('after') ?? '';
      const ids = stored.filter((id) => id > after);
      return { ids: ids.slice(0, 3), next: ids.length > 3 ? ids[2] : null };
    },
    bytes: async () => new Uint8Array(),
    put: wrote,
    delete: wrote,
    post: async (path, given) => {
      if (path !== '/sites/dunes/records/judged') return wrote(path);
      const body = given as Body;
      bodies.push(body);
      const outcomes = body.records.map(({ line, record, refused }) => ({
        line,
        kind: refused ? null : record?.estate ? 'estate' : 'picture',
        id: refused ? null : String(record?.estate?.general.id ?? 'front'),
        outcome: refused ? 'refused' : 'new',
      }));
      return { outcomes, refusals: [], notes: [] };
    },
  };
  const context = { kinds: ['picture', 'estate'], out: createOutput({ write: () => {} }) };
  const all = async function* () {
    yield* entries;
  };
  const judged = await judgeRecords(client, 'dunes', all, options, context);
  return { bodies, writes, ...judged };
}

const home = (file: string, line: number, id: number, more: object = {}): Entry => ({
  file,
  line,
  value: { estate: { general: { id }, ...more } },
});

describe('a dry run', () => {
  it('counts the records that a sync would withdraw, by the ids of all pages, and writes nothing', async () => {
    const { summary, writes } = await judge([home('a.ndjson', 1, 2), home('a.ndjson', 2, 9)], {
      sync: 'kinds that come',
    });
    expect([summary, writes]).toEqual([expect.objectContaining({ read: 2, new: 2, withdrawn: 3 }), []]);
    expect((await judge([home('a.ndjson', 1, 2)], { sync: 'none' })).summary).toMatchObject({ withdrawn: 0 });
  });

  it('withdraws nothing when a refused record has no id', async () => {
    const nameless: Entry = { file: 'a.ndjson', line: 2, unreadable: 'not JSON' };
    const { summary, refusals } = await judge([home('a.ndjson', 1, 2), nameless], { sync: ['estate'] });
    expect(summary).toMatchObject({ withdrawn: 0, refused: 1 });
    expect(refusals).toEqual([expect.objectContaining({ line: 2, reason: 'not JSON' })]);
  });

  it('refuses an id that another file had, and counts it once', async () => {
    const { summary, refusals } = await judge([home('a.ndjson', 7, 2), home('b.ndjson', 3, 2)], {
      sync: 'none',
    });
    expect(summary).toMatchObject({ read: 1 });
    expect(refusals).toEqual([
      expect.objectContaining({
        file: 'b.ndjson',
        line: 3,
        id: '2',
        reason: 'This estate came before, in line 7.',
      }),
    ]);
  });

  it('sends the service earlier pictures and cities that the records need', async () => {
    const city = { city: { id: 5, zip: '3000', name: { nl: 'Leuven' } } };
    const picture = { picture: { name: 'front', sizes: [{ width: 800, file: 'a'.repeat(64) }] } };
    const { bodies } = await judge(
      [
        { file: 'photos', line: 1, value: picture },
        { file: 'a.ndjson', line: 1, value: city },
        home('b.ndjson', 1, 2, { pictures: [{ file: 'front' }, { file: 'other' }] }),
      ],
      { sync: 'none' },
    );
    expect(bodies.map(({ coming }) => coming)).toEqual([
      { pictures: [], files: ['a'.repeat(64)], cities: [] },
      { pictures: [], files: [], cities: [] },
      { pictures: ['front'], files: [], cities: [city] },
    ]);
  });

  it('adds the withdrawal to the columns of a sync', async () => {
    const row: Entry = { ...home('a.csv', 2, 2), columns: [['estate', 'general', 'id']] } as Entry;
    const columns = async (sync: SendOptions['sync']) => (await judge([row], { sync })).bodies[0]?.columns;
    expect(await columns('kinds that come')).toEqual([['estate', 'general', 'id'], ['withdrawnAt']]);
    expect(await columns('none')).toEqual([['estate', 'general', 'id']]);
  });

  it('of a strict import has no summary when something is refused', async () => {
    const nameless: Entry = { file: 'a.ndjson', line: 2, unreadable: 'not JSON' };
    expect((await judge([nameless], { sync: 'none', strict: true })).summary).toBeNull();
  });
});
