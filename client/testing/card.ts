import type { EstateCardView } from '#domain/views/estate-card.ts';

/** Card of the estate with this id, for tests. */
export const cardOf = (id: string): EstateCardView => ({
  id,
  href: `/nl/aanbod/${id}`,
  kind: null,
  title: `Estate ${id}`,
  place: '8300 Knokke-Heist',
  picture: null,
  strip: null,
  noPicture: 'No picture yet',
  price: null,
  sticker: null,
  status: null,
  sold: false,
  energy: null,
  flood: null,
  facts: [],
  heart: { add: `Keep ${id}`, remove: `Remove ${id}` },
});

/** Answer with the cards of these estates, with `total` as the number found. */
export const answerOf = (ids: readonly string[], total = ids.length) => ({ total, results: ids.map(cardOf) });
