import { ContactReveal } from '../contact/contact-reveal.island.tsx';
import { FavoritesCount } from '../favorites/favorites-count.island.tsx';
import { FavoritesPage } from '../favorites/favorites-page.island.tsx';
import { Heart } from '../favorites/heart.island.tsx';
import { GalleryIsland as Gallery } from '../gallery/gallery.island.tsx';
import type {
  ContactRevealProps,
  FavoritesCountProps,
  FavoritesPageProps,
  GalleryProps,
  HeartProps,
  LoadMoreProps,
} from '../island-props.ts';
import { LoadMore } from '../search/load-more.island.tsx';
import { Island } from './Island.tsx';

/** Heart of one home, alive once it has been seen. */
export const HeartIsland = ({ id, add }: HeartProps) => (
  <Island name="heart" when="visible" replay props={{ id, add }} className="heart-slot">
    <Heart id={id} add={add} />
  </Island>
);

/** Favourites in the header. */
export const FavoritesCountIsland = (props: FavoritesCountProps) => (
  <Island name="favorites-count" when="idle" props={props}>
    <FavoritesCount {...props} />
  </Island>
);

/** Body of the favourites page. */
export const FavoritesPageIsland = (props: FavoritesPageProps) => (
  <Island name="favorites-page" when="load" props={props}>
    <FavoritesPage {...props} />
  </Island>
);

/** Bar beneath the offer; wakes when idle because it also restores a list that was left. */
export const LoadMoreIsland = (props: LoadMoreProps) => (
  <Island name="load-more" when="idle" replay props={props}>
    <LoadMore {...props} />
  </Island>
);

/** Pictures of a home; without script each one is a link to the picture. */
export const GalleryIsland = (props: GalleryProps) => (
  <Island name="gallery" when="touch" replay props={props}>
    <Gallery {...props} />
  </Island>
);

/** Contact details on request; without script a link to the same page with the details. */
export const ContactRevealIsland = (props: ContactRevealProps) => (
  <Island name="contact-reveal" when="touch" replay props={props}>
    <ContactReveal {...props} />
  </Island>
);
