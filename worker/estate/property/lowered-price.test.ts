import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { LOWERED_MARGIN_HOURS, loweredFrom } from '#domain/rules/lowered-price.ts';
import { POLICIES } from '../../platform/cache/policies.ts';
import { contextIn } from '../../testing/contexts.ts';
import { loweredSticker, type PriceFacts, toStatedPrice } from './price.ts';

const AT = '2026-11-03T09:00:00Z';
const LOWERED = { before: 420_000, at: AT };
const FACTS: PriceFacts = { value: 400_000, forRent: false, sold: false, lowered: LOWERED };

describe('a lowered price', () => {
  it.each<[string, Partial<PriceFacts>, string | null]>([
    ['shows the date and the earlier price', {}, 'Verlaagd op 3 nov, was € 420.000'],
    ['is also shown for a rent', { forRent: true }, 'Verlaagd op 3 nov, was € 420.000'],
    ['is not shown without an earlier price', { lowered: null }, null],
    ['is not shown when the price is hidden', { value: -1 }, null],
    ['is not shown when the price is on request', { value: null }, null],
    ['is not shown for a price "from"', { priceFrom: true }, null],
    ['is not shown for a sold home', { sold: true }, null],
    ['is not shown when the earlier price was not higher', { lowered: { before: 400_000, at: AT } }, null],
    ['is not shown without its date', { lowered: { before: 420_000, at: null } }, null],
  ])('%s', (_what, facts, words) => {
    const price = toStatedPrice({ ...FACTS, ...facts }, contextIn('nl'));
    expect(price?.lowered ? price.lowered.words + price.lowered.before : null).toBe(words);
    expect(loweredSticker(price, contextIn('nl'))?.text ?? null).toBe(words && 'Prijs verlaagd');
  });

  it.each(LOCALES)('ends with the earlier price, which is struck through: %s', (locale) => {
    const price = toStatedPrice(FACTS, contextIn(locale));
    expect(price?.lowered?.before).toBe('€ 420.000');
    expect(price?.lowered?.words).toMatch(/ $/);
  });

  it.each([
    ['dearer', 420_001, null],
    ['the same', 420_000, null],
    ['cheaper', 419_999, LOWERED],
  ])('is shown when the current price is %s', (_what, value, expected) => {
    expect(loweredFrom(value, LOWERED)).toEqual(expected);
  });

  it('is not on any cached page after its thirty days, while the content service answers', () => {
    const hours = (POLICIES.listings.stale + POLICIES.html.stale) / 3600;
    expect(hours).toBeLessThanOrEqual(LOWERED_MARGIN_HOURS);
  });
});
