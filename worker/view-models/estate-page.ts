import { localized } from '../../domain/text.ts';
import type { ContactPersonView, EstatePageView, FactView } from '../../domain/views/estate-page.ts';
import type { Estate } from '../content/schemas/estate.ts';
import type { Parent } from './breadcrumbs.ts';
import type { ViewContext } from './context.ts';
import { toDocuments } from './documents.ts';
import { BUILDING, FINANCES, TECHNICAL } from './estate-facts.ts';
import { canonicalPath } from './estate-link.ts';
import { toFacade } from './facade.ts';
import { type FactContext, toFactGroups, toRows } from './fact-table.ts';
import { propertyOfEstate } from './first-source.ts';
import { toFloors } from './floors.ts';
import { layoutRows } from './layout-facts.ts';
import { mediaOfEstate, toMedia } from './media.ts';
import { toNeighbours } from './neighbours.ts';
import { plainText } from './paragraphs.ts';
import { PLANNING } from './planning-facts.ts';
import type { Property } from './property.ts';
import { toPropertyPage } from './property-page.ts';
import { toUnits, unitFloors, unitTitle } from './units.ts';

/** What the handler knows beside the estate. */
export interface EstatePageInput {
  /** The page's own address, without the host. */
  readonly path: string;
  /** Who sells or lets the home; only when the visitor asked for it (spec 1 §6). */
  readonly person: ContactPersonView | null;
}

/** A source's own technical list: criteria and values in its own words. */
const builtRows = ({ buildTechnicals }: Estate, { locale }: ViewContext): readonly FactView[] =>
  (buildTechnicals ?? []).flatMap(({ criteria, value, comment }) => {
    const label = plainText(localized(criteria, locale));
    const words = [value, comment]
      .map((text) => plainText(localized(text, locale)))
      .filter((text) => text !== '');
    return label === '' || words.length === 0 ? [] : [{ label, value: words.join(', ') }];
  });

function groupsOf(estate: Estate, property: Property, context: ViewContext) {
  const facts: FactContext = { ...context, region: property.region };
  return toFactGroups(
    [
      { id: 'building', rows: toRows(BUILDING, estate, facts) },
      { id: 'layout', rows: layoutRows(estate.layout, property, context) },
      { id: 'technical', rows: [...builtRows(estate, context), ...toRows(TECHNICAL, estate, facts)] },
      { id: 'finances', rows: toRows(FINANCES, estate, facts) },
      { id: 'planning', rows: toRows(PLANNING, estate, facts) },
    ],
    context,
  );
}

/** Title of a page: a unit's kind and number, else the home's own title, else what a card says. */
const titleOf = (property: Property, isUnit: boolean, context: ViewContext): string =>
  isUnit ? unitTitle(property, context) : property.title || property.name;

function toParent(project: Estate, context: ViewContext): Parent {
  const { title, name } = propertyOfEstate(project, context);
  return { label: title || name, href: canonicalPath(project, null, context) };
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
      groups: groupsOf(estate, property, context),
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
