import type { EstatePageView } from '../../../../domain/views/estate-page.ts';
import type { Estate } from '../../../../wire/estate.ts';
import type { Parent } from '../../../view-models/breadcrumbs.ts';
import type { ViewContext } from '../../../view-models/context.ts';
import { toEnergySection } from '../../../view-models/energy.ts';
import { canonicalPath } from '../../../view-models/estate-link.ts';
import { propertyOfEstate } from '../../../view-models/estate-property.ts';
import { toFacade } from '../../../view-models/facade.ts';
import { toMedia } from '../../../view-models/media.ts';
import { toNeighbours } from '../../../view-models/neighbours.ts';
import type { Property } from '../../../view-models/property.ts';
import { type PageInput, toPropertyPage } from '../../../view-models/property-page.ts';
import { toUnits, unitFloors, unitTitle } from '../../../view-models/units.ts';
import { inLang } from '../../../view-models/worded.ts';
import { toDocuments } from './documents.ts';
import { energyRows } from './energy-rows.ts';
import { toFloors } from './floors.ts';
import { estateGroups } from './groups.ts';
import { mediaOfEstate } from './media-links.ts';

/** Title of a page: a unit's kind and number, else the estate's own title, else what a card says. */
const titleOf = (property: Property, isUnit: boolean, context: ViewContext): string =>
  isUnit ? unitTitle(property, context) : property.title || property.name;

function toParent(project: Estate, context: ViewContext): Parent {
  const { title, titleLocale, name } = propertyOfEstate(project, context);
  const lang = title === '' ? {} : inLang({ locale: titleLocale }, context);
  return { label: title || name, href: canonicalPath(project, null, context), ...lang };
}

/**
 * The page of an estate of the first source: an estate, a project, or a unit of a project, which is given
 * with it.
 */
export function toEstatePage(
  estate: Estate,
  project: Estate | null,
  { path, person }: PageInput,
  context: ViewContext,
): EstatePageView {
  const property = propertyOfEstate(estate, context);
  const parent = project === null ? null : toParent(project, context);
  // A unit is shown on the façade of its project.
  const floors = unitFloors(project ?? estate, context);
  return toPropertyPage(
    property,
    {
      title: titleOf(property, project !== null, context),
      path,
      groups: estateGroups(estate, property, context),
      energy: toEnergySection(property, energyRows(estate, property, context), context),
      floors: toFloors(estate, context),
      documents: toDocuments(estate, context),
      media: toMedia(mediaOfEstate(estate), context),
      units: project === null ? toUnits(floors) : [],
      facade: toFacade(floors, project === null ? null : property.id),
      neighbours: parent === null ? null : toNeighbours(floors, property.id, parent),
      parent,
      person,
    },
    context,
  );
}
