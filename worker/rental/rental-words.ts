import { plainLine } from '#domain/format/plain-text.ts';
import { isUnsetNumber } from '#domain/rules/emptiness.ts';
import { capital } from '#domain/text.ts';
import type { PictureView } from '#domain/views/picture.ts';
import type { RentalUnit } from '#wire/rental-unit.ts';
import { pictureView } from '../platform/media/picture-address.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { wordedIn } from '../platform/page/worded.ts';

const named = (
  value: { readonly name?: Parameters<typeof wordedIn>[0] } | null | undefined,
  context: ViewContext,
): string => wordedIn(value?.name, context).text;

export const kindName = ({ general }: RentalUnit, context: ViewContext): string =>
  named(general.subKind, context);

export const cityName = ({ general }: RentalUnit, context: ViewContext): string =>
  named(general.city, context);

/** What kind of unit it is; of an unknown kind, a holiday home. */
const anyKind = (unit: RentalUnit, context: ViewContext): string =>
  kindName(unit, context) || capital(context.t('views.noun.holiday.one'), context.locale);

/** The unit's rental name, otherwise its building's name, otherwise kind and city. */
export function rentalTitle(unit: RentalUnit, context: ViewContext): string {
  const { building } = unit.general;
  const own = [building?.rentalName, building?.name]
    .map((name) => plainLine(name ?? ''))
    .find((name) => name !== '');
  return own ?? [anyKind(unit, context), cityName(unit, context)].filter((word) => word !== '').join(', ');
}

/** "Villa" beside a unit's own name, on its card and on its page; null when the title begins with it. */
export function rentalKind(unit: RentalUnit, title: string, context: ViewContext): string | null {
  const kind = anyKind(unit, context);
  return title.startsWith(kind) ? null : kind;
}

/** "Duinbergen, 8301 Knokke-Heist": zip and city, never a street; the location only if it differs from the city. */
export function rentalPlace(unit: RentalUnit, context: ViewContext): string {
  const city = cityName(unit, context);
  const zip = String(unit.general.city?.zip ?? '').trim();
  const location = named(unit.general.location, context);
  const town = [zip, city].filter((word) => word !== '').join(' ');
  return [location === city ? '' : location, town].filter((word) => word !== '').join(', ');
}

/** 0 is the ground floor; null without a floor, for example for a house. */
export function floorText({ general }: RentalUnit, { t }: ViewContext): string | null {
  const { floor } = general;
  if (typeof floor !== 'number' || isUnsetNumber(floor)) return null;
  return floor === 0 ? t('stays.floor.ground') : t('stays.floor.above', { n: floor });
}

/** Photographs in the site's widths; for those of other hosts with the listing's thumbnail. */
export const rentalPictures = ({ photos }: RentalUnit, context: ViewContext): readonly PictureView[] =>
  (photos ?? []).flatMap(({ original, medium, thumbnail, ...photo }) => {
    const view = pictureView({ ...photo, file: original, thumbnail: thumbnail ?? medium }, context);
    return view === null ? [] : [view];
  });
