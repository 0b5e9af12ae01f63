import * as z from 'zod';
import { EVERY_SITE } from '../platform/caller.ts';
import { notFound } from '../platform/errors/content-error.ts';
import { SiteParams } from '../platform/operation/params.ts';
import { siteExists } from '../platform/sites.ts';

/** Whose tokens and whose journal a call is about. */
export interface Scope {
  /** Stands in the ids of its operations. */
  readonly name: string;
  /** How the paths of its operations begin. */
  readonly base: string;
  readonly params: z.ZodObject;
}

/** One site, and the deployment as a whole: a call without a site in its path needs a token of every site. */
export const SCOPES: readonly Scope[] = [
  { name: 'Site', base: '/sites/{siteId}', params: SiteParams },
  { name: 'Deployment', base: '', params: z.object({}) },
];

/** What stands for a scope in the tables. Throws not_found for a site that does not exist. */
export async function siteIdOf(db: D1Database, params: Readonly<Record<string, unknown>>): Promise<string> {
  if (typeof params.siteId !== 'string') return EVERY_SITE;
  if (!(await siteExists(db, params.siteId))) throw notFound('site');
  return params.siteId;
}
