import type { Context } from 'hono';
import type { FoundEstate } from '../../content/content.ts';
import type { AppEnv } from '../../env.ts';
import { codeOf } from '../../errors/app-error.ts';
import { describeError } from '../../errors/log.ts';
import { siteContent } from '../view-context.ts';
import { loadEstate } from './estate.ts';

/**
 * The home that a form is about. Throws NotFound or Gone; null while it cannot be had, since a form
 * stands without its picture.
 */
export const loadHome = (c: Context<AppEnv>, estateId: string): Promise<FoundEstate | null> =>
  unlessOut(c, 'estate', () => loadEstate(siteContent(c), estateId));

/** Loads what a page stands without; null during an outage, which is logged. Other errors are thrown on. */
export async function unlessOut<T>(
  c: Context<AppEnv>,
  what: string,
  load: () => Promise<T>,
): Promise<T | null> {
  try {
    return await load();
  } catch (error) {
    if (codeOf(error) !== 'unavailable') throw error;
    c.get('log')('warn', 'deferred.failed', { what, cause: describeError(error) });
    return null;
  }
}

/** The same for a form that comes back: what was typed outlives even the home. */
export async function loadHomeIfAny(c: Context<AppEnv>, estateId: string): Promise<FoundEstate | null> {
  try {
    return await loadHome(c, estateId);
  } catch (error) {
    if (codeOf(error) === 'failed') throw error;
    return null;
  }
}
