import { parseEstateId } from '../../../domain/estate-id.ts';
import type { FoundEstate, SiteContent } from '../../content/content.ts';
import type { Estate } from '../../content/schemas/estate.ts';
import { NotFound } from '../../errors/app-error.ts';

/**
 * An estate by the id of an address. Throws NotFound where the id has no form of an id, so that no call
 * is made with it, and where the content service knows none; Gone where it was withdrawn.
 */
export async function loadEstate(content: SiteContent, idText: string | undefined): Promise<FoundEstate> {
  const id = parseEstateId(idText ?? '');
  const found = id === null ? null : await content.estate(id);
  if (found === null) throw new NotFound('no such estate');
  return found;
}

/** The project of a unit; null for a home that stands alone, or whose project is not public. */
export async function loadProject(content: SiteContent, found: FoundEstate): Promise<Estate | null> {
  const parentId = found.source === 'first' ? found.estate.general.parentId : null;
  const id = parentId === null || parentId === undefined ? null : parseEstateId(String(parentId));
  const project = id === null ? null : await content.estate(id);
  return project?.source === 'first' ? project.estate : null;
}
