import type { ReactNode } from 'react';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { DrawHeart } from './cards/EstateItems.tsx';
import { ContactCard } from './contact/ContactCard.tsx';
import { FavoritesEmpty } from './favorites/FavoritesEmpty.tsx';
import { FavoritesFrame } from './favorites/FavoritesFrame.tsx';
import { FavoritesLoading } from './favorites/FavoritesLoading.tsx';
import { HeartButton } from './favorites/HeartButton.tsx';
import type {
  ContactRevealProps,
  FavoritesPageProps,
  GalleryProps,
  HeartProps,
  IslandName,
  IslandProps,
  IslandTiming,
  LoadMoreProps,
  MapProps,
  MediaProps,
  ResultMapProps,
} from './island-props.ts';
import { LoadMoreView } from './load-more/LoadMoreView.tsx';
import { MapNote } from './MapNote.tsx';
import { MediaCard } from './MediaCard.tsx';
import { Gallery } from './pictures/Gallery.tsx';
import { ResultMapFrame } from './result-map/ResultMapFrame.tsx';

interface Props<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps[Name];
  readonly when: IslandTiming;
  readonly as?: 'div' | 'span' | 'section';
  /** Whether a click before the island is awake is stored and repeated, also on a link. */
  readonly replay?: boolean;
  readonly className?: string;
  /** Exactly the island's first render in the browser. */
  readonly children: ReactNode;
}

/**
 * Marks server-rendered content that the browser hydrates later as a separate island. The props go into an
 * attribute as JSON, which React escapes, so they need no inline script.
 */
const Island = <Name extends IslandName>({
  name,
  props,
  when,
  as: Element = 'div',
  replay = false,
  className,
  children,
}: Props<Name>) => (
  <Element
    data-island={name}
    data-when={when}
    data-replay={replay ? '' : undefined}
    data-props={JSON.stringify(props)}
    className={className}
  >
    {children}
  </Element>
);

// The server's side of each island: its element, when it wakes, and exactly its first render in the browser.
// Nothing here uses the browser; the live side is in `client/registry.ts`.

/** Heart of one estate; its stored state is painted before it is hydrated. */
export const HeartIsland = ({ id, add }: HeartProps) => (
  <Island name="heart" when="touch" replay props={{ id, add }} className="heart-slot">
    <HeartButton pressed={false} label={add} />
  </Island>
);

/** The heart of each card in a list drawn by the server; frozen, so that a card with it can be cached. */
export const drawnHeart: DrawHeart = Object.freeze((card: EstateCardView) => (
  <HeartIsland id={card.id} add={card.heart.add} />
));

/** Body of the favourites page: its empty state, and the island that shows what is in the list. */
export const FavoritesPageIsland = (props: FavoritesPageProps) => (
  <div data-enhance="favorites" data-when="load">
    <template>
      <FavoritesEmpty {...props} />
    </template>
    <Island name="favorites-page" when="asked" props={props}>
      <FavoritesFrame>
        <FavoritesLoading label={props.texts.loading} count={0} />
      </FavoritesFrame>
    </Island>
  </div>
);

/** Foot of the offer; without script its link leads to the next page. */
export const LoadMoreIsland = (props: LoadMoreProps) => (
  <Island name="load-more" when="touch" replay props={props}>
    <LoadMoreView {...props} />
  </Island>
);

/** Pictures of an estate; without script each one is a link to the picture. */
export const GalleryIsland = (props: GalleryProps) => (
  <Island name="gallery" when="touch" replay props={props}>
    <Gallery pictures={props.pictures} label={props.texts.label} plans={props.texts.plans} />
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
      second={props.second}
    />
  </Island>
);

/** Button for the live map; without script the drawn one stays. */
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

/** A video or virtual tour; without script a link to its own page. */
export const MediaIsland = (props: MediaProps) => (
  <Island name="media" when="touch" replay props={props}>
    <MediaCard {...props} />
  </Island>
);
