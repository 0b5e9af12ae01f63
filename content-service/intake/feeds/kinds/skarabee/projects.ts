import type { Ask } from '../../kind.ts';
import { childOf, type XmlElement } from './element.ts';
import { callWeblink, WEBLINK } from './soap.ts';

/** Ids of projects by those of their units. */
type Projects = ReadonlyMap<string, string>;

/** Without a time only active projects are listed: units of one that is not would lose it, and be shown alone. */
const LONG_AGO = '2000-01-01T00:00:00';

/** Asked for once in a piece of work. */
const known = new WeakMap<Ask, Projects>();

const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  childOf(element, name, WEBLINK)?.children ?? [];

/** Units of a project: it has models, lots and homes, nested by their properties' ids; only published ones have a publication. */
function unitsIn(project: XmlElement): readonly (readonly [unit: string, project: string])[] {
  const id = childOf(project, 'PublicationId', WEBLINK)?.text.trim() ?? '';
  return childrenOf(project, 'PropertySummaries').flatMap((property): [string, string][] => {
    const unit = childOf(property, 'ProjectPropertyPublication', WEBLINK)?.attributes.PublicationId;
    return unit === undefined || unit === id ? [] : [[unit, id]];
  });
}

/**
 * The projects of the agency's units, as the interface nests them. An agency without projects has none, and its answer no list.
 * Throws FeedFault.
 */
export async function projectsOf(ask: Ask): Promise<Projects> {
  const before = known.get(ask);
  if (before !== undefined) return before;
  const result = await callWeblink(ask, 'GetProjectSummaries', [
    ['LastModified', LONG_AGO],
    ['ExcludeSharedProperties', 'true'],
  ]);
  const projects = new Map(
    (result === null ? [] : childrenOf(result, 'ProjectPublicationSummaries')).flatMap(unitsIn),
  );
  known.set(ask, projects);
  return projects;
}
