import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { ScriptCall } from './platform/env.ts';
import { readJsonBody } from './platform/request/json-body.ts';
import { collectScreens } from './platform/screen.ts';
import { appBench } from './testing/app-bench.ts';

describe('ajax', () => {
  const BodySchema = z.object({ ids: z.array(z.string()) });
  const call: ScriptCall = {
    method: 'POST',
    path: '/favorites',
    answer: async (c) => c.json(await readJsonBody(c, BodySchema, 100)),
  };
  const screens = collectScreens([{ screens: [], calls: [call] }]);
  const json = { 'Content-Type': 'application/json' };

  it.each([
    ['no JSON type', { body: '{}' }, 415, 'unsupported_media_type'],
    ['half a document', { body: '{"ids":', headers: json }, 400, 'bad_request'],
    ['nothing', { headers: json }, 400, 'bad_request'],
    ['broken UTF-8', { body: new Uint8Array([0x22, 0xff, 0x22]), headers: json }, 400, 'bad_request'],
    ['another shape', { body: '{"ids":[1]}', headers: json }, 400, 'bad_request'],
    ['too much', { body: `"${'x'.repeat(200)}"`, headers: json }, 413, 'payload_too_large'],
  ] as const)('refuses a body that is %s, with a reason', async (_name, init, status, code) => {
    const response = await appBench({ screens }).ask('/nl/ajax/favorites', { method: 'POST', ...init });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { code } });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('names the invalid field', async () => {
    const { ask } = appBench({ screens });
    const response = await ask('/nl/ajax/favorites', {
      method: 'POST',
      body: '{"ids":["1",2]}',
      headers: json,
    });
    expect(await response.json()).toMatchObject({ error: { fields: { 'ids.1': 'invalid_type' } } });
  });

  it.each(['GET', 'POST'])('an unknown call (%s) is 404 as JSON', async (method) => {
    const response = await appBench({ screens }).ask('/nl/ajax/nothing', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });
});
