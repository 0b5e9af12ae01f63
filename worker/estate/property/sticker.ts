import type { Localized } from '../../../domain/locale.ts';
import { isBlank } from '../../../domain/rules/emptiness.ts';
import { type Id, sameId } from '../../../domain/rules/source.ts';
import { isShelved, type Standing } from '../../../domain/rules/standing.ts';
import { ownStickerColours, stickerColours } from '../../../domain/rules/sticker.ts';
import { tellsPlace, type Whereabouts } from '../../../domain/rules/telling.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
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
 * Sticker with its CSS class. The stylesheet has the stickers that the site lists; another one uses its own
 * colours. White with black means that no colours were chosen (spec 1 §9), and such a sticker keeps the
 * default look.
 */
function toSticker(
  sticker: StickerFacts | null | undefined,
  context: ViewContext,
): EstateCardView['sticker'] {
  const words = wordedIn(sticker?.name, context);
  if (words.text === '') return null;
  const styled = context.site.settings.stickers.find(({ id }) => sameId(id, sticker?.id));
  const chosen = isBlank(sticker?.color) ? styled : sticker;
  const own = styled === undefined ? ownStickerColours(sticker?.color, sticker?.colorText) : null;
  if (own !== null)
    return {
      text: words.text,
      ...inLang(words, context),
      className: `sticker-own--${own.letters}`,
      ground: own.ground,
    };
  const coloured =
    styled !== undefined &&
    stickerColours(styled.color, styled.colorText) !== null &&
    stickerColours(chosen?.color, chosen?.colorText) !== null;
  return {
    text: words.text,
    ...inLang(words, context),
    className: coloured ? stickerClass(styled.id) : null,
  };
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
