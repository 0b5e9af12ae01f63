import { parseEstateId } from '../../domain/estate-id.ts';
import type { FoundEstate, SiteContent } from '../platform/content/content.ts';
import { NotFound } from '../platform/errors/app-error.ts';
import { LISTING_SOURCES } from './sources/index.ts';

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

/** The project of a unit; null for an estate that stands alone, or whose project is not public. */
export async function loadProject(content: SiteContent, found: FoundEstate): Promise<FoundEstate | null> {
  const parentId = LISTING_SOURCES.named(found.source).projectIdOf(found.listing);
  const id = parentId === null ? null : parseEstateId(String(parentId));
  return id?.source === found.source ? await content.estate(id) : null;
}
