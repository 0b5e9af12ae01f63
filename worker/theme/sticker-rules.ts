import { BLACK, type Colour, parseColour, toHex, WHITE } from '../../domain/theme/colour.ts';
import { contrastRatio, TEXT_CONTRAST } from '../../domain/theme/contrast.ts';
import type { Site } from '../content/schemas/site.ts';
import { stickerClass } from './sticker-class.ts';

type Sticker = Site['settings']['stickers'][number];

/** The agency's letters where they can be read on the ground, else black or white, whichever is clearer. */
export function readableLetters(ground: Colour, letters: Colour | null): Colour {
  if (letters && contrastRatio(letters, ground) >= TEXT_CONTRAST) return letters;
  return contrastRatio(BLACK, ground) >= contrastRatio(WHITE, ground) ? BLACK : WHITE;
}

/** Rule of one sticker; empty when its ground is no colour, so that it keeps the plain look. */
export function stickerRule(sticker: Sticker): string {
  const name = stickerClass(sticker.id);
  const ground = parseColour(sticker.color);
  if (name === null || ground === null) return '';
  const letters = readableLetters(ground, parseColour(sticker.colorText));
  return `.${name}{background:${toHex(ground)};color:${toHex(letters)}}`;
}
