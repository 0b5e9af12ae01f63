import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';

describe('/manifest-{lang}.webmanifest', () => {
  it('is that of the site', async () => {
    const { ask, sites } = appBench();
    const response = await ask('/manifest-nl.webmanifest');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
    expect(await response.json()).toMatchObject({ name: sites.a.name, start_url: '/nl' });
  });

  it.each(['/manifest-de.webmanifest', '/manifest-xx.webmanifest', '/manifest.webmanifest'])(
    'is not found at %s on a site without that language',
    async (path) => {
      const { ask } = appBench();
      expect((await ask(path)).status).toBe(404);
    },
  );
});
