import { openingOf } from '../../../domain/format/excerpt.ts';
import { isProject, isProjectUnit } from '../../../domain/rules/project.ts';
import { isShelved } from '../../../domain/rules/standing.ts';
import { withoutTelling } from '../../../domain/rules/telling.ts';
import type { Choices } from '../../../domain/theme/compositions.ts';
import type { EstateCardView } from '../../../domain/views/estate-card.ts';
import type { Estate } from '../../../wire/estate.ts';
import { leadingPicture } from '../../platform/media/leading-picture.ts';
import { keptView, type ViewContext } from '../../platform/page/context.ts';
import { inLang } from '../../platform/page/worded.ts';
import { cardFacts } from '../facts/card-facts.ts';
import { toEnergyTag } from '../facts/energy.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { openHouseSticker } from '../open-house/open-house.ts';
import { propertyOfEstate } from '../property/estate-property.ts';
import { kindBeside } from '../property/kind-beside.ts';
import { loweredSticker, toToldPrice } from '../property/price.ts';
import { floodWarning, offLabelOf, type Property, placeOf, toHeart } from '../property/property.ts';
import { stickerOf } from '../property/sticker.ts';
import { unitTitle } from '../units/units.ts';
import { toCardRow } from './card-row.ts';
import { toStrip } from './card-strip.ts';
import { picturesOf } from './pictures.ts';

/** The property's name (spec 1 §2); a unit has its number as well, or a project's estates would all read alike. */
const titleOf = ({ general }: Estate, property: Property, context: ViewContext): string =>
  isProjectUnit(general) && !isProject(general) ? unitTitle(property, context) : property.name;

/** The listing's own title, where it has one in the page's language that says more than what it is. */
const ownTitleOf = (
  { title, titleLocale }: Property,
  kind: string,
  { locale }: ViewContext,
): string | null =>
  title === '' || titleLocale !== locale || title.toLowerCase() === kind.toLowerCase() ? null : title;

/** What stands small over the title: what it is; over a project's bare name, that it is one. */
function kindOver(own: string | null, property: Property, kind: string, context: ViewContext): string | null {
  if (own !== null) return kind;
  return property.project ? kindBeside(kind, property, context) : null;
}

/** Compositions of a card that tell nothing of a home's story and draw its facts with signs. */
const isBrief = (composition: Choices['card']): boolean => composition === 'plain' || composition === 'over';

/** Facts as a site's cards show them: in icons, or by name. */
const factsAs = (composition: Choices['card'], facts: EstateCardView['facts']): EstateCardView['facts'] =>
  isBrief(composition) ? facts : facts.map((fact) => ({ ...fact, named: 'named' }));

/** What a card that tells says of a home: the agency's remark, else how its description begins. */
function storyOf(property: Property, context: ViewContext): Pick<EstateCardView, 'text'> {
  const { remark, lines } = openingOf(property.lead, property.description);
  const words = withoutTelling(remark || lines, property);
  return words === '' ? {} : { text: { words, ...inLang({ locale: property.textLocale }, context) } };
}

/** The tile of a property under what it is and its own title, and the address it leads to. */
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
  const price = toToldPrice(property.price, context);
  // A day on which one may come is worth more than what the agency sticks on, and that more than what we see ourselves.
  const sticker =
    openHouseSticker(property, context) ?? stickerOf(property, context) ?? loweredSticker(price, context);
  return {
    id: property.id,
    href: property.hidden ? null : href,
    kind: kindOver(own, property, kind, context),
    title,
    place,
    picture: leadingPicture(pictures),
    strip: property.hidden
      ? null
      : toStrip('card-pictures', property.id, Math.max(property.pictureCount ?? 0, pictures.length), context),
    noPicture: context.t('estate.noPicture'),
    price,
    sticker,
    soldLabel: sticker === null ? offLabelOf(property, context) : null,
    sold: property.sold || isShelved(property.standing),
    energy: toEnergyTag(property, context),
    flood: floodWarning(property, context),
    facts: factsAs(composition, cardFacts(property, context)),
    ...(isBrief(composition) ? {} : storyOf(property, context)),
    heart: toHeart(title, place, context),
  };
}

/** The tile of an estate in lists, of either source (spec 1 §2, "Estate card"). */
export const toEstateCard = (estate: Estate, context: ViewContext): EstateCardView =>
  keptView(context, 'estate card', [estate], () => {
    const property = propertyOfEstate(estate, context);
    const title = titleOf(estate, property, context);
    return toPropertyCard(property, title, canonicalPath(estate, null, context), context);
  });

/** The same as a row, which says more. */
export const toEstateRow = (estate: Estate, context: ViewContext): EstateCardView =>
  keptView(context, 'estate row', [estate], () => {
    const card = toEstateCard(estate, context);
    return { ...card, row: toCardRow(propertyOfEstate(estate, context), card.price, context) };
  });
