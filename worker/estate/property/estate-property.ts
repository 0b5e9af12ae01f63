import { openHousesFrom } from '#domain/agenda/open-house.ts';
import { plainLine } from '#domain/format/plain-text.ts';
import { idOfHome, standingOfHome } from '#domain/home-address.ts';
import { hasPositive, isBlank } from '#domain/rules/emptiness.ts';
import { hidingEntries, isHiddenStatus } from '#domain/rules/hidden-status.ts';
import { askedPrice, isProject, isProjectUnit, showsBuildingName } from '#domain/rules/project.ts';
import { kindOf } from '#domain/rules/property-kind.ts';
import { regionOf } from '#domain/rules/region.ts';
import { livedInRooms, roomCount } from '#domain/rules/rooms.ts';
import { sourceOf } from '#domain/rules/source.ts';
import { standingName } from '#domain/rules/standing-words.ts';
import { unlessTelling } from '#domain/rules/telling.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { type DealTerms, isMonthly, isNewlyBuilt, isPlainSale } from './deal-terms.ts';
import { ownOrShared } from './energy-facts.ts';
import { type Property, positive } from './property.ts';
import { wordsOf } from './property-words.ts';
import { factsOfUnits } from './unit-facts.ts';
import { nameOf } from './vocabulary.ts';

const filled = (text: string | null | undefined): string | null =>
  isBlank(text) ? null : (text ?? '').trim();

/** Most open-house days that are shown. */
const MOST_OPEN_HOUSES = 4;

/** The title of a card: a project's building name, else sub type, head type or the kind's noun (spec 1 §2). */
function cardName({ general }: Estate, context: ViewContext): string {
  const building = showsBuildingName(general) ? plainLine(general.buildingName ?? '') : '';
  return (
    unlessTelling(building, general.address) ||
    nameOf(general.subType, 'subType', context) ||
    nameOf(general.headType, 'headType', context) ||
    context.t(`views.noun.${kindOf(general.headType?.id)}.one`)
  );
}

/** What the estate states of its sale or letting beside the price. */
function termsOf({ general, technical }: Estate, today: string): DealTerms {
  const { price } = general;
  const parts = [price?.groundValue, price?.constructionValue];
  return {
    plain: isPlainSale([general.title, general.shortDescription, general.description]),
    fullCosts: true,
    isNew:
      yesOrNo(technical?.newBuilding) ??
      (isProjectUnit(general) ||
        technical?.condition?.id === 'NEW' ||
        parts.every((part) => hasPositive(part)) ||
        isNewlyBuilt(technical?.constructionYear ?? null, today)),
    ground: positive(price?.groundValue),
    charges: positive(technical?.monthlyCost),
    chargesIncluded: false,
    deposit: positive(price?.deposit),
    monthly: isMonthly(price?.period?.name),
  };
}

/** Reads each estate once, with its units; units of units are ignored. */
const propertiesIn = onceEach((context: ViewContext) =>
  onceEach((estate: Estate) =>
    readEstate(
      estate,
      childrenOf(estate).map((unit) => readEstate(unit, [], context)),
      context,
    ),
  ),
);

/** An estate as data for cards and pages; computed once per page. */
export const propertyOfEstate = (estate: Estate, context: ViewContext): Property =>
  propertiesIn(context)(estate);

function readEstate(estate: Estate, units: readonly Property[], context: ViewContext): Property {
  const { general, technical, dimensions, layout } = estate;
  const source = sourceOf(estate);
  const transactionId = general.transaction?.id;
  const standing = standingOfHome(estate);
  const facts = factsOfUnits(units);
  const project = isProject(general);
  return {
    id: idOfHome(estate),
    source,
    project,
    kind: project ? 'project' : kindOf(general.headType?.id),
    name: cardName(estate, context),
    ...wordsOf(
      { title: general.title, lead: general.shortDescription, description: general.description },
      general.address,
      context,
    ),
    subTypeId: general.subType?.id ?? null,
    transactionId: transactionId ?? general.status ?? null,
    transactionName: standingName(general.transaction, source, standing, context.t),
    standing,
    sold: standing.gone,
    hidden: isHiddenStatus(
      hidingEntries({ source, transaction: transactionId, status: general.status, standing }),
      context.site.settings.hiddenStatus,
    ),
    address: general.address ?? null,
    point: general.address?.geoLocation ?? null,
    pointPrecision: null,
    region: regionOf(general.address),
    price: {
      ...askedPrice(general.price, { project, gone: standing.gone, facts }),
      period: general.price?.period,
      lowered: general.price?.lowered,
      forRent: standing.period,
    },
    terms: termsOf(estate, context.today),
    history: general.history ?? null,
    sticker: general.sticker ?? null,
    openHouses: standing.open
      ? openHousesFrom(estate.openHouses, context.today).slice(0, MOST_OPEN_HOUSES)
      : [],
    pictures: estate.pictures ?? [],
    ...(estate.pictureCount ? { pictureCount: estate.pictureCount } : {}),
    rooms: livedInRooms(layout),
    bedrooms: roomCount(general.bedroomCount, layout, 'bedroom'),
    bathrooms: roomCount(general.bathroomCount, layout, 'bathroom'),
    area: positive(dimensions?.areaBuild),
    plot: positive(dimensions?.areaGround),
    constructionYear: positive(technical?.constructionYear),
    renovationYear: positive(technical?.renovationYear),
    energy: ownOrShared(estate.energy),
    floodBuilding: filled(general.floodingBuildingScore),
    floodParcel: filled(general.floodingParcelScore),
    reference: filled(general.reference),
    publicationDate: filled(general.publicationDate),
    archivedAt: filled(general.archivedAt),
    units,
    floor: general.floor ?? null,
    floorId: general.floorId ?? null,
    unitNumber: filled(general.entityNumber),
  };
}
