import { formatDate } from '#domain/format/date.ts';
import { tiedPlace } from '#domain/format/ties.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import { isAddressHidden } from '#domain/rules/address.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import { quietAbout } from '#domain/rules/telling.ts';
import type { PriceView } from '#domain/views/estate-card.ts';
import type {
  ContactPersonView,
  EstatePageView,
  FactView,
  UnitGroupView,
} from '#domain/views/estate-page.ts';
import { foreign } from '#domain/worded.ts';
import { phoneLink } from '../../platform/page/contact-link.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { homeDescription } from '../../platform/page/head-description.ts';
import { paragraphsOf } from '../../platform/page/paragraphs.ts';
import { picturesOf } from '../card/pictures.ts';
import { toCostSection } from '../costs/cost-section.ts';
import { toEnergyTag } from '../facts/energy.ts';
import { toFlood } from '../facts/flood.ts';
import { toKeyFacts } from '../facts/key-facts.ts';
import { type ReadingRows, toFacts } from '../facts/reading-order.ts';
import { toListing } from '../json-ld/listing.ts';
import { bookAppointmentPath } from '../links/book-appointment-path.ts';
import { type Parent, toBreadcrumbs } from '../links/breadcrumbs.ts';
import { contactPath } from '../links/contact-path.ts';
import { isViewable } from '../links/viewable.ts';
import { toOpenHouses } from '../open-house/open-house.ts';
import { discreet, type TellingParts } from '../place/discreet.ts';
import { toMap, withStated } from '../place/map.ts';
import { perAreaText, statusSince, toHistory } from '../property/history.ts';
import { kindBeside } from '../property/kind-beside.ts';
import { priceLabel, toPrice, toStatedPrice } from '../property/price.ts';
import { type Property, placeOf, statedStatus, statusOf, toHeart } from '../property/property.ts';
import { stickerOf } from '../property/sticker.ts';
import { unitNames } from '../property/unit-facts.ts';
import { headSubject, headTitle } from './estate-head.ts';
import { toShare } from './share.ts';

/** Input of the handler beside the estate. */
export interface PageInput {
  /** The page's own address, without the host. */
  readonly path: string;
  /** Contact person of the estate; only when the visitor asked for it (spec 1 §6). */
  readonly person: ContactPersonView | null;
}

/** Parts of a page beside the property itself. */
interface PageParts extends PageInput, TellingParts {
  readonly order: ReadingRows;
  readonly title: string;
  readonly energy: EstatePageView['energy'];
  readonly units: readonly UnitGroupView[];
  readonly facade: EstatePageView['facade'];
  readonly neighbours: EstatePageView['neighbours'];
  readonly parent: Parent | null;
  /** The listing's own facts about its surroundings. */
  readonly surroundings: readonly FactView[];
}

function archivedOf({ standing, archivedAt }: Property, { t }: ViewContext): EstatePageView['archived'] {
  return !standing.archived
    ? null
    : { label: t('standing.archived'), date: formatDate(archivedAt, t) || null };
}

/** What the status means for a visit, in a line by the main action: for a home under option or under offer. */
function meaningOf(property: Property, context: ViewContext): string | null {
  const { state } = statusOf(property, context);
  if (state !== 'option' && state !== 'bid') return null;
  const why = context.t(`views.visit.${state}`);
  return isViewable(property, context) ? `${context.t('views.visit.possible')} ${why}` : why;
}

const toContact = (
  property: Property,
  parts: PageParts,
  context: ViewContext,
): EstatePageView['contact'] => ({
  formHref: contactPath({ kind: 'estate', estateId: property.id }, context),
  revealHref: `${parts.path}?contact=1#contact`,
  dataHref: `${ajaxPath(context.locale, 'estate', property.id)}?contact=1`,
  person: parts.person,
  agency: { name: context.site.name, phone: phoneLink(context.site.settings.contact.phone) },
});

/** Link to the valuation form on the page of a sold home, for owners nearby; not for a home that was let. */
const valuationHref = (
  { sold, standing }: Property,
  { locale, site }: ViewContext,
): EstatePageView['valuationHref'] =>
  sold && !standing.period && site.settings.features.includes('valuation')
    ? pathTo('valuation', locale)
    : null;

const telling = (text: string, property: Property): string[] => {
  const quiet = isAddressHidden(property.address) ? quietAbout(property) : (paragraph: string) => paragraph;
  return paragraphsOf(text)
    .map(quiet)
    .filter((paragraph) => paragraph !== '');
};

/** Follows the content service's condition (`shown_homes`): a single home on offer at a public price, not one "from". */
const priceAlertHref = (
  { id, project, hidden, standing, units }: Property,
  price: PriceView | null,
  parent: Parent | null,
  { site, locale }: ViewContext,
): string | null =>
  price?.kind === 'amount' &&
  price.prefix === null &&
  standing.open &&
  !project &&
  !hidden &&
  parent === null &&
  units.length === 0 &&
  site.settings.features.includes('alerts')
    ? `${pathTo('subscribe', locale)}?home=${encodeURIComponent(id)}`
    : null;

/** Removes the short description from the text: many systems send the first paragraph or sentence as both. */
function withoutLead(paragraphs: readonly string[], lead: string): readonly string[] {
  const [first = '', ...others] = paragraphs;
  const rest = first.slice(lead.length);
  if (lead === '' || !first.startsWith(lead) || /^\S/.test(rest)) return paragraphs;
  return rest === '' ? others : [rest.trimStart(), ...others];
}

/** The page of an estate, whatever the source of its parts. */
export function toPropertyPage(property: Property, given: PageParts, context: ViewContext): EstatePageView {
  const parts = discreet(given, property);
  const { title } = parts;
  const { locale } = context;
  const place = placeOf(property, context);
  const pictures = picturesOf(property, context);
  const price = toPrice(property.price, context);
  const sticker = stickerOf(property, context);
  const lead = telling(property.lead, property).join(' ');
  const paragraphs = telling(property.description, property);
  const titleLocale = title === property.title ? foreign({ locale: property.titleLocale }, locale) : null;
  // Where a language cannot be marked, what it is, like on its card: never words of two languages in one text.
  const named = titleLocale === null ? title : property.name;
  const breadcrumbs = toBreadcrumbs(property, { text: title, locale: titleLocale }, parts.parent, context);
  const map = withStated(toMap(property, context), parts.surroundings);
  const keyFacts = toKeyFacts(property, context);
  const description = withoutLead(paragraphs, lead);
  const textLocale = foreign({ locale: property.textLocale }, locale);
  return {
    id: property.id,
    hidden: property.hidden,
    breadcrumbs,
    pictures,
    noPicture: pictures.length === 0,
    kind: kindBeside(title, property, context),
    title,
    titleLocale,
    place: tiedPlace(place),
    addressHidden: isAddressHidden(property.address),
    price: toStatedPrice(property.price, context),
    barPrice: price,
    priceLabel: priceLabel(price, property, context),
    priceAlertHref: priceAlertHref(property, price, parts.parent, context),
    sticker,
    openHouses: toOpenHouses(property, context),
    status: statedStatus(property, context),
    statusSince: statusSince(property, context),
    perArea: perAreaText(property, price, context),
    history: toHistory(property, context),
    costs: toCostSection(property, context),
    meaning: meaningOf(property, context),
    sold: property.sold,
    valuationHref: valuationHref(property, context),
    archived: archivedOf(property, context),
    keyFacts,
    lead: lead || null,
    textLocale,
    description,
    ...toFacts(parts.groups, parts.order, { keyFacts, reference: property.reference }),
    energy: parts.energy,
    energyTag: toEnergyTag(property, context),
    flood: toFlood(property, context),
    floors: parts.floors,
    documents: parts.documents,
    media: parts.media,
    map,
    units: parts.units,
    unitNames: unitNames(property.units, context),
    facade: parts.facade,
    neighbours: parts.neighbours,
    share: toShare(named, { path: parts.path, id: property.id }, context),
    similarHref: ajaxPath(context.locale, 'similar-cards', property.id),
    appointmentHref: isViewable(property, context) ? bookAppointmentPath(property.id, context) : null,
    appointmentInPlace: isBlank(context.site.settings.turnstileSiteKey),
    reference: property.reference,
    published: formatDate(property.publicationDate, context.t) || null,
    heart: toHeart(named, place, context),
    contact: toContact(property, parts, context),
    headTitle: headTitle(property, named, parts.parent, context),
    headDescription: homeDescription(
      {
        what: headSubject(property, title, parts.parent, context),
        place,
        keyFacts,
        price,
        lead: lead || (description[0] ?? ''),
      },
      context,
    ),
    jsonLd: toListing(
      property,
      {
        title,
        path: parts.path,
        language: titleLocale === null && textLocale === null ? context.locale : null,
        lead: lead || (description[0] ?? ''),
        pictures,
        breadcrumbs,
        map,
        parent: parts.parent,
      },
      context,
    ),
  };
}
