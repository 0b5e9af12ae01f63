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
export async function loadHome(c: Context<AppEnv>, estateId: string): Promise<FoundEstate | null> {
  try {
    return await loadEstate(siteContent(c), estateId);
  } catch (error) {
    if (codeOf(error) !== 'unavailable') throw error;
    c.get('log')('warn', 'deferred.failed', { what: 'estate', cause: describeError(error) });
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
