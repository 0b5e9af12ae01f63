import type { EstateCardView } from '../../domain/views/estate-card.ts';
import type { DrawHeart } from './cards/EstateItems.tsx';
import { ContactCard } from './contact/ContactCard.tsx';
import { FavoritesCountView } from './favorites/FavoritesCountView.tsx';
import { FavoritesFrame } from './favorites/FavoritesFrame.tsx';
import { FavoritesLoading } from './favorites/FavoritesLoading.tsx';
import { HeartButton } from './favorites/HeartButton.tsx';
import { Island } from './Island.tsx';
import type {
  ContactRevealProps,
  FavoritesCountProps,
  FavoritesPageProps,
  GalleryProps,
  HeartProps,
  LoadedIconProps,
  LoadMoreProps,
  MapProps,
  MediaProps,
  RecentProps,
  ResultMapProps,
  ShareProps,
  SimilarProps,
} from './island-props.ts';
import { drawnEstateList } from './load-more/estate-list.ts';
import { LoadMoreView } from './load-more/LoadMoreView.tsx';
import { MapNote } from './MapNote.tsx';
import { MediaCard } from './MediaCard.tsx';
import { Gallery } from './pictures/Gallery.tsx';
import { ResultMapFrame } from './result-map/ResultMapFrame.tsx';
import { ShareBar } from './ShareBar.tsx';

// The server's side of each island: its element, when it wakes, and exactly what its first render in the
// browser gives. Nothing here knows the browser; the living side is in `client/islands.ts`.

/** Heart of one estate, alive once it has been seen. */
export const HeartIsland = ({ id, add }: HeartProps) => (
  <Island name="heart" when="visible" replay props={{ id, add }} className="heart-slot">
    <HeartButton pressed={false} label={add} />
  </Island>
);

/** The heart of each card of a list that the server draws; frozen, so that a card with it may be kept. */
export const drawnHeart: DrawHeart = Object.freeze((card: EstateCardView) => (
  <HeartIsland id={card.id} add={card.heart.add} />
));

/** Favourites in the header. */
export const FavoritesCountIsland = (props: FavoritesCountProps) => (
  <Island name="favorites-count" when="idle" props={props}>
    <FavoritesCountView {...props} count={0} saved />
  </Island>
);

/** Body of the favourites page. */
export const FavoritesPageIsland = (props: FavoritesPageProps) => (
  <Island name="favorites-page" when="load" props={props}>
    <FavoritesFrame>
      <FavoritesLoading label={props.texts.loading} count={0} />
    </FavoritesFrame>
  </Island>
);

/** Foot of the offer; wakes when idle because it also restores a list that was left. */
export const LoadMoreIsland = (props: LoadMoreProps) => (
  <Island name="load-more" when="idle" replay props={props}>
    <LoadMoreView {...props} list={drawnEstateList(props.to, props.shownIds, props.total)} />
  </Island>
);

/** Pictures of an estate; without script each one is a link to the picture. */
export const GalleryIsland = (props: GalleryProps) => (
  <Island name="gallery" when="touch" replay props={props}>
    <Gallery pictures={props.pictures} label={props.texts.label} />
  </Island>
);

/** Contact details on request; without script a link to the same page with the details. */
export const ContactRevealIsland = (props: ContactRevealProps) => (
  <Island name="contact-reveal" when="touch" replay props={props}>
    <ContactCard
      contact={{ revealHref: props.revealHref, agency: props.agency }}
      texts={props.texts}
      state={props.person === null ? 'closed' : 'open'}
      person={props.person}
    />
  </Island>
);

/** A drawing from content that others write (spec 1 §4); its room is kept until it has come. */
export const LoadedIconIsland = (props: LoadedIconProps) => (
  <Island name="icon" when="visible" as="span" props={props}>
    <span className="loaded-icon" data-state="pending" aria-hidden="true">
      <span hidden />
    </span>
  </Island>
);

/** Way to the live map; without script the drawn one stays. */
export const MapIsland = (props: MapProps) => (
  <Island name="map" when="touch" replay props={props}>
    <MapNote note={props.texts.note} load={props.texts.load} />
  </Island>
);

/** The results on a map; without script a drawing whose marks are links. */
export const ResultMapIsland = (props: ResultMapProps) => (
  <Island name="result-map" when="touch" props={props}>
    <div className="result-map__box">
      <ResultMapFrame {...props} />
    </div>
  </Island>
);

/** A film or tour; without script a link to its own page. */
export const MediaIsland = (props: MediaProps) => (
  <Island name="media" when="touch" replay props={props}>
    <MediaCard {...props} />
  </Island>
);

/** Ways to pass an estate on; without script a letter. */
export const ShareIsland = (props: ShareProps) => (
  <Island name="share" when="idle" replay props={props}>
    <ShareBar mailHref={props.mailHref} texts={props.texts} />
  </Island>
);

/** Estates like this one: nothing until they come near and the site has some. */
export const SimilarIsland = (props: SimilarProps) => (
  <Island name="similar" when="visible" props={props}>
    {null}
  </Island>
);

/** Estates looked at on this device: nothing until the browser has told which. */
export const RecentIsland = (props: RecentProps) => (
  <Island name="recent" when="idle" props={props}>
    {null}
  </Island>
);
