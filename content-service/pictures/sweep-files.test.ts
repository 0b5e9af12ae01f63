import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureStatements, siteStatements } from '../intake/index.ts';
import { clear } from '../intake/write.ts';
import { get, putBytes } from '../testing/call.ts';
import { aSite } from '../testing/fixtures.ts';
import { BLUE_WEBP, hashOf, RED_WEBP, SMALL_WEBP } from '../testing/pictures.ts';
import { store } from '../testing/store.ts';
import { sweepPictureFiles } from './sweep-files.ts';

const SITE = 'swept';
const HOUR = 3_600_000;
const [RED, BLUE, SMALL] = await Promise.all([RED_WEBP, BLUE_WEBP, SMALL_WEBP].map(hashOf));

const upload = async (bytes: Uint8Array) => {
  expect((await putBytes(`/sites/${SITE}/picture-files/${await hashOf(bytes)}`, bytes)).status).toBe(200);
};
/** A picture with these sizes. */
const show = (name: string, ...sizes: { width: number; file: string | undefined }[]) =>
  store(pictureStatements(SITE, { name, sizes: sizes.map(({ width, file = '' }) => ({ width, file })) }));
const sweepIn = (hours: number) => sweepPictureFiles(env, new Date(Date.now() + hours * HOUR));
const stored = async () => {
  const { results } = await env.DB.prepare('SELECT hash FROM picture_files WHERE site_id = ?')
    .bind(SITE)
    .all<{ hash: string }>();
  const { objects } = await env.PICTURES.list({ prefix: `${SITE}/` });
  const keys = objects.map(({ key }) => key.replace(`${SITE}/`, ''));
  expect(keys.toSorted()).toEqual(results.map(({ hash }) => hash).toSorted());
  return new Set(keys);
};
const bytesAt = async (path: string) => {
  const response = await get(`/sites/${SITE}/assets/${path}`);
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
};

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM assets').run();
  await env.DB.prepare('DELETE FROM picture_files').run();
  const { objects } = await env.PICTURES.list();
  await env.PICTURES.delete(objects.map(({ key }) => key));
  await store(siteStatements(aSite(SITE)));
  for (const bytes of [RED_WEBP, BLUE_WEBP, SMALL_WEBP]) await upload(bytes);
});

describe('the sweep of picture files', () => {
  it('deletes unused files after a day, from R2 and the table', async () => {
    await show('house', { width: 60, file: RED });
    await sweepIn(23);
    expect(await stored()).toEqual(new Set([RED, BLUE, SMALL]));
    await sweepIn(25);
    expect(await stored()).toEqual(new Set([RED]));
    expect(await bytesAt('house')).toEqual({ status: 200, bytes: RED_WEBP });
  });

  it('keeps files for ninety days from the end of their last use', async () => {
    await show('house', { width: 60, file: RED }, { width: 30, file: SMALL });
    await show('other', { width: 30, file: SMALL });
    await show('house', { width: 60, file: BLUE });
    await sweepIn(89 * 24);
    expect(await stored()).toEqual(new Set([RED, BLUE, SMALL]));
    await sweepIn(91 * 24);
    expect(await stored()).toEqual(new Set([BLUE, SMALL]));
    await store([clear('assets', { site_id: SITE, name: 'other' })]);
    await sweepIn(89 * 24);
    expect(await stored()).toEqual(new Set([BLUE, SMALL]));
    await sweepIn(91 * 24);
    expect(await stored()).toEqual(new Set([BLUE]));
  });

  it('lets no picture use a file that is being deleted', async () => {
    const failing = { ...env, PICTURES: { delete: () => Promise.reject(new Error('out of order')) } };
    const tomorrow = new Date(Date.now() + 25 * HOUR);
    await expect(
      sweepPictureFiles(failing as unknown as Pick<typeof env, 'DB' | 'PICTURES'>, tomorrow),
    ).rejects.toThrow('out of order');
    await expect(show('house', { width: 60, file: RED })).rejects.toThrow(/NOT NULL/);
    expect((await bytesAt('house')).status).toBe(404);
    // It is left to the run that marked it for half an hour; then the next one completes the deletion.
    await sweepPictureFiles(env, tomorrow);
    expect((await stored()).size).toBe(3);
    await sweepPictureFiles(env, new Date(tomorrow.getTime() + HOUR));
    expect(await stored()).toEqual(new Set());
    await upload(RED_WEBP);
    await show('house', { width: 60, file: RED });
    expect(await bytesAt('house')).toEqual({ status: 200, bytes: RED_WEBP });
  });

  it('deletes a thousand at once, the longest unused first', async () => {
    await env.DB.prepare(
      'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1002) INSERT INTO picture_files ' +
        "SELECT ?, printf('%064d', i), 'image/webp', 1, 1, 1, printf('2020-01-01T00:00:%05d', i), NULL, 0 FROM n",
    )
      .bind(SITE)
      .run();
    await sweepIn(0);
    const left = await env.DB.prepare('SELECT count(*) AS left FROM picture_files').first('left');
    expect(left).toBe(3 + 2);
  });

  it('reads unused files by an index, and no used ones', async () => {
    const { results } = await env.DB.prepare(
      'EXPLAIN QUERY PLAN SELECT site_id, hash FROM picture_files WHERE ((used = 0 AND unused_since < 1) OR ' +
        '(used = 1 AND unused_since < 2)) ORDER BY unused_since LIMIT 9',
    ).all<{ detail: string }>();
    const plan = results.map(({ detail }) => detail).join();
    expect(plan.match(/picture_files_unused \(used=\? AND unused_since<\?\)/g)).toHaveLength(2);
    expect(plan).not.toContain('SCAN');
  });
});

describe('a picture that is replaced or removed', () => {
  it('serves the new bytes at every old address, without long caching', async () => {
    await show('house', { width: 60, file: RED });
    await show('house', { width: 60, file: BLUE });
    const response = await get(`/sites/${SITE}/assets/house?version=w60&hash=${RED?.slice(0, 12)}`);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(BLUE_WEBP);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  });

  it('loses the sizes that it no longer has, and is not found once deleted', async () => {
    await show('house', { width: 60, file: RED }, { width: 30, file: SMALL });
    await show('house', { width: 60, file: RED });
    expect(await bytesAt('house?version=w30')).toEqual({ status: 200, bytes: RED_WEBP });
    await store([clear('assets', { site_id: SITE, name: 'house' })]);
    expect((await bytesAt('house?version=w30')).status).toBe(404);
  });
});
