import { tellsPlace } from '#domain/rules/telling.ts';
import type { PictureView } from '#domain/views/picture.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Property } from '../property/property.ts';

/**
 * All pictures in order; pictures without a position keep their order and come last. Unreadable ones are left
 * out.
 */
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
      return [named(tellsPlace(view.alt, property) ? wordless : view, context)];
    });
}

/** A plan without alt text is named "floor plan": its lines mean nothing to a screen reader. */
const named = (view: PictureView, { t }: ViewContext): PictureView =>
  view.plan === true && view.alt === '' ? { ...view, alt: t('estate.floorPlan') } : view;

/** Highest number of pictures on a card. */
export const MOST_ON_CARD = 5;

/** Pictures in the order of a card: the leading picture, then the others. */
export const withLeading = (pictures: readonly PictureView[]): readonly PictureView[] => {
  const first = leadingPicture(pictures);
  return first === null ? [] : [first, ...pictures.filter((picture) => picture !== first)];
};
