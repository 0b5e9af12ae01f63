/** A hostile file ends with a clear state. How much time and memory each takes at 20 MB, `npm run bench feed-files` measures. */
import { describe, expect, it } from 'vitest';
import { type Ask, FeedFault } from '../../kind.ts';
import { file } from './index.ts';
import { HOSTILE_FILES } from './testing/hostile-files.ts';

/** More than a reader takes of any. */
const MUCH = 4 * 1024 * 1024;

/** The reason with which reading all pages of a file ends; null when all are read. */
async function reasonOf(format: string, text: string): Promise<string | null> {
  const bytes = new TextEncoder().encode(text);
  const ask: Ask = {
    settings: { address: 'https://files.example/homes', format },
    secrets: null,
    account: null,
    now: new Date('2027-01-04T08:00:00.000Z'),
    json: () => Promise.reject(new Error('no JSON is asked for')),
    send: () => Promise.reject(new Error('nothing is sent')),
    xml: () => Promise.reject(new Error('no XML is asked for')),
    file: () => Promise.resolve({ validators: null, bytes: bytes as Uint8Array<ArrayBuffer> }),
  };
  try {
    let cursor: string | null = null;
    do cursor = (await file.list(ask, { since: null, cursor, checkpoint: null })).next;
    while (cursor !== null);
    return null;
  } catch (error) {
    if (error instanceof FeedFault) return error.reason;
    throw error;
  }
}

// Those that are read whole take their time in the benchmark, and little of it here.
describe.each(HOSTILE_FILES)('$format: $name', ({ format, reason, make }) => {
  it('ends with a reason that says what is wrong, or is read', async () => {
    const said = await reasonOf(format, make(reason === null ? MUCH / 20 : MUCH));
    expect(said ?? 'read whole').toMatch(reason ?? /^read whole$/);
  });
});
