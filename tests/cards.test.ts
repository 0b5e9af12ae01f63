import { describe, expect, it } from 'vitest';
import { cardDocument } from '#content-service/estates/card-document.ts';
import { demoData } from '#demo/index.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import { contextOf } from './estate-pages/cases.ts';

const { sites, estates, listings } = demoData();
const all = [...estates, ...listings.map(({ siteId, card }) => ({ siteId, estate: card }))];

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

describe('estate summaries in lists', () => {
  it.each(sites.flatMap((site) => site.locales.map((locale) => [site.id, locale] as const)))(
    'make the same card as the full estate: %s, %s',
    (siteId, locale) => {
      const context = contextOf(siteId, locale);
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
