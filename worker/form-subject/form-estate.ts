import type { Context } from 'hono';
import { loadEstate } from '../estate/load-estate.ts';
import type { FoundEstate } from '../platform/content/content.ts';
import type { AppEnv } from '../platform/env.ts';
import { loadDeferred, unlessOut, valueOr } from '../platform/failure/outage.ts';
import { siteContent } from '../platform/page/view-context.ts';

/**
 * The estate that a form is about. Throws NotFound or Gone; null during an outage, because the form works without its
 * picture.
 */
export const loadFormEstate = (c: Context<AppEnv>, estateId: string): Promise<FoundEstate | null> =>
  unlessOut(c, 'estate', () => loadEstate(siteContent(c), estateId));

/** The same for a refused form; null also for a missing estate, because the typed text must be shown anyway. */
export const loadFormEstateIfAny = async (
  c: Context<AppEnv>,
  estateId: string,
): Promise<FoundEstate | null> =>
  valueOr(await loadDeferred(c, 'estate', () => loadEstate(siteContent(c), estateId)), null);
