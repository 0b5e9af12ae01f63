/** The page that documents the calls (docs/decisions/0085). */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { PUBLIC_DOOR } from './platform/access/doors.ts';
import { publicGet } from './testing/call.ts';

const UNKNOWN = { error: { code: 'not_found', message: 'This path does not exist.' } };

const linkOf = async (): Promise<string> =>
  (await (await publicGet('/contract-link')).json<{ path: string }>()).path;

describe('the page that documents the calls', () => {
  it('opens by a link that only a token holder gets', async () => {
    expect((await publicGet('/contract-link', { token: null })).status).toBe(404);
    const page = await publicGet(await linkOf(), { token: null });
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'",
    );
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, file = '']) => file);
    expect(files).toEqual(['swagger-ui.css', 'swagger-ui-bundle.js', 'page.js']);
    for (const file of [...files, 'document.json'])
      expect([file, (await publicGet((await linkOf()) + file, { token: null })).status]).toEqual([file, 200]);
  });

  it('serves no other file, and nothing for another link', async () => {
    const link = await linkOf();
    const forged = link.replace(/\.[^/]+/, `.${'A'.repeat(43)}`);
    const later = link.replace(/\d{13}/, (until) => String(Number(until) + 1));
    for (const path of [
      `${link}site.json`,
      `${link}content-service.d.ts`,
      forged,
      later,
      '/contract/x/',
      '/contract/x/page.js',
    ]) {
      const answer = await publicGet(path, { token: null });
      expect([path, answer.status, await answer.json()]).toEqual([path, 404, UNKNOWN]);
    }
  });

  it('expires after an hour', async () => {
    const link = await linkOf();
    vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
    try {
      expect((await createApp(PUBLIC_DOOR).request(link, {}, env)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
  });
});
