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
