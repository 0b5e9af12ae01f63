/** Texts that few screens say lie beside the bundle (decision 66); tests have them in memory, so that it is said here. */
import { afterEach, expect, it, vi } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { DICTIONARIES } from '#locales/dictionaries.ts';
import { seldomTexts } from '#locales/seldom.ts';
import * as texts from '#locales/translator.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

afterEach(() => void vi.restoreAllMocks());

it('are loaded by the screens that use them, once per language, and again after a failure', async () => {
  const given = new Set<Locale>();
  vi.spyOn(texts, 'hasText').mockImplementation((locale) => given.has(locale));
  vi.spyOn(texts, 'giveTexts').mockImplementation((locale) => void given.add(locale));
  const asked: string[] = [];
  let fails = true;
  const ASSETS = {
    fetch: async (address: string) => {
      asked.push(new URL(address).pathname);
      if (fails) return new Response(null, { status: 500 });
      return Response.json(seldomTexts(DICTIONARIES.nl));
    },
  } as unknown as Fetcher;
  const { ask } = appBench({ screens, bindings: { ASSETS } });

  expect((await ask('/nl/contact')).status).toBe(200);
  expect(asked).toEqual([]);
  const failed = await ask('/nl/privacy-verklaring');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('Content-Type')).toContain('text/html');
  fails = false;
  expect((await ask('/nl/privacy-verklaring')).status).toBe(200);
  expect([...given]).toEqual(['nl']);
  expect((await ask('/nl/privacy-verklaring?again')).status).toBe(200);
  expect(asked).toEqual(['/texts/seldom-nl.json', '/texts/seldom-nl.json']);
});
