import type { HeroView } from '#domain/views/picture.ts';
import type { CachedPage } from '../platform/content/cached-page.ts';
import { type PictureContext, pictureView } from '../platform/media/picture-address.ts';

/** Pictures at the top of a page: one, or one for light and one for dark colours (decision 27). */
export function toHero(
  page: Pick<CachedPage, 'hero' | 'heroEvening'>,
  context: PictureContext,
): HeroView | null {
  const [hero, evening] = [page.hero, page.heroEvening].map((picture) =>
    picture ? pictureView(picture, context, { hero: true }) : null,
  );
  if (!hero || !evening) return hero ?? null;
  const { src, srcSet, width, height } = evening;
  return { ...hero, dark: { src, srcSet, width, height } };
}
