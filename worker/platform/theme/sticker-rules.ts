import { stickerColours } from '#domain/rules/sticker.ts';
import type { Site } from '#wire/site.ts';
import { stickerClass } from './sticker-class.ts';

type Sticker = Site['settings']['stickers'][number];

/** CSS rule of one sticker; empty for a sticker without colours, which keeps the default look. */
export function stickerRule(sticker: Sticker): string {
  const name = stickerClass(sticker.id);
  const colours = stickerColours(sticker.color, sticker.colorText);
  if (name === null || colours === null) return '';
  return `.${name}{background:${colours.background};color:${colours.letters}}`;
}
