import type { ContactPersonView, EstatePageView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { Parent } from './breadcrumbs.ts';
import type { ViewContext } from './context.ts';
import { toDocuments } from './documents.ts';
import { energyRows, toEnergySection } from './energy.ts';
import { estateGroups } from './estate-groups.ts';
import { canonicalPath } from './estate-link.ts';
import { toFacade } from './facade.ts';
import { propertyOfEstate } from './first-source.ts';
import { toFloors } from './floors.ts';
import { mediaOfEstate, toMedia } from './media.ts';
import { toNeighbours } from './neighbours.ts';
import type { Property } from './property.ts';
import { toPropertyPage } from './property-page.ts';
import { toUnits, unitFloors, unitTitle } from './units.ts';
import { inLang } from './worded.ts';

/** What the handler knows beside the estate. */
export interface EstatePageInput {
  /** The page's own address, without the host. */
  readonly path: string;
  /** Who sells or lets the home; only when the visitor asked for it (spec 1 §6). */
  readonly person: ContactPersonView | null;
}

/** Title of a page: a unit's kind and number, else the home's own title, else what a card says. */
const titleOf = (property: Property, isUnit: boolean, context: ViewContext): string =>
  isUnit ? unitTitle(property, context) : property.title || property.name;

function toParent(project: Estate, context: ViewContext): Parent {
  const { title, titleLocale, name } = propertyOfEstate(project, context);
  const lang = title === '' ? {} : inLang({ locale: titleLocale }, context);
  return { label: title || name, href: canonicalPath(project, null, context), ...lang };
}

/**
 * The page of an estate of the first source: a home, a project, or a unit of a project, which is given
 * with it.
 */
export function toEstatePage(
  estate: Estate,
  project: Estate | null,
  { path, person }: EstatePageInput,
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
