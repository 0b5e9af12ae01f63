import { tellsPlace } from '../../../domain/rules/telling.ts';
import type { PictureView } from '../../../domain/views/picture.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/** All pictures in their order; ones without a place keep theirs, and come last. Unreadable ones are left out. */
export function picturesOf(property: Property, context: ViewContext): readonly PictureView[] {
  const last = Number.POSITIVE_INFINITY;
  return property.pictures
    .toSorted((one, other) => {
      const [a, b] = [one.index ?? last, other.index ?? last];
      return a === b ? 0 : a - b;
    })
    .flatMap((picture) => {
      const view = pictureView(picture, context);
      if (view === null) return [];
      const { lang: _, ...wordless } = { ...view, alt: '' };
      return [tellsPlace(view.alt, property) ? wordless : view];
    });
}

/** The picture of a card; null when there is none, so that the placeholder is drawn. */
export const firstPicture = (property: Property, context: ViewContext): PictureView | null =>
  picturesOf(property, context)[0] ?? null;
