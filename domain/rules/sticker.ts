import { BLACK, parseColour, sameColour, toHex, WHITE } from '../theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '../theme/contrast.ts';

/** Listing systems send a white background with black text for "no colours chosen" (spec 1 §9). */
export function stickerIgnored(
  color: string | null | undefined,
  colorText: string | null | undefined,
): boolean {
  const [ground, letters] = [parseColour(color), parseColour(colorText)];
  return ground !== null && letters !== null && sameColour(ground, WHITE) && sameColour(letters, BLACK);
}

/**
 * A sticker's colours as `#rrggbb`, or null when they are ignored or the background is unreadable. Text with
 * a contrast below 4.5:1 is replaced by black or white; the background is kept (look, "Don't").
 */
export function stickerColours(
  color: string | null | undefined,
  colorText: string | null | undefined,
): { readonly background: string; readonly letters: string } | null {
  const ground = parseColour(color);
  if (ground === null || stickerIgnored(color, colorText)) return null;
  const wanted = parseColour(colorText);
  const best = contrastRatio(ground, WHITE) >= contrastRatio(ground, BLACK) ? WHITE : BLACK;
  const readable = wanted !== null && contrastRatio(ground, wanted) >= TEXT_CONTRAST;
  return { background: toHex(ground), letters: toHex(readable ? wanted : best) };
}

/**
 * Background of a sticker that only one estate has, and whether its text is light or dark: no style sheet
 * knows its colours, so the text is black or white, whichever is closer to the wanted colour and readable
 * (4.5:1).
 */
export function ownStickerColours(
  color: string | null | undefined,
  colorText: string | null | undefined,
): { readonly ground: string; readonly letters: 'light' | 'dark' } | null {
  const colours = stickerColours(color, colorText);
  const [ground, letters] = [parseColour(colours?.background), parseColour(colours?.letters)];
  if (colours === null || ground === null || letters === null) return null;
  const [onWhite, onBlack] = [contrastRatio(ground, WHITE), contrastRatio(ground, BLACK)];
  const wantsLight = contrastRatio(letters, BLACK) >= contrastRatio(letters, WHITE);
  const light = wantsLight ? onWhite >= TEXT_CONTRAST : onBlack < TEXT_CONTRAST;
  return { ground: colours.background, letters: light ? 'light' : 'dark' };
}
