import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';

describe('/favicon.ico', () => {
  it('redirects to the site’s icon', async () => {
    const response = await appBench().ask('/favicon.ico');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/assets\/icon-[\w-]+\.svg$/);
  });
});

describe('/apple-touch-icon.png', () => {
  it('is the agency’s picture for it, otherwise not found', async () => {
    const { ask, content, sites } = appBench();
    expect((await ask('/apple-touch-icon.png')).status).toBe(404);
    content.on(
      `GET /sites/${sites.a.id}/assets/touch-icon-${sites.a.id}`,
      () => new Response('png', { headers: { 'Content-Type': 'image/png' } }),
    );
    const response = await ask('/apple-touch-icon.png');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });
});
