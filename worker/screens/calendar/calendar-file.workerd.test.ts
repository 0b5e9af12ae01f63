import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';

const TOKEN = 'c'.repeat(43);
const PATH = `/calendar/${TOKEN}.ics`;
const FILE = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';

function bench(file: string = FILE, limit?: RateLimit) {
  const app = appBench(limit === undefined ? {} : { bindings: { MAP_LIMIT: limit } });
  app.content.on(`GET /sites/${app.sites.a.id}/calendars/${TOKEN}`, { file });
  return app;
}

describe('GET /calendar/{token}.ics', () => {
  it('is a calendar that is not stored by shared caches or indexed', async () => {
    const response = await bench().ask(PATH);
    expect(await response.text()).toBe(FILE);
    const { headers } = response;
    expect([
      response.status,
      headers.get('Content-Type'),
      headers.get('Cache-Control'),
      headers.get('X-Robots-Tag'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, max-age=300', 'noindex']);
  });

  it('answers 304 to a current ETag, until the calendar changes', async () => {
    const app = bench();
    const etag = (await app.ask(PATH)).headers.get('ETag') ?? '';
    const again = await app.ask(PATH, { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([
      304,
      '',
      'private, max-age=300',
    ]);
    const other = await bench(`${FILE}\r\n`).ask(PATH, { headers: { 'If-None-Match': etag } });
    expect(other.status).toBe(200);
  });

  it('is loaded each time, so that a replaced address stops working at once', async () => {
    const app = bench();
    await app.ask(PATH);
    app.content.on(`GET /sites/${app.sites.a.id}/calendars/${TOKEN}`, () =>
      Response.json({ error: { code: 'not_found', message: 'no calendar' } }, { status: 404 }),
    );
    expect((await app.ask(PATH)).status).toBe(404);
  });

  it.each([
    `/calendar/${'c'.repeat(42)}.ics`,
    `/calendar/${TOKEN}`,
    `/calendar/${TOKEN}.ics.html`,
    '/calendar/..ics',
  ])('%s makes no call', async (path) => {
    const app = bench();
    expect((await app.ask(path)).status).toBe(404);
    expect(app.content.calls.filter((call) => call.includes('/calendars/'))).toEqual([]);
  });

  it('answers 429 to a sender over the rate limit', async () => {
    const response = await bench(FILE, { limit: async () => ({ success: false }) }).ask(PATH);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  });
});
