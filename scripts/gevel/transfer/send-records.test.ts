import { expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { createOutput } from '../output.ts';
import type { Entry } from './entry.ts';
import { type SendOptions, sendRecords } from './send-records.ts';

const SUMMARY = { read: 3, new: 0, changed: 0, same: 3, withdrawn: 0, refused: 0, pictures: 0 };
const REFUSAL = { kind: 'estate', id: '2', field: 'estate', value: '', reason: 'is refused by the service' };

/** Sends entries; returns the bodies of the commits, and the result. */
async function send(entries: readonly Entry[], options: SendOptions) {
  const commits: object[] = [];
  const client: Client = {
    origin: 'http://localhost',
    get: async () => null,
    bytes: async () => new Uint8Array(),
    put: async () => ({ refusals: [{ ...REFUSAL, line: 2 }], notes: [] }),
    post: async (path, body) => {
      if (!path.endsWith('/commit')) return { id: 'one' };
      commits.push(Object(body));
      return SUMMARY;
    },
    delete: async () => null,
  };
  const context = { kinds: ['picture', 'estate'], out: createOutput({ write: () => {} }) };
  const all = async function* () {
    yield* entries;
  };
  return { commits, ...(await sendRecords(client, 'dunes', all, options, context)) };
}

const at = (line: number) => ({ file: 'homes.ndjson', line });
const ENTRIES: readonly Entry[] = [
  { file: 'photos', line: 1, value: { picture: { name: '1-front', sizes: [] } } },
  { ...at(1), unreadable: 'not JSON' },
  { ...at(2), value: { estate: { general: { id: 2 } } } },
  { ...at(3), refused: { kind: 'estate', id: '3' }, objections: [{ field: 'x', value: '', reason: 'no' }] },
];

it('syncs the kinds in a file, except pictures', async () => {
  const { commits } = await send(ENTRIES, { sync: 'kinds that come' });
  expect(commits).toEqual([expect.objectContaining({ sync: ['estate'] })]);
});

it('sorts local refusals and those of the service by line', async () => {
  const { refusals } = await send(ENTRIES.slice(1), { sync: 'none' });
  expect(refusals.map(({ line }) => line)).toEqual([1, 2, 3]);
});
