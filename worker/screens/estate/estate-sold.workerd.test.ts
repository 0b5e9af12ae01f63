import { describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

/** The page of estate 1 with the given transaction; estate 2 is for sale. */
async function pageOf(transaction: number, answersSimilar = true) {
  const { ask, content, sites } = appBench({ screens });
  const base = `/sites/${sites.a.id}`;
  content.on(`GET ${base}/estates/v2/1`, aHome(1, { transaction: { id: transaction } }));
  if (answersSimilar)
    content.on(`GET ${base}/estates/1/similar`, { total: { value: 1 }, results: [aHome(2)], goneNear: 7 });
  const short = await ask('/fr/offre/1');
  const response = await ask(short.headers.get('Location') ?? '');
  expect(response.status).toBe(200);
  return response.text();
}

describe('the page of a sold estate', () => {
  it('shows similar estates first, without a script', async () => {
    const text = await pageOf(5);
    expect(text).toContain('Villa 2');
    expect(text).not.toContain('data-enhance="similar"');
  });

  it('shows them last when they could not be loaded, as for every other estate', async () => {
    expect(await pageOf(5, false)).toContain('data-enhance="similar"');
    const onOffer = await pageOf(1);
    expect(onOffer).toContain('data-enhance="similar"');
    expect(onOffer).not.toContain('Villa 2');
  });

  it('tells what became of its neighbours, and leads to the search for the like', async () => {
    const text = await pageOf(5);
    expect(text).toContain('Parmi les biens à Knokke parus ici ces 24 derniers mois, 7 ont été vendus.');
    expect(text).toMatch(/href="\/fr\/offre\?[^"]*city=1&amp;/);
    expect(await pageOf(1)).not.toContain('parus ici');
  });

  it('is indexed, with structured data of a sold home', async () => {
    const text = await pageOf(5);
    expect(text).not.toContain('noindex');
    expect(text).toContain('https://schema.org/SoldOut');
  });
});
