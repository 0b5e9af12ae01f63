import { stayFavorite } from '#domain/favorites.ts';
import type { RentalFilter } from '#domain/filter/rental-filter.ts';
import { stayQuery } from '#domain/filter/rental-stay.ts';
import { tiedPlace } from '#domain/format/ties.ts';
import { rentalPath } from '#domain/links.ts';
import { hasPositive } from '#domain/rules/emptiness.ts';
import type { CardFactView, CardStripView, EstateCardView, PriceView } from '#domain/views/estate-card.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { toStrip } from '../estate/card/card-strip.ts';
import { factsAs } from '../estate/card/facts-as.ts';
import { toHeart } from '../estate/property/property.ts';
import { leadingPicture } from '../platform/media/leading-picture.ts';
import { cachedView, type ViewContext } from '../platform/page/context.ts';
import { rentalPrice } from './rental-price.ts';
import { rentalKind, rentalPictures, rentalPlace, rentalTitle } from './rental-words.ts';

/** Card of a holiday rental. */
export interface RentalCardView {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly place: string;
  /** "Appartement"; null if the title contains it. */
  readonly kind: string | null;
  readonly picture: PictureView | null;
  /** null without a second picture. */
  readonly strip: CardStripView | null;
  readonly noPicture: string;
  readonly price: PriceView | null;
  /** What the price contains besides the rent; null when that is all. */
  readonly included: string | null;
  /** Text instead of a price: no nights are free. */
  readonly noPrice: string;
  readonly facts: readonly CardFactView[];
  /** Its key among the favourites, and the names of its heart. */
  readonly favorite: string;
  readonly heart: EstateCardView['heart'];
}

/** Parts of a search that a card uses. */
type Sought = Pick<RentalFilter, 'period' | 'from' | 'to' | 'persons'>;
const NOTHING_SOUGHT: Sought = { period: [], from: null, to: null, persons: null };

function factsOf({ general, rooms }: RentalUnit, { t }: ViewContext): CardFactView[] {
  const persons = general.maxOccupation;
  return [
    ...(hasPositive(persons)
      ? [{ kind: 'persons' as const, text: String(persons), name: t.count('stays.personsName', persons) }]
      : []),
    ...(['bedrooms', 'bathrooms'] as const).flatMap((kind) => {
      const count = rooms?.[kind];
      return hasPositive(count)
        ? [{ kind, text: String(count), name: t.count(`views.fact.${kind}`, count) }]
        : [];
    }),
  ];
}

/** A unit as a card among favourites; without a free period its price says so. */
export function toFavoriteRental(unit: RentalUnit, context: ViewContext): EstateCardView {
  const { favorite, noPrice, price, included, ...card } = toRentalCard(unit, context);
  return {
    ...card,
    id: favorite,
    beneath: included,
    price: price ?? { kind: 'on-request', prefix: null, text: noPrice, suffix: null },
    sticker: null,
    status: null,
    sold: false,
    energy: null,
    flood: null,
  };
}

/** A unit as a card, whose link contains the requested stay. */
export function toRentalCard(
  unit: RentalUnit,
  context: ViewContext,
  { period, from, to, persons }: Sought = NOTHING_SOUGHT,
): RentalCardView {
  const ingredients = [unit, period.join(), from, to, persons];
  return cachedView(context, 'rental card', ingredients, () => {
    const pictures = rentalPictures(unit, context);
    const title = rentalTitle(unit, context);
    return {
      id: String(unit.id),
      href: rentalPath(String(unit.id), context.locale) + stayQuery({ from, to, persons }),
      title,
      place: tiedPlace(rentalPlace(unit, context)),
      kind: rentalKind(unit, title, context),
      picture: leadingPicture(pictures),
      strip: toStrip(
        'rental-pictures',
        String(unit.id),
        Math.max(unit.photoCount ?? 0, pictures.length),
        context,
      ),
      noPicture: context.t('estate.noPicture'),
      ...rentalPrice(unit, { period, persons }, context),
      noPrice: context.t('stays.nothingFree'),
      favorite: stayFavorite(String(unit.id)),
      heart: toHeart(title, rentalPlace(unit, context), context),
      facts: factsAs(context.site.theme.choices.card, factsOf(unit, context)),
    };
  });
}
