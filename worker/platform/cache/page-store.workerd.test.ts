import { expect, it } from 'vitest';
import { digest } from './keys.ts';
import { openPage, readPage, sealPage, writePage } from './page-store.ts';
import { POLICIES } from './policies.ts';

const TEXT = '<p>Zwevegem – 285.000 € · 😀</p>';
const rendered = () =>
  new Response(TEXT, {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', 'X-Other': 'mine', 'Cache-Control': 'max-age=9' },
  });

it('sends and stores exactly the bytes that are hashed', async () => {
  const page = await sealPage(rendered());
  const etag = `"${(await digest(TEXT)).slice(0, 32)}"`;
  const stamp = { madeAt: 1_800_000_000_000, version: '7', missing: true };
  await writePage('seal/kept', stamp, page, POLICIES.html);
  const cached = await readPage('seal/kept');
  expect(cached?.stamp).toEqual(stamp);
  const responses = [openPage(page), openPage(page), cached?.response ?? new Response()];
  for (const response of responses) {
    expect(response.status).toBe(404);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag,
    });
    expect(await response.text()).toBe(TEXT);
  }
});
