import type { EstateCardView, PriceView } from '#domain/views/estate-card.ts';
import { absolute } from '../platform/assistant-tool.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** "Vanaf € 289.000 / maand"; null where no price is shown. */
export const priceInWords = (price: PriceView | null): string | null =>
  price === null ? null : [price.prefix?.trim(), price.text, price.suffix].filter(Boolean).join(' ');

/** A card of a list in words, for an assistant; what a card does not say is null. */
export const homeInShort = (
  { id, href, kind, title, place, price, beneath, status, sold, energy, facts, sticker }: EstateCardView,
  context: ViewContext,
) => ({
  id,
  kind,
  title,
  place,
  price: priceInWords(price),
  beneathPrice: beneath ?? null,
  status: status?.text ?? null,
  noLongerOffered: sold,
  energyLabel: energy?.label ?? null,
  facts: facts.map(({ text, name }) => (name === null ? text : `${text} ${name}`)),
  remark: sticker?.text ?? null,
  page: href === null ? null : absolute(href, context),
});
