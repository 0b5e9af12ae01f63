import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { tabRows } from '#domain/fields/show.ts';
import type { EstatePageView, FactView } from '#domain/views/estate-page.ts';
import { childrenOf, type Estate } from '#wire/estate.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { inLang } from '#worker/platform/page/worded.ts';
import { toMedia } from '../../card/media.ts';
import { toFacade } from '../../facade/facade.ts';
import { toEnergySection } from '../../facts/energy.ts';
import type { Parent } from '../../links/breadcrumbs.ts';
import { canonicalPath } from '../../links/estate-link.ts';
import { type PageInput, toPropertyPage } from '../../page/property-page.ts';
import { propertyOfEstate } from '../../property/estate-property.ts';
import type { Property } from '../../property/property.ts';
import { toNeighbours } from '../../units/neighbours.ts';
import { toUnits, unitFloors, unitTitle } from '../../units/units.ts';
import { toDocuments } from './documents.ts';
import { estateFieldContext } from './field-context.ts';
import { toFloors } from './floors.ts';
import { estateGroups, estateOrder } from './groups.ts';
import { environmentRows } from './list-facts.ts';
import { mediaOfEstate } from './media-links.ts';

/** Rows of an estate's own figures, then those of its building, which say so (spec 1 §3). */
function energyRows(estate: Estate, property: Property, context: ViewContext): readonly FactView[] {
  const fields = estateFieldContext(estate, property, context);
  return [
    ...tabRows('energy', FIRST_SOURCE_FIELDS, estate, fields),
    ...tabRows('energyShared', FIRST_SOURCE_FIELDS, estate, fields),
  ];
}

/** Title of a page: a unit's kind and number, else the estate's own title, else the title of its card. */
const titleOf = (property: Property, isUnit: boolean, context: ViewContext): string =>
  isUnit ? unitTitle(property, context) : property.title || property.name;

function toParent(project: Estate, context: ViewContext): Parent {
  const { title, titleLocale, name } = propertyOfEstate(project, context);
  const lang = title === '' ? {} : inLang({ locale: titleLocale }, context);
  return { label: title || name, href: canonicalPath(project, null, context), ...lang };
}

/** Page of an estate of the first source: an estate, a project, or a unit with its project. */
export function toEstatePage(
  estate: Estate,
  project: Estate | null,
  { path, person }: PageInput,
  context: ViewContext,
): EstatePageView {
  const property = propertyOfEstate(estate, context);
  const parent = project === null ? null : toParent(project, context);
  // A unit is shown on the façade of its project.
  const floors = unitFloors(childrenOf(project ?? estate), project ?? estate, context);
  return toPropertyPage(
    property,
    {
      title: titleOf(property, project !== null, context),
      path,
      groups: estateGroups(estate, property, context),
      order: estateOrder(estate, property, context),
      energy: toEnergySection(property, energyRows(estate, property, context), context),
      floors: toFloors(estate, context),
      surroundings: environmentRows(estate, context),
      documents: toDocuments(estate, context),
      media: toMedia(mediaOfEstate(estate), context),
      units: project === null ? toUnits(floors) : [],
      facade: toFacade(
        floors,
        project === null ? null : property.id,
        (unit) => toDocuments(unit, context),
        context,
      ),
      neighbours: parent === null ? null : toNeighbours(floors, property.id, parent),
      parent,
      person,
    },
    context,
  );
}
