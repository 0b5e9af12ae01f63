import { plainLine } from '#domain/format/plain-text.ts';
import { type EstateLink, estatePath, shortEstatePath } from '#domain/links.ts';
import type { Locale } from '#domain/locale.ts';
import { cityName, showsStreet, streetLine } from '#domain/rules/address.ts';
import { isProject, isProjectUnit } from '#domain/rules/project.ts';
import { sourceOf } from '#domain/rules/source.ts';
import type { Standing } from '#domain/rules/standing.ts';
import { standingName } from '#domain/rules/standing-words.ts';
import { unlessTelling } from '#domain/rules/telling.ts';
import type { ProjectSlugParts, PropertySlugParts } from '#domain/slug.ts';
import { SOURCES } from '#domain/sources/index.ts';
import type { Estate } from '#wire/estate.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { idOfEstate, standingOfEstate } from '../property/estate-property.ts';
import type { PropertyAddress } from '../property/property.ts';
import { ownTitle } from '../property/property-words.ts';
import { labelOf, nameOf } from '../property/vocabulary.ts';

const zipOf = (address: PropertyAddress | null | undefined): string =>
  String(address?.city?.zip ?? '').trim();

/** The status of a home as its slug needs it. */
interface SlugStanding extends Pick<Standing, 'purpose' | 'gone'> {
  /** Name of a status that is not understood. */
  readonly name: string;
}

/**
 * Parts of a property's slug; the street only when the address rule shows it. Its transaction is the purpose, such as
 * "te koop", also under option and after the sale: an address must not change with a status.
 */
export const propertyParts = (
  subType: string,
  { purpose, gone, name }: SlugStanding,
  address: PropertyAddress | null | undefined,
  { locale, t }: Pick<ViewContext, 'locale' | 't'>,
): PropertySlugParts => ({
  subType,
  transaction: purpose === null ? name : t(`status.${purpose}`),
  street: showsStreet(address, gone) ? streetLine(address, locale) : null,
  zip: zipOf(address),
  city: cityName(address, locale),
});

/** Parts of a project's slug. */
export const projectParts = (
  title: string,
  address: PropertyAddress | null | undefined,
  locale: Locale,
): ProjectSlugParts => ({ title, zip: zipOf(address), city: cityName(address, locale) });

const titleOf = ({ general }: Estate, context: ViewContext): string =>
  ownTitle(general.title, general.address, context) ||
  unlessTelling(plainLine(general.buildingName ?? ''), general.address);

/** Name as on the page of its source: a card with another name would give another address. */
const subTypeOf = (estate: Estate, context: ViewContext): string => {
  const { subType } = estate.general;
  const { subTypeByCode } = SOURCES.ofEstate(estate);
  const label = subTypeByCode ? labelOf('subType', subType?.id, context) : '';
  return (
    label ||
    nameOf(subType, 'subType', context) ||
    // A sub type without a name: the slug begins with the type instead of the status.
    nameOf(estate.general.headType, 'headType', context)
  );
};

function linkOfEstate(estate: Estate, project: Estate | null, context: ViewContext): EstateLink {
  const { general } = estate;
  const { locale } = context;
  if (project !== null) {
    const slug = projectParts(titleOf(project, context), project.general.address, locale);
    return { kind: 'unit', id: idOfEstate(project), slug, entityId: idOfEstate(estate) };
  }
  if (isProject(general)) {
    const slug = projectParts(titleOf(estate, context), general.address, locale);
    return { kind: 'project', id: idOfEstate(estate), slug };
  }
  const standing = standingOfEstate(estate);
  const name = standingName(general.transaction, sourceOf(estate), standing, context.t);
  const slug = propertyParts(subTypeOf(estate, context), { ...standing, name }, general.address, context);
  return { kind: 'property', id: idOfEstate(estate), slug };
}

/**
 * Canonical address of an estate in the context's language. `project` is the project of a unit, whose address
 * begins with the project's own. A unit without its project gets its short address, which redirects (spec 1
 * §2, "Addresses").
 */
export function canonicalPath(estate: Estate, project: Estate | null, context: ViewContext): string {
  if (project === null && isProjectUnit(estate.general))
    return shortEstatePath(idOfEstate(estate), context.locale);
  return estatePath(linkOfEstate(estate, project, context), context.locale);
}
