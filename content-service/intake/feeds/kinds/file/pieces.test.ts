/** A file that is read in several pieces, as another one each time (decision 147). */
import { describe, expect, it } from 'vitest';
import type { Ask, ListedPage } from '../../kind.ts';
import { file } from './index.ts';
import { aKyeroHome, kyeroFile } from './testing/kyero-file.ts';

const validators = { etag: '"1"', modified: null };
/** A page of a file, in a piece of work of its own. */
const page = (text: string, cursor: string | null): Promise<ListedPage> => {
  const bytes = new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
  const ask: Ask = {
    settings: { address: 'https://files.example/homes', format: 'kyero' },
    secrets: null,
    account: null,
    now: new Date('2027-01-04T08:00:00.000Z'),
    json: () => Promise.reject(new Error('no JSON is asked for')),
    send: () => Promise.reject(new Error('nothing is sent')),
    xml: () => Promise.reject(new Error('no XML is asked for')),
    file: () => Promise.resolve({ validators, bytes }),
  };
  return file.list(ask, { since: null, cursor, checkpoint: null });
};
const homes = (date: string, ids = Array.from({ length: 201 }, (_, at) => `${at}`)) =>
  kyeroFile(ids.map((id) => aKyeroHome(id, { date })));

describe('a file between two pieces of a round', () => {
  it('that is the same ends with its checkpoint', async () => {
    const { next } = await page(homes('1'), null);
    const last = await page(homes('1'), next);
    expect(last).toMatchObject({ next: null, checkpoint: JSON.stringify(validators) });
    expect(last.homes.map(({ id }) => id)).toEqual(['200']);
  });

  it('that has the same homes, as when it is made on request, is read on, and whole the next time', async () => {
    const { next } = await page(homes('1'), null);
    const last = await page(homes('2'), next);
    expect(last).toMatchObject({ next: null, checkpoint: null });
    expect(last.homes.map(({ id }) => id)).toEqual(['200']);
  });

  it.each([
    ['fewer', (ids: readonly string[]) => ids.slice(1)],
    ['others', (ids: readonly string[]) => [...ids.slice(1), 'other']],
    ['the same in another order', (ids: readonly string[]) => [...ids.slice(1), ...ids.slice(0, 1)]],
  ])('that has %s ends the round', async (_what, change) => {
    const { next } = await page(homes('1'), null);
    const ids = change(Array.from({ length: 201 }, (_, at) => `${at}`));
    await expect(page(homes('1', ids), next)).rejects.toThrow('the file changed while it was read');
  });
});
