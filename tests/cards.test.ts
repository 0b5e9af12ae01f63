import { describe, expect, it } from 'vitest';
import { cardDocument } from '#content-service/estates/card-document.ts';
import { demoData } from '#demo/index.ts';
import { createTranslator } from '#locales/translator.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';

const { sites, estates, listings } = demoData();
const all = [...estates, ...listings.map(({ siteId, card }) => ({ siteId, estate: card }))];

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

describe('estate summaries in lists', () => {
  it.each(sites.flatMap((site) => site.locales.map((locale) => [site.id, locale] as const)))(
    'make the same card as the full estate: %s, %s',
    (siteId, locale) => {
      const site = sites.find(({ id }) => id === siteId);
      if (site === undefined) throw new Error(`no site ${siteId}`);
      const context: ViewContext = {
        site,
        locale,
        t: createTranslator(locale),
        origin: 'https://a.test',
        today: '2026-11-21',
        allowsHost: () => 'passed',
      };
      const own = all.filter((entry) => entry.siteId === siteId);
      expect(own.length).toBeGreaterThan(100);
      for (const { estate } of own) {
        expect(toEstateCard(cardDocument(estate), context)).toEqual(toEstateCard(estate, context));
      }
    },
  );

  it('are less than half as large', () => {
    const whole = all.reduce((sum, { estate }) => sum + bytesOf(estate), 0);
    const carried = all.reduce((sum, { estate }) => sum + bytesOf(cardDocument(estate)), 0);
    expect(carried).toBeLessThan(whole / 2);
  });
});
