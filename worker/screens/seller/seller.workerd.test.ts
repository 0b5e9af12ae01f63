/** The seller's page at its secret address: who may read it, what is kept out of caches and logs, and its mail. */
import { expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { SELLER_STORIES } from '#wire/testing/seller-stories.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { refusal, siteBench } from '../../testing/site-bench.ts';

const TOKEN = 'T'.repeat(43);
const PATH = pathTo('seller', 'nl', { token: TOKEN });

function bench() {
  const scene = siteBench('seller', { locales: ['nl', 'fr', 'en', 'de'] });
  const { content } = scene;
  const base = `POST ${scene.base}/seller-pages`;
  content.on(`${base}/open`, { ...SELLER_STORIES.dear, mail: 'week' });
  content.on(`${base}/mail`, new Response(null, { status: 204 }));
  const asked = (call: string) => scene.bodies('POST', `/seller-pages/${call}`);
  return { ...scene, base, asked };
}

it('is read by whoever has the address, and kept out of caches, search engines, referrers and logs', async () => {
  const { ask, asked, log } = bench();
  for (const visit of [1, 2]) {
    const answer = await ask(PATH);
    expect([visit, answer.status]).toEqual([visit, 200]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await answer.text();
    expect(html).toContain('58 keer geopend, geen nieuw bezoek');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(html).not.toMatch(/hreflang/);
  }
  // Asked anew each time, by a call without the secret in its address.
  expect(await asked('open')).toEqual([{ token: TOKEN }, { token: TOKEN }]);
  expect(JSON.stringify(log)).not.toContain(TOKEN);
});

it.each(['nl', 'fr', 'en', 'de'] as const)('is drawn in %s', async (locale) => {
  const answer = await bench().ask(pathTo('seller', locale, { token: TOKEN }));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`<html lang="${locale}"`);
});

it('is one page for every address that opens nothing, whatever the reason', async () => {
  const pages: string[] = [];
  for (const [status, code] of [
    [404, 'not_found'],
    [400, 'invalid_request'],
    [410, 'gone'],
    [501, 'not_implemented'],
  ] as const) {
    const { ask, content, base } = bench();
    content.on(`${base}/open`, refusal(status, code));
    const answer = await ask(PATH);
    expect([status, answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 404, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('Deze pagina gaat niet meer open');
    pages.push(/<main[\s\S]*<\/main>/.exec(html)?.[0].replaceAll(/seller\d+/g, 'agency') ?? '');
  }
  expect(new Set(pages).size).toBe(1);
});

it('changes the rhythm of the mail, and says that nothing was changed by what no button sends', async () => {
  const { ask, asked } = bench();
  const sent = await sendForm(ask, PATH, { ...control(), mail: 'month' });
  expect([sent.status, sent.headers.get('Location')]).toEqual([303, `${PATH}#mail`]);
  const wrong = await sendForm(ask, PATH, { ...control(), mail: 'hourly' });
  expect(wrong.status).toBeGreaterThanOrEqual(400);
  expect(await wrong.text()).toContain('Dat is niet gelukt');
  expect(await asked('mail')).toEqual([{ token: TOKEN, rhythm: 'month' }]);
});

it('ends the mail by one press in a mail program (RFC 8058), without a redirect', async () => {
  const { ask, asked } = bench();
  const answer = await ask(PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(answer.status).toBe(200);
  expect(await asked('mail')).toEqual([{ token: TOKEN, rhythm: 'none' }]);
});
