import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from './client.ts';
import { Refused, Unreachable } from './errors.ts';
import { CallRefused } from './refusal.ts';
import { startService, type TestService } from './testing/service.ts';

let service: TestService;
let waits: number[];
beforeEach(async () => {
  service = await startService();
  waits = [];
});
afterEach(() => service.close());

const client = (origin = service.origin) =>
  createClient({ origin, token: 'secret', sleep: async (ms) => void waits.push(ms) });

describe('a call', () => {
  it('sends its token and reads JSON; an empty answer is null', async () => {
    expect(await client().get('/sites')).toEqual({ sites: [] });
    service.script({ status: 204 });
    expect(await client().delete('/sites/a')).toBeNull();
    expect([...service.tokens]).toEqual(['Bearer secret']);
  });

  it('sends bytes unchanged', async () => {
    service.script({ status: 200, body: '{}' });
    await client().put('/sites/a', new TextEncoder().encode('{"id":"a"}'), { contentType: 'image/webp' });
    expect(service.calls).toEqual(['PUT /sites/a']);
  });

  it('resolves subdomains of localhost itself', async () => {
    const origin = service.origin.replace('//localhost', '//content.localhost');
    expect(await client(origin).get('/sites')).toEqual({ sites: [] });
  });

  it('keeps the path of a service’s base URL', async () => {
    service.script({ status: 200, body: '{}' });
    await client(`${service.origin}/api/`).get('/sites');
    expect(service.calls).toEqual(['GET /api/sites']);
  });

  it('sends no token without TLS to another machine', () => {
    expect(() => client('http://content.example')).toThrow(Refused);
    expect(() => client('https://content.example')).not.toThrow();
  });

  it('does not follow redirects', async () => {
    service.script({ status: 302, headers: { Location: 'https://elsewhere.example/' } });
    await expect(client().get('/sites')).rejects.toThrow('GET /sites was answered with 302.');
    expect(service.calls).toHaveLength(1);
  });

  it('reports an answer that is not JSON', async () => {
    service.script({ status: 200, body: '<html>' });
    await expect(client().get('/sites')).rejects.toThrow('GET /sites: the answer is not JSON.');
  });
});

describe('a failed call', () => {
  it.each([429, 503])('is retried after %d, by Retry-After', async (status) => {
    service.script({ status, headers: { 'Retry-After': '7' } }, { status });
    expect(await client().get('/sites')).toEqual({ sites: [] });
    expect(waits).toEqual([7_000, 1_000]);
  });

  it('waits 65 seconds at most', async () => {
    service.script({ status: 503, headers: { 'Retry-After': '86400' } });
    await client().get('/sites');
    expect(waits).toEqual([65_000]);
  });

  it('is retried after a lost connection', async () => {
    service.script({ status: 0, lost: true }, { status: 0, lost: true });
    expect(await client().put('/sites/a', { id: 'a' })).toEqual({ outcome: 'new' });
    expect(waits).toEqual([500, 1_000]);
  });

  it('is not retried after a lost connection if it must not run twice', async () => {
    service.script({ status: 0, lost: true });
    await expect(client().post('/sites/a/tokens', {}, { once: true })).rejects.toThrow(
      'the call may have arrived',
    );
    expect(service.calls).toHaveLength(1);
  });

  it('fails after six attempts', async () => {
    service.script(...Array.from({ length: 6 }, () => ({ status: 503 })));
    await expect(client().get('/sites')).rejects.toThrow(Unreachable);
    expect(service.calls).toHaveLength(6);
    const nobody = service.origin;
    await service.close();
    await expect(client(nobody).get('/sites')).rejects.toThrow(`${nobody} does not answer (ECONNREFUSED).`);
    service = await startService();
  });

  it.each([400, 401, 403, 404, 409, 413, 422, 500])('is not retried after %d', async (status) => {
    service.script({ status, body: '{"error":{"code":"no","message":"No."}}' });
    const failure = client().get('/sites');
    await expect(failure).rejects.toBeInstanceOf(CallRefused);
    await expect(failure).rejects.toMatchObject({ status, code: 'no', message: 'No. (no, GET /sites)' });
    expect(waits).toEqual([]);
  });

  it('reports each invalid field and each refused record', async () => {
    const refusal = { line: 12, kind: 'estate', id: '501', field: 'estate.general.price', value: '"abc"' };
    service.script({
      status: 422,
      body: JSON.stringify({
        error: {
          code: 'refused',
          message: 'Refused.',
          fields: { 'hostnames.1': 'is taken' },
          refusals: [{ ...refusal, reason: 'a number is expected' }],
        },
      }),
    });
    await expect(client().get('/sites')).rejects.toThrow(
      [
        'Refused. (refused, GET /sites)',
        '  hostnames.1: is taken',
        '  line 12, estate 501, estate.general.price: a number is expected ("abc")',
      ].join('\n'),
    );
  });
});
