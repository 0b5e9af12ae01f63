import type { PictureBlockView, TextBlockView } from '#domain/views/section.ts';
import { pictureView } from '../platform/media/picture-address.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { SectionOf } from './block-data.ts';
import { blockLink, blockWords } from './words.ts';

/** Text, with or without a picture; a heading alone makes no block. */
export function textBlock(section: SectionOf<'text'>, context: ViewContext): TextBlockView | null {
  const words = blockWords(section, context);
  const picture = section.picture ? pictureView(section.picture, context) : null;
  const link = blockLink(section.link, context);
  if (words.body.length === 0 && picture === null && link === null) return null;
  return { kind: 'text', ...words, picture, link };
}

/** A picture across the full width; null without a usable file. */
export function pictureBlock(section: SectionOf<'picture'>, context: ViewContext): PictureBlockView | null {
  const picture = pictureView(section.picture, context, { hero: true });
  return picture === null ? null : { kind: 'picture', ...blockWords(section, context), picture };
}
