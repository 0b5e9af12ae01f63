import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const WORDS = { nl: 'Wij bewaren uw vraag een jaar.', fr: 'Nous gardons votre question un an.' };

/** An agency with the given pages, and its answer on a path. */
function anAgency(id: string, pages: readonly ('privacy' | 'terms')[]) {
  const site = siteDocument(id);
  const content = fakeContent(site);
  for (const page of pages) {
    content.on(`GET /sites/${site.id}/pages/${page}`, {
      id: page,
      title: { nl: `Over ${page}`, fr: `Au sujet de ${page}` },
      sections: [{ kind: 'text', body: WORDS }],
    });
  }
  const { ask } = appBench({ content, screens });
  return { content, ask: (path: string) => ask(`https://${site.hostnames[0]}${path}`) };
}

it.each([
  ['privacy', 'nl'],
  ['privacy', 'fr'],
  ['terms', 'nl'],
] as const)('%s in %s is the agency’s page of that id (spec 1 §2, §7)', async (screen, locale) => {
  const { ask, content } = anAgency(`legal-${screen}-${locale}`, [screen]);
  const response = await ask(pathTo(screen, locale));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain(WORDS[locale]);
  expect(content.calls.filter((call) => /privacy-policy|privacy-statement/.test(call))).toEqual([]);
});

describe('an agency without its own legal pages', () => {
  it('has the product’s privacy statement', async () => {
    const { ask } = anAgency('legal-none', []);
    const response = await ask(pathTo('privacy', 'fr'));
    const html = await response.text();
    expect(response.status).toBe(200);
    for (const heading of ['Déclaration de confidentialité', 'Qui répond de vos données', 'Vos droits'])
      expect(html).toContain(heading);
    expect(html).not.toContain('noindex');
  });

  it('has no terms', async () => {
    const { ask } = anAgency('legal-no-terms', []);
    expect((await ask(pathTo('terms', 'nl'))).status).toBe(404);
  });
});
