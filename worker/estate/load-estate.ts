import type { Context } from 'hono';
import { parseEstateId } from '#domain/estate-id.ts';
import type { FoundEstate, SiteContent } from '../platform/content/content.ts';
import type { AppEnv } from '../platform/env.ts';
import { NotFound } from '../platform/errors/app-error.ts';
import { siteContent, viewContext } from '../platform/page/view-context.ts';
import { foundProperty } from './found.ts';
import { LISTING_SOURCES } from './sources/index.ts';

/**
 * Loads an estate by the id in an address. Throws NotFound for an invalid id (without a call) and for an
 * unknown one; Gone for a withdrawn one.
 */
export async function loadEstate(content: SiteContent, idText: string | undefined): Promise<FoundEstate> {
  const id = parseEstateId(idText ?? '');
  const found = id === null ? null : await content.estate(id);
  if (found === null) throw new NotFound('no such estate');
  return found;
}

/**
 * Loads an estate that an assistant asks about. Throws NotFound also for one whose status the site hides, as no list
 * leads to it; Gone for a withdrawn one.
 */
export async function loadListedEstate(c: Context<AppEnv>, idText: string): Promise<FoundEstate> {
  const found = await loadEstate(siteContent(c), idText);
  if (foundProperty(found, viewContext(c)).hidden) throw new NotFound('a home whose status the site hides');
  return found;
}

/** The project of a unit; null for other estates, or when the project is not public. */
export async function loadProject(content: SiteContent, found: FoundEstate): Promise<FoundEstate | null> {
  const parentId = LISTING_SOURCES.named(found.source).projectIdOf(found.listing);
  const id = parentId === null ? null : parseEstateId(String(parentId));
  return id?.source === found.source ? await content.estate(id) : null;
}
