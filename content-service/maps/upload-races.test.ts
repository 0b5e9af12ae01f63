/**
 * Uploads of archives at the same moment, at every gate of the first. A bucket has no transactions, so that the
 * oracle is what must hold afterwards: each answer is one that the contract knows, the record names a file that is
 * there, and an archive can still be uploaded.
 *
 * `beginMapUpload` reads whether an upload is under way: its state is written only while there is none. `putMapPart`
 * and `completeMapUpload` read that state: each part names the upload that it belongs to. `completeMapUpload` looks
 * for its file after it has become current, and `removeMap` looks again after its deletions: whichever comes last
 * takes back a record without a file.
 */
import { env } from 'cloudflare:workers';
import { expect, inject, it } from 'vitest';
import { townArchive } from '#tests/map-archives/town.ts';
import { MAP_HEADER_BYTES, MAP_RECORD_KEY, MapRecordSchema, mapArchiveKey } from '#wire/map-archive.ts';
import { ContentError } from '../platform/errors/content-error.ts';
import { sha256 } from '../platform/hash.ts';
import { withGates } from '../testing/gates.ts';
import { beginUpload, completeUpload, putPart, removeArchives } from './upload.ts';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/** An archive with the request that begins its upload. */
async function archiveOf(attribution: string) {
  const bytes = await townArchive('shortbread', { attribution });
  const view = new DataView(bytes.buffer);
  const [offset, length] = [24, 32].map((at) => Number(view.getBigUint64(at, true))) as [number, number];
  const asked = {
    version: sha256(attribution).slice(0, 16),
    bytes: bytes.byteLength,
    header: base64(bytes.slice(0, MAP_HEADER_BYTES)),
    metadata: base64(bytes.slice(offset, offset + length)),
  };
  return { bytes, asked, version: asked.version };
}
type Archive = Awaited<ReturnType<typeof archiveOf>>;

const [X, Y] = [await archiveOf('x'), await archiveOf('y')];
const NOW = new Date('2026-11-21T11:00:00.000Z');

const begin = (bucket: R2Bucket, { asked }: Archive) => beginUpload(bucket, asked);
const send = (bucket: R2Bucket, { version, bytes }: Archive) => putPart(bucket, version, 1, bytes);
const complete = (bucket: R2Bucket, { version }: Archive) => completeUpload(bucket, version, NOW);
/** As the command line does it: only the parts that are missing are sent. */
async function upload(bucket: R2Bucket, archive: Archive): Promise<void> {
  const { stands, parts } = await begin(bucket, archive);
  if (stands) return;
  if (parts.length === 0) await send(bucket, archive);
  await complete(bucket, archive);
}

type Action = (bucket: R2Bucket) => Promise<unknown>;
const ACTIONS: Readonly<Record<string, Action>> = {
  begin: (bucket) => begin(bucket, X),
  'begin and send': async (bucket) => {
    await begin(bucket, X);
    await send(bucket, X);
  },
  send: (bucket) => send(bucket, X),
  complete: (bucket) => complete(bucket, X),
  'upload another': (bucket) => upload(bucket, Y),
  'remove all': removeArchives,
};
const BEFORE: Readonly<Record<string, Action>> = {
  nothing: async () => {},
  'an upload': (bucket) => begin(bucket, X),
  'all parts': async (bucket) => {
    await begin(bucket, X);
    await send(bucket, X);
  },
  // The file is there, and two others became current since: the next switch deletes it.
  'an earlier archive': async (bucket) => {
    await upload(bucket, X);
    await upload(bucket, Y);
    await begin(bucket, X);
  },
};

/** The error that an action ended with, other than one of the contract. */
async function unexpected(action: Action, bucket: R2Bucket): Promise<unknown> {
  try {
    await action(bucket);
    return null;
  } catch (error) {
    return error instanceof ContentError ? null : String(error);
  }
}

/** Current archives whose file is gone. */
async function lost(): Promise<string[]> {
  const object = await env.MAPS.get(MAP_RECORD_KEY);
  if (object === null) return [];
  const { current } = MapRecordSchema.parse(await object.json());
  return (await env.MAPS.head(mapArchiveKey(current.version))) === null ? [current.version] : [];
}

const cases = Object.keys(BEFORE).flatMap((before) =>
  Object.keys(ACTIONS).flatMap((a) => Object.keys(ACTIONS).map((b) => ({ before, a, b }))),
);

/** Each was a fault: the whole table is tried in `npm run test:proofs`. */
const SAMPLE: readonly string[] = [
  'nothing: begin × begin and send',
  'an upload: send × send',
  'all parts: remove all × complete',
  'an earlier archive: send × upload another',
];
const tried = cases.filter(
  ({ before, a, b }) => inject('whole') || SAMPLE.includes(`${before}: ${a} × ${b}`),
);

it.each(tried)('$before: $a × $b', async ({ before, a, b }) => {
  const [first, second, setUp] = [ACTIONS[a], ACTIONS[b], BEFORE[before]];
  if (first === undefined || second === undefined || setUp === undefined) throw new TypeError('a named deed');
  for (let gate = 0, isReached = true; isReached; gate++) {
    isReached = false;
    await removeArchives(env.MAPS);
    await setUp(env.MAPS);
    let errorOfSecond: unknown = null;
    const { MAPS } = withGates(env, async (at) => {
      if (at !== gate) return;
      isReached = true;
      errorOfSecond = await unexpected(second, env.MAPS);
    });
    const errorOfFirst = await unexpected(first, MAPS);
    const afterwards = await lost();
    // Of a part that came twice at once the bucket may keep either: then the upload is refused, and begins anew.
    const isDoubled = [a, b].every((name) => name.includes('send'));
    const again = await unexpected(async (bucket) => {
      await upload(bucket, X).catch((error: unknown) => {
        if (!isDoubled || !(error instanceof ContentError)) throw error;
        return upload(bucket, X);
      });
    }, env.MAPS);
    expect({ gate, errorOfFirst, errorOfSecond, lost: afterwards, again }).toEqual({
      gate,
      errorOfFirst: null,
      errorOfSecond: null,
      lost: [],
      again: null,
    });
    // The next upload must also arrive.
    expect(MapRecordSchema.parse(await (await env.MAPS.get(MAP_RECORD_KEY))?.json()).current.version).toBe(
      X.version,
    );
  }
});
