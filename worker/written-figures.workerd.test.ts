/** The form of figures that a site chooses, on its pages in each language (decision 111). */
import { expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const HOME = aHome(12, { price: { value: 1_495_000 } }, { dimensions: { areaGround: 1250.5 } });

/** Price and plot on the list of a site with this setting, in four languages. */
async function listed(figures: unknown): Promise<readonly string[]> {
  const plain = siteDocument(`figures-${crypto.randomUUID().slice(0, 6)}`);
  const site = { ...plain, locales: [...LOCALES], settings: { ...plain.settings, figures } } as typeof plain;
  const content = fakeContent(site);
  content.on(`POST /sites/${site.id}/estates`, { total: { value: 1 }, results: [HOME] });
  content.on(`POST /sites/${site.id}/estate-filters`, {});
  const isolate = createIsolateState();
  const bench = appBench({ content, screens, isolate });
  const pages = { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' };
  return await Promise.all(
    LOCALES.map(async (locale) => {
      const answer = await bench.ask(`https://${site.hostnames[0]}/${locale}/${pages[locale]}`);
      const text = (await answer.text()).replaceAll('\u00a0', ' ');
      return [/[€\d., {2}]*1[.,]495[.,]000[€ ]*/u, /1[.,]250[.,]5 m²/u]
        .map((pattern) => pattern.exec(text)?.[0].trim() ?? `${answer.status}`)
        .join(' · ');
    }),
  );
}

it.each([
  ['no setting', undefined],
  ['a setting that cannot be read', 'roman'],
  ['the specification’s', 'same'],
])('the specification’s form in every language: %s (spec 1 §9)', async (_what, figures) => {
  expect(await listed(figures)).toEqual(LOCALES.map(() => '€ 1.495.000 · 1.250,5 m²'));
});

it('each reader’s own form where the site chose it', async () => {
  expect(await listed('local')).toEqual([
    '€ 1.495.000 · 1.250,5 m²',
    '1.495.000 € · 1.250,5 m²',
    '€1,495,000 · 1,250.5 m²',
    '1.495.000 € · 1.250,5 m²',
  ]);
});
