import { bytesToHeader } from 'pmtiles';
import { expect, it } from 'vitest';
import { townArchive } from '#tests/map-archives/town.ts';
import { readArchiveFacts } from './archive-file.ts';

async function attributionOf(attribution: string): Promise<string> {
  const bytes = await townArchive('shortbread', { attribution });
  const first = bytes.slice(0, 127);
  const { jsonMetadataOffset: from, jsonMetadataLength: length } = bytesToHeader(first.buffer);
  return (await readArchiveFacts(first, bytes.slice(from, from + length), bytes.length)).attribution;
}

it('reads an attribution without its markup', async () => {
  expect(await attributionOf('<a href="https://x.example">&copy; OpenStreetMap</a>')).toBe('© OpenStreetMap');
  expect(await attributionOf('<b>City of Ghent</b>')).toBe('City of Ghent, © OpenStreetMap contributors');
});

it('reads an attribution of three million open elements as quickly', async () => {
  expect(await attributionOf('<'.repeat(3_000_000))).toMatch(/OpenStreetMap/);
});
