import { describe, expect, it } from 'vitest';
import { estateColumns } from '#content-service/intake/estate-columns.ts';
import { estateWords } from '#content-service/intake/estate-words.ts';
import { cardOf } from '#content-service/intake/sources/derived-card.ts';
import { demoData } from '#demo/index.ts';
import { LOCALES } from '#domain/locale.ts';
import { HEAD_TYPES } from '#domain/vocabulary/head-types.ts';
import { SUB_TYPE_CODES, subTypeOf } from '#domain/vocabulary/sub-types.ts';
import type { Estate } from '#wire/estate.ts';
import { toEstateCard } from '#worker/estate/card/estate-card.ts';
import { contextOf } from './estate-pages/cases.ts';

const { listings } = demoData();

/** The demo numbers its estates itself; the rest of a card is derived from the listing. */
const derived = listings.map(({ siteId, listing, card: stated }) => {
  const card = cardOf(listing);
  return { siteId, listing, stated, card: { ...card, general: { ...card.general, id: stated.general.id } } };
});
const wordsOf = (estate: Estate) => new Set(estateWords(estate, { sold: false, fallback: 'nl' }).split(' '));

describe('the card derived from a listing', () => {
  it.each(LOCALES)('equals the demo’s card in lists: %s', (locale) => {
    expect(derived.length).toBeGreaterThan(30);
    for (const { siteId, stated, card } of derived) {
      const context = contextOf(siteId, locale);
      expect(toEstateCard(card, context)).toEqual(toEstateCard(stated, context));
    }
  });

  it('is found, sorted and counted like the demo’s, except for ponds and holiday chalets, which have no code', () => {
    const others = derived.filter(({ listing, stated, card }) => {
      const withStatus = { ...stated, general: { ...stated.general, status: card.general.status } };
      const { head_type_id: headType, ...columns } = estateColumns(card, { document: listing });
      const { head_type_id: demoHeadType, ...demoColumns } = estateColumns(withStatus, { document: listing });
      expect(columns).toEqual(demoColumns);
      // Its search words include the name of the head type.
      const named = { ...card, general: { ...card.general, headType: stated.general.headType } };
      expect(wordsOf(named)).toEqual(wordsOf(stated));
      return headType !== demoHeadType;
    });
    const types = others.map(({ stated }) => Number(stated.general.headType?.id));
    expect(
      [...new Set(types)].filter((id) => id !== HEAD_TYPES.other && id !== HEAD_TYPES.holidayHome),
    ).toEqual([]);
    expect(others.length).toBeLessThan(5);
  });

  it('has the number of the listing if there is one', () => {
    const [first] = listings;
    if (first === undefined) throw new Error('no listing');
    expect(cardOf({ ...first.listing, external_id: '4711' }).general.id).toBe(4711);
  });
});

describe('sub types in the numbering of lists', () => {
  it('have unique numbers, which begin with that of their head type', () => {
    const ids = SUB_TYPE_CODES.map((code) => subTypeOf(code)?.id);
    expect(SUB_TYPE_CODES).toHaveLength(120);
    expect(new Set(ids).size).toBe(120);
    expect(
      SUB_TYPE_CODES.every(
        (code) => Math.floor((subTypeOf(code)?.id ?? 0) / 100) === subTypeOf(code)?.headType,
      ),
    ).toBe(true);
  });
});
