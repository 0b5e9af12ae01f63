import type { Localized } from '#domain/locale.ts';
import { type Id, sameId } from '#domain/rules/source.ts';
import { isShelved, type Standing } from '#domain/rules/standing.ts';
import { stickerColours, stickerIgnored } from '#domain/rules/sticker.ts';
import { tellsPlace, type Whereabouts } from '#domain/rules/telling.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { inLang, wordedIn } from '../../platform/page/worded.ts';
import { stickerClass } from '../../platform/theme/sticker-class.ts';

/** A sticker in the data of an estate. */
export interface StickerFacts {
  readonly id?: Id | null;
  readonly name?: Localized | null;
  readonly color?: string | null;
  readonly colorText?: string | null;
}

/**
 * Sticker with its colours: its own (spec 1 §2), else those that the site's settings give to its id. White
 * with black means that no colours were chosen (spec 1 §9): such a sticker has the default look. Colours that
 * the site's stylesheet has are a class; others are drawn by attributes, since pages forbid style attributes.
 */
function toSticker(
  sticker: StickerFacts | null | undefined,
  context: ViewContext,
): EstateCardView['sticker'] {
  const words = wordedIn(sticker?.name, context);
  if (words.text === '') return null;
  const named = { text: words.text, ...inLang(words, context) };
  const styled = context.site.settings.stickers.find(({ id }) => sameId(id, sticker?.id));
  const listed = styled === undefined ? null : stickerColours(styled.color, styled.colorText);
  if (stickerIgnored(sticker?.color, sticker?.colorText)) return { ...named, className: null };
  const own = stickerColours(sticker?.color, sticker?.colorText);
  const isListed = own === null || (own.background === listed?.background && own.letters === listed.letters);
  return isListed
    ? { ...named, className: listed === null ? null : stickerClass(styled?.id) }
    : { ...named, className: 'sticker-own--drawn', ground: own.background, letters: own.letters };
}

/** Sticker of an estate, unless it would reveal a hidden address or promote an archived estate. */
export function stickerOf(
  estate: Whereabouts & { readonly sticker: StickerFacts | null; readonly standing: Standing },
  context: ViewContext,
): EstateCardView['sticker'] {
  if (isShelved(estate.standing)) return null;
  const sticker = toSticker(estate.sticker, context);
  return sticker !== null && tellsPlace(sticker.text, estate) ? null : sticker;
}
