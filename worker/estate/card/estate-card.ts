import { openingOf } from '#domain/format/excerpt.ts';
import { tied, tiedPlace } from '#domain/format/ties.ts';
import { isProject, isProjectUnit } from '#domain/rules/project.ts';
import { isShelved } from '#domain/rules/standing.ts';
import { withoutTelling } from '#domain/rules/telling.ts';
import type { EstateCardView } from '#domain/views/estate-card.ts';
import type { Estate } from '#wire/estate.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import { cachedView, type ViewContext } from '../../platform/page/context.ts';
import { inLang } from '../../platform/page/worded.ts';
import { cardFacts } from '../facts/card-facts.ts';
import { toEnergyTag } from '../facts/energy.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { openHouseSticker } from '../open-house/open-house.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { beneathPrice } from '../property/history.ts';
import { kindBeside } from '../property/kind-beside.ts';
import { loweredSticker, toStatedPrice } from '../property/price.ts';
import { floodWarning, type Property, placeOf, statedStatus, toHeart } from '../property/property.ts';
import { stickerOf } from '../property/sticker.ts';
import { unitTitle } from '../units/units.ts';
import { toCardRow } from './card-row.ts';
import { toStrip } from './card-strip.ts';
import { factsAs, isBrief } from './facts-as.ts';
import { picturesOf } from './pictures.ts';

/**
 * The property's name (spec 1 §2); a unit also has its number, because all units of a project have the same
 * name.
 */
const titleOf = ({ general }: Estate, property: Property, context: ViewContext): string =>
  isProjectUnit(general) && !isProject(general) ? unitTitle(property, context) : property.name;

/** The listing's own title, if it has one in the page's language that says more than its kind. */
const ownTitleOf = (
  { title, titleLocale }: Property,
  kind: string,
  { locale }: ViewContext,
): string | null =>
  title === '' || titleLocale !== locale || title.toLowerCase() === kind.toLowerCase() ? null : title;

/** Whether a title is a name, or begins with it: "Warande: living beside the park". */
const leadsWith = (title: string, name: string): boolean =>
  title.toLowerCase().startsWith(name.toLowerCase()) && /^\s*(?:$|[:,–—-])/.test(title.slice(name.length));

/** Small line over the title: the kind; over a title that begins with a project's name, that it is a project. */
function kindOver(own: string | null, property: Property, kind: string, context: ViewContext): string | null {
  const title = own ?? kind;
  if (property.project && leadsWith(title, kind)) return kindBeside(title, property, context);
  return own === null ? null : kind;
}

/** Text of a card with a story: the agency's remark, else the start of the description. */
function storyOf(property: Property, context: ViewContext): Pick<EstateCardView, 'text'> {
  const { remark, lines } = openingOf(property.lead, property.description);
  const words = tied(withoutTelling(remark || lines, property));
  return words === '' ? {} : { text: { words, ...inLang({ locale: property.textLocale }, context) } };
}

/** Card of a property with its kind, its own title and its address. */
export function toPropertyCard(
  property: Property,
  kind: string,
  href: string,
  context: ViewContext,
): EstateCardView {
  const { card: composition } = context.site.theme.choices;
  const own = ownTitleOf(property, kind, context);
  const title = own ?? kind;
  const place = placeOf(property, context);
  const pictures = picturesOf(property, context);
  const price = toStatedPrice(property.price, context);
  // The next open house is more important than the agency's sticker, and that more than a lowered price.
  const sticker =
    openHouseSticker(property, context) ?? stickerOf(property, context) ?? loweredSticker(price, context);
  return {
    id: property.id,
    href: property.hidden ? null : href,
    kind: kindOver(own, property, kind, context),
    title,
    place: tiedPlace(place),
    picture: leadingPicture(pictures),
    strip: property.hidden
      ? null
      : toStrip('card-pictures', property.id, Math.max(property.pictureCount ?? 0, pictures.length), context),
    noPicture: context.t('estate.noPicture'),
    price,
    beneath: beneathPrice(property, price, context),
    sticker,
    status: statedStatus(property, context),
    sold: property.sold || isShelved(property.standing),
    energy: toEnergyTag(property, context),
    flood: floodWarning(property, context),
    facts: factsAs(composition, cardFacts(property, context)),
    ...(isBrief(composition) ? {} : storyOf(property, context)),
    heart: toHeart(title, place, context),
  };
}

/** Card of an estate in lists, of any source (spec 1 §2, "Estate card"). */
export const toEstateCard = (estate: Estate, context: ViewContext): EstateCardView =>
  cachedView(context, 'estate card', [estate], () => {
    const property = propertyOfEstate(estate, context);
    const title = titleOf(estate, property, context);
    return toPropertyCard(property, title, canonicalPath(estate, null, context), context);
  });

/** The same as a row, which shows more. */
export const toEstateRow = (estate: Estate, context: ViewContext): EstateCardView =>
  cachedView(context, 'estate row', [estate], () => {
    const card = toEstateCard(estate, context);
    return { ...card, row: toCardRow(propertyOfEstate(estate, context), context) };
  });
