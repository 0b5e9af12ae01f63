/**
 * Archives are of the deployment, not of a site, and lie in a bucket: the same gates, compared by hand.
 *
 * A switch reads the record of the current archive before it replaces it: the write holds only for the object that was
 * read (its ETag), and otherwise reads again. Uploads in parts are in `upload-races.test.ts`.
 */
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { MAP_RECORD_KEY, type MapArchive, MapRecordSchema, mapArchiveKey } from '#wire/map-archive.ts';
import { withGates } from '../testing/gates.ts';
import { switchTo } from './record.ts';
import { removeArchives } from './upload.ts';

const archive = (letter: string): MapArchive => ({
  version: letter.repeat(16),
  etag: letter,
  bytes: 1,
  schema: 'protomaps',
  bounds: { south: 50, west: 3, north: 51, east: 4 },
  minZoom: 0,
  maxZoom: 14,
  attribution: '© OpenStreetMap',
  sealKey: letter.repeat(32),
  since: '2026-11-21T11:00:00.000Z',
});
const letterOf = ({ version }: MapArchive): string => version.slice(0, 1);

/** The letters of the current and the previous archive, and of the stored files. */
async function standing() {
  const { current, before } = MapRecordSchema.parse(await (await env.MAPS.get(MAP_RECORD_KEY))?.json());
  const { objects } = await env.MAPS.list();
  const files = ['a', 'b', 'c', 'd'].filter((letter) =>
    objects.some(({ key }) => key === mapArchiveKey(letter.repeat(16))),
  );
  return { record: [letterOf(current), before === null ? '' : letterOf(before)].toSorted(), files };
}

const GATES = 3;

it.each(Array.from({ length: GATES }, (_, gate) => gate))(
  'keeps both of two archives that become current at once, at gate %d',
  async (gate) => {
    await removeArchives(env.MAPS);
    for (const letter of ['a', 'b', 'c', 'd']) await env.MAPS.put(mapArchiveKey(letter.repeat(16)), letter);
    await switchTo(env.MAPS, archive('a'));
    await switchTo(env.MAPS, archive('b'));
    let passed = 0;
    const { MAPS } = withGates(env, async (at) => {
      passed = Math.max(passed, at + 1);
      if (at === gate) await switchTo(env.MAPS, archive('d'));
    });
    await switchTo(MAPS, archive('c'));
    expect(passed).toBeGreaterThan(gate);
    expect(await standing()).toEqual({ record: ['c', 'd'], files: ['c', 'd'] });
  },
);
